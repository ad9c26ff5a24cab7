/** The shelf: evenings that wait. Nothing on it is ever changed without being asked for. */
import type { RemovedEvenings, Reply } from '../../bridge'
import {
  done,
  notNow,
  refused,
  withFiles,
  replyTo,
  type CommandContext,
  type SomeHandlers,
} from './context/commandContext'
import { readEntries, readHeader, type Entry } from '../evening/journal/entries'
import { openEvening, type Opened } from '../evening/shelf/openEvening'
import { shelfDigest, shelfEntries } from '../evening/shelf/shelfEntry'
import { isHosted } from '../hosting/hosted'
import { HOSTED, LOCKED_BY_PIN } from '../lock/deskLock'
import { keepPin, pinOf } from './common/eveningPin'
import { hidePhones } from './common/hidePhones'
import { resumePhones } from './common/keptPhones'
import { putAway } from './common/putAway'
import { refuse } from '../program/refusals'
import { notify, shelvedBy, stationOf, type HostState } from '../state/state'

export const shelfCommands = {
  'shelf.open': (context, { id }) => open(context, id, null),
  'shelf.goOn': (context, { id, from }) => open(context, id, from),

  async 'shelf.rename'(context, { id, title }) {
    const { state } = context
    if (title === '') return refused(refuse('titleEmpty'))
    if (state.evening?.id === id) {
      return replyTo(await state.evening.note({ kind: 'title', title }, context.prepare))
    }
    const { journal, entries } = await state.store.open(id)
    try {
      const first = readHeader(entries[0])
      if ('problem' in first) return refused(first.problem)
      const read = readEntries(entries.slice(1))
      const t = 'problem' in read ? 0 : (read.entries.at(-1)?.t ?? 0)
      const entry: Entry = { t, left: null, do: { kind: 'title', title } }
      await journal.append(entry as never)
    } finally {
      await journal.close()
    }
    await context.refreshShelf()
    return done()
  },

  async 'shelf.export'({ state }, { id }) {
    // What a PIN keeps from the desk leaves by no file either.
    if (state.evening?.id !== id && (await pinOf(state, id))) return refused(refuse('pinLocked'))
    if (state.evening?.id === id && isHosted(state.evening)) return refused(refuse('deskLocked'))
    const text = await state.store.export(id)
    const { files } = state.machine
    if (!files) return done({ text })
    files.save(`${fileName(state, id)}.nightfall`, text)
    return done()
  },

  'shelf.pick': ({ state }) => withFiles(state, (files) => files.pick()),

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

  async 'shelf.removed'({ state }) {
    const evenings = shelfEntries(await state.store.listRemoved(shelfDigest), shelvedBy(state))
    return done({ evenings } satisfies RemovedEvenings)
  },

  async 'shelf.restore'({ state, refreshShelf }, { id }) {
    const restored = await state.store.restore(id)
    await refreshShelf()
    return done({ id: restored })
  },

  async 'shelf.putAway'(context) {
    if (stationOf(context.state) === 'shelf') return notNow(context.state)
    await putAway(context)
    // Those that wait for another evening are not at this one.
    if (context.state.phones.on) await hidePhones(context.state)
    return done()
  },
} satisfies SomeHandlers

/** The evening's title, else its game and day, with nothing in it that a file's name could not hold. */
function fileName({ shelf, packs, settings }: HostState, id: string): string {
  const entry = shelf.find((one) => one.id === id)
  if (!entry) return id
  const { title, ruleset, startedAt, carries } = entry
  const { name = carries?.name ?? ruleset } =
    packs.textsOf({ id: ruleset, rules: {} }, settings.language) ?? {}
  // Swedish writes a date as files are sorted: 2026-11-28.
  const usual = `${name} ${new Intl.DateTimeFormat('sv').format(startedAt)}`
  return (title || usual).replace(/[^\p{L}\p{N} _-]/gu, '').trim() || id
}

/** @param agreed from which entry on the host lets newer rules decide; null if nobody has asked yet */
async function open(
  { state, quiet }: CommandContext,
  id: string,
  agreed: number | null,
): Promise<Reply> {
  if (state.evening) return refused(refuse('eveningOpen'))
  const { store, games, now, settings } = state
  const pin = await pinOf(state, id)
  const opened = await openEvening({ store, games, now, language: settings.language }, id, agreed)
  if (!pin && state.pin) await keepOrClose(state, opened, state.pin)
  if (pin) {
    state.pin = pin
    state.lock = LOCKED_BY_PIN
  }
  state.hosting.clear()
  if (isHosted(opened.evening)) state.lock = HOSTED
  games.hold(opened.evening.header.ruleset, opened.pack)
  state.evening = opened.evening
  state.lobby = null
  for (const { code, params } of opened.notices) notify(state, code, 'warning', params)
  quiet()
  await resumePhones(state)
  return done()
}

/** A PIN that was set before any evening was open is this one's. */
async function keepOrClose(
  state: HostState,
  { evening }: Opened,
  pin: NonNullable<HostState['pin']>,
): Promise<void> {
  try {
    await keepPin(state, evening.id, pin)
  } catch (error) {
    await evening.close()
    throw error
  }
}
