/**
 * Hosts random evenings of all games, or of the host's own ones alone (`own`), through the real host, as fast as the disk takes them, until it is killed. After each
 * acknowledged command it says: the evening, how many entries were acknowledged, their checksum, and the state.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync, writeSync } from 'node:fs'
import { packs, rulesets } from '../../../rulesets'
import type { FacilitatorView, Reply } from '../../../src/bridge'
import { createHost } from '../../../src/host/createHost'
import { systemClock } from '../../../src/host/system/systemClock'
import { memoryFolder } from '../../../src/host/games/folder/memoryFolder'
import { fileJournals } from '../../../src/host/storage/journals/fileJournals'
import { memorySettings } from '../../../src/host/storage/settings/settings'
import type { Journal, JournalStore } from '../../../src/host/storage/ports'
import { ownGame } from '../../support/ownGame'
import { digest, stateOf } from '../support/eveningState'
import { nextCommand, startCommands } from '../support/randomCommands'

const [folder = '', known = '', which = ''] = process.argv.slice(2)
/** Of the host's own: one of one card each, and one with lives, doses and split votes. */
const written =
  which === 'own'
    ? ['five-at-the-inn', 'crowns-and-knaves'].map((id) => `assets/games/${id}.yaml`)
    : []
const games = memoryFolder(
  new Map(written.map((path) => [path.split('/').at(-1) ?? '', readFileSync(path, 'utf8')])),
)
const promised = { id: '', entries: [] as string[] }

/** Remembers what was promised to be on disk. */
function remembering(id: string, entries: readonly unknown[], journal: Journal): Journal {
  promised.id = id
  promised.entries = entries.map((entry) => JSON.stringify(entry))
  return {
    append: async (entry) => {
      const text = JSON.stringify(entry)
      await journal.append(entry)
      promised.entries.push(text)
    },
    keepCopy: () => journal.keepCopy(),
    close: () => journal.close(),
  }
}

const files = fileJournals({ folder })
const store: JournalStore = {
  list: (digest) => files.list(digest),
  create: async (id, first) => remembering(id, [first], await files.create(id, first)),
  open: async (id) => {
    const opened = await files.open(id)
    return { ...opened, journal: remembering(id, opened.entries, opened.journal) }
  },
  remove: (id) => files.remove(id),
  listRemoved: (digest) => files.listRemoved(digest),
  restore: (id) => files.restore(id),
  readPin: (id) => files.readPin(id),
  writePin: (id, text) => files.writePin(id, text),
  export: (id) => files.export(id),
  import: (text) => files.import(text),
  check: () => files.check(),
}

const seen: { view: FacilitatorView | null } = { view: null }
const host = createHost({
  store,
  settings: memorySettings(),
  packs,
  games,
  ...systemClock,
  randomBytes,
  random: Math.random,
  onError: (error) => {
    writeSync(1, `broken ${String(error)}\n`)
  },
})
host.subscribeFacilitator((view) => (seen.view = view))

async function perform(command: object): Promise<Reply> {
  const reply = await host.handle(command as never)
  const { view } = seen
  if (reply.ok && view?.evening) {
    const { id, entries } = promised
    const state = view.game ? digest(stateOf(view.game)) : '-'
    writeSync(1, `${id} ${entries.length} ${digest(entries)} ${state}\n`)
  }
  return reply
}

const must = async (command: object): Promise<void> => {
  const reply = await perform(command)
  if (!reply.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(reply.refusal)}`)
}

// Until the folder was read.
if (written.length > 0) await host.handle({ type: 'preflight.check' })
if (known) await must({ type: 'shelf.open', id: known })
for (;;) {
  if (!known || seen.view?.station === 'shelf') {
    const own = Object.fromEntries(written.map((path) => [path, ownGame(path)]))
    const commands = startCommands(written.length > 0 ? own : rulesets, Math.random)
    const deal = commands.pop()
    for (const command of commands) await must(command)
    // Drawn house rules may want more players than were drawn: such a deck is refused, and others are drawn.
    if (deal && !(await perform(deal)).ok) await must({ type: 'shelf.putAway' })
  }
  let refused = 0
  while (seen.view?.evening) {
    const command = nextCommand(seen.view, refused, Math.random)
    refused = (await perform(command)).ok ? 0 : refused + 1
  }
}
