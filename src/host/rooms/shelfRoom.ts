/** The shelf: evenings that wait. Nothing on it is ever changed without being asked for. */
import { refuse } from '../../engine'
import { done, notNow, refused, replyTo, type Desk, type Handlers } from '../desk'
import { readEntries, type Entry } from '../evening/entries'
import { openEvening } from '../evening/openEvening'
import { notify, roomOf } from '../state'
import { tidyName } from '../views/lobbyView'

export const shelfRoom: Handlers<
  'shelf.open' | 'shelf.rename' | 'shelf.export' | 'shelf.import' | 'shelf.remove' | 'shelf.show'
> = {
  async 'shelf.open'({ state, quiet }, { id }) {
    if (state.evening) return refused(refuse('eveningOpen'))
    const opened = await openEvening(state.store, state.rulesets, id, state.now)
    state.evening = opened.evening
    state.lobby = null
    for (const { code, params } of opened.notices) notify(state, code, 'warning', params)
    quiet()
    return done()
  },

  async 'shelf.rename'(desk, { id, title: typed }) {
    const { state } = desk
    const title = tidyName(typed)
    if (title === '') return refused(refuse('titleEmpty'))
    if (state.evening?.id === id) {
      return replyTo(await state.evening.note({ kind: 'title', title }, desk.guard))
    }
    const { journal, entries } = await state.store.open(id)
    try {
      const read = readEntries(entries.slice(1))
      const t = typeof read === 'number' ? 0 : (read.at(-1)?.t ?? 0)
      const entry: Entry = { t, left: null, do: { kind: 'title', title } }
      await journal.append(entry as never)
    } finally {
      await journal.close()
    }
    await desk.refreshShelf()
    return done()
  },

  async 'shelf.export'({ state }, { id }) {
    return done({ text: await state.store.export(id) })
  },

  async 'shelf.import'({ state, refreshShelf }, { text }) {
    const id = await state.store.import(text)
    await refreshShelf()
    return done({ id })
  },

  async 'shelf.remove'({ state, refreshShelf }, { id }) {
    if (state.evening?.id === id) return refused(refuse('eveningOpen'))
    await state.store.remove(id)
    await refreshShelf()
    return done()
  },

  async 'shelf.show'(desk) {
    if (roomOf(desk.state) === 'shelf') return notNow(desk.state)
    await leave(desk)
    return done()
  },
}

/** Puts the open evening or the lobby away. */
export async function leave({ state, quiet, refreshShelf }: Desk): Promise<void> {
  const { evening } = state
  state.evening = null
  state.lobby = null
  state.demoRunning = false
  quiet()
  try {
    await evening?.close()
  } catch {
    // What was acknowledged is on disk; only the clock's last seconds are lost.
    notify(state, 'closedRoughly', 'warning')
  }
  // What was put on other screens for this evening ends with it.
  if (evening) await state.machine.network?.hide()
  await refreshShelf()
}
