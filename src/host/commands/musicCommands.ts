/** The host's own music: its folders, what is found out of its files, and what plays. */
import type { Reply } from '../../bridge'
import { meantFolder } from '../music/readFolder'
import { refuse } from '../refusals'
import { done, refused, type Handlers } from './commandContext'

type MusicCommands =
  | 'music.broken'
  | 'music.folder'
  | 'music.measured'
  | 'music.next'
  | 'music.pick'
  | 'music.read'
  | 'music.stop'

const known = (isKnown: boolean): Reply => (isKnown ? done() : refused(refuse('noSuchPiece')))

export const musicCommands: Handlers<MusicCommands> = {
  async 'music.folder'({ state: { machine, music } }, { folder, path: typed }) {
    const path = typed === null ? null : meantFolder(typed)
    if (typed !== null && path === null) return refused(refuse('folderGone', { path: typed }))
    if (path !== null && machine.folders?.isChosen(path) === false) {
      return refused(refuse('folderNotChosen'))
    }
    const problem = await music.choose(folder, path)
    if (problem === null) return done()
    const code = problem === 'gone' ? 'folderGone' : 'folderUnreadable'
    return refused(refuse(code, { path: path ?? '' }))
  },

  'music.pick'({ state: { machine } }, { folder }) {
    if (!machine.folders) return refused(refuse('noFiles'))
    machine.folders.pick(folder)
    return done()
  },

  async 'music.read'({ state }) {
    await state.music.read()
    return done()
  },

  'music.measured': async ({ state }, { id, lufs, loudest, peak, seconds }) =>
    known(await state.music.measured(id, { lufs, loudest, peak, seconds })),

  'music.broken': async ({ state }, { id, why }) => known(await state.music.measured(id, why)),

  async 'music.next'({ state }) {
    await state.music.next()
    return done()
  },

  'music.stop'({ state }, { on }) {
    state.music.stop(on)
    return done()
  },
}
