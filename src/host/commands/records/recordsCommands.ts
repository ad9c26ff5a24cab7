/** Records of a group: what its evenings came to, read from their journals a few at a time, so that nothing else has to wait. */
import { createHash } from 'node:crypto'
import { nameKey, type EveningRecord, type ReadRecords, type RecordsBegun } from '../../../bridge'
import { eveningRecord } from '../../evening/shelf/eveningRecord'
import { findingOf, openEvening } from '../../evening/shelf/openEvening'
import type { HostState } from '../../state/state'
import { pinOf } from '../common/eveningPin'
import { done, type SomeHandlers } from '../context/commandContext'

/** By these a name is known again that is written nowhere. */
const digestOf = (name: string): string => createHash('sha256').update(nameKey(name)).digest('hex')

export const recordsCommands = {
  'records.begin': ({ state: { kept } }) =>
    done({
      groups: kept.groups.map(({ name, players }) => ({ name, players })),
      leftOut: kept.leftOut.length,
    } satisfies RecordsBegun),

  async 'records.read'({ state }, { ids }) {
    const evenings: EveningRecord[] = []
    const unread: { id: string; code: string }[] = []
    for (const id of ids) {
      const read = await recordOf(state, id)
      if (typeof read === 'string') unread.push({ id, code: read })
      else if (read) evenings.push(read)
    }
    return done({ evenings, unread } satisfies ReadRecords)
  },

  'records.leaveOut'({ state: { kept } }, { name }) {
    kept.changeLeftOut((digests) =>
      name === null ? [] : [...new Set([...digests, digestOf(name)])],
    )
    return done()
  },
} satisfies SomeHandlers

/** What an evening came to; null where nobody has won, a code where it cannot be read. */
async function recordOf(state: HostState, id: string): Promise<EveningRecord | string | null> {
  const leftOut = new Set(state.kept.leftOut)
  const named = (name: string) => (leftOut.has(digestOf(name)) ? null : name)
  if (state.evening?.id === id) return eveningRecord(id, state.evening.ledger, named)
  // What a PIN keeps from the desk is told on no other page of it.
  if (await pinOf(state, id)) return 'pinLocked'
  const { store, games, now, settings } = state
  try {
    const { evening } = await openEvening({ store, games, now, language: settings.language }, id)
    try {
      return eveningRecord(id, evening.ledger, named)
    } finally {
      await evening.close()
    }
  } catch (error) {
    const finding = findingOf(error)
    if (!finding) throw error
    return finding.code
  }
}
