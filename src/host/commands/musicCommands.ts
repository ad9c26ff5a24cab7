/** The host's own music: its folders, what is found out of its files, and what plays. */
import type { Reply } from '../../bridge'
import { roomLanguageOf } from '../../i18n/languages'
import { clipList } from '../../story'
import { meantFolder, type FolderProblem } from '../music/readFolder'
import { refuse, type HostRefusal } from '../program/refusals'
import { notify } from '../state/state'
import { done, refused, type SomeHandlers } from './context/commandContext'

const REFUSED: Readonly<Record<FolderProblem, HostRefusal>> = {
  gone: 'folderGone',
  unreadable: 'folderUnreadable',
  slow: 'folderSlow',
}

/** The view tells what came of it. */
const nobody = (): void => {}

const known = (isKnown: boolean): Reply => (isKnown ? done() : refused(refuse('noSuchPiece')))

export const musicCommands = {
  'music.folder'({ state, later }, { folder, path: typed }) {
    const { machine, music } = state
    const path = typed === null ? null : meantFolder(typed)
    if (typed !== null && path === null) return refused(refuse('folderGone', { path: typed }))
    if (path !== null && machine.folders?.isChosen(path) === false) {
      return refused(refuse('folderNotChosen'))
    }
    const params = { path: path ?? '' }
    let code: HostRefusal | null = null
    const chosen = music.choose(folder, path).then((problem) => {
      code = problem && REFUSED[problem]
      return code === null ? done() : refused(refuse(code, params))
    })
    return later(chosen, () => {
      if (code !== null) notify(state, code, 'warning', params)
    })
  },

  'music.pick'({ state: { machine } }, { folder }) {
    if (!machine.folders) return refused(refuse('noFiles'))
    machine.folders.pick(folder)
    return done()
  },

  'music.read': ({ state, later }) =>
    later(
      state.music.read().then(() => done()),
      nobody,
    ),

  'music.measured': ({ state }, { id, lufs, loudest, peak, seconds }) =>
    known(state.music.measured(id, { lufs, loudest, peak, seconds })),

  'music.broken': ({ state }, { id, why }) => known(state.music.measured(id, why)),

  'music.clipNames'({ state: { packs, settings } }, { ruleset }) {
    const pack = packs.stories(ruleset, roomLanguageOf(settings))
    return pack ? done({ text: clipList(pack) }) : refused(refuse('noSuchGame'))
  },

  'music.next': ({ state, later }) =>
    later(
      state.music.next().then(() => done()),
      nobody,
    ),

  'music.stop'({ state }, { on }) {
    state.music.stop(on)
    return done()
  },
} satisfies SomeHandlers
