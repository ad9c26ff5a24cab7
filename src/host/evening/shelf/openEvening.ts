/** Opens an evening from the shelf: reads its journal, plays it again and settles where it stands. */
import type { GamePack, GamePacks } from '../../../../rulesets/pack'
import { lookUp, upgraded } from '../../../engine'
import { carriedPack } from '../../games/carried'
import { isOwnId } from '../../games/pack/ownPack'
import type { Registry } from '../../games/pack/registry'
import {
  StorageProblem,
  type JournalStore,
  type OpenedEvening,
  type StorageFinding,
} from '../../storage/ports'
import { phaseName } from '../log/chronicle'
import { readEntries, readHeader, validEntries, type ActDeed, type Entry } from '../journal/entries'
import { ledgerOf, type Ledger } from '../ledger'
import { LiveEvening } from '../liveEvening'
import { replay } from '../replay'
import { standsAt } from './shelfEntry'

/** An evening that this program cannot play: the file stays as it is. */
export class EveningProblem extends Error {
  constructor(readonly finding: StorageFinding) {
    super(finding.code)
  }
}

const problem = (code: string, params: StorageFinding['params'] = {}): EveningProblem =>
  new EveningProblem({ code, params })

export interface Opened {
  readonly evening: LiveEvening
  readonly notices: readonly StorageFinding[]
  /** The game that it is played with, words included. */
  readonly pack: GamePack
}

export interface Openable {
  readonly store: JournalStore
  readonly games: Pick<Registry, 'builtIn'>
  /** Of the desk, for what is wrong with a document. */
  readonly language: string
  readonly now: () => number
}

/**
 * Opens an evening without writing anything. Where today's rules decide one of its answers differently, the host has to
 * be asked first: `rulesDiffer` says from which entry on (`from`), where that is (`phase`, `step`), how many `answers`
 * would be given again, and where the evening `stands`.
 * @param agreed the `from` at which the host wants to go on; then, and only then, the place is marked in the journal,
 *   after a copy of it as it was has been put beside it
 * @throws EveningProblem or StorageProblem when it cannot be opened; the journal is let go of
 */
export async function openEvening(
  from: Openable,
  id: string,
  agreed: number | null = null,
): Promise<Opened> {
  const opened = await from.store.open(id)
  try {
    return await readEvening(opened, from, id, agreed)
  } catch (error) {
    await opened.journal.close()
    throw error
  }
}

async function readEvening(
  { journal, entries: raw, notices }: OpenedEvening,
  { games, language, now }: Openable,
  id: string,
  agreed: number | null,
): Promise<Opened> {
  const { pack, ruleset, header, findings } = rulesOf(raw[0], games.builtIn, language)
  const read = readEntries(raw.slice(1))
  if ('problem' in read) throw new EveningProblem(read.problem)
  const { entries } = read
  const told = [...notices, ...findings]
  const ledger = ledgerOf(ruleset, header, validEntries(entries))
  const { differsAt } = replay(ledger, now())
  const open = (mode: LiveEvening['mode']): Opened => ({
    evening: new LiveEvening(id, ruleset, header, entries, journal, now, mode),
    notices: told,
    pack,
  })
  if (differsAt === null) return open('played')
  if (ledger.isOver) return open('recorded')
  if (agreed !== differsAt) {
    throw problem('rulesDiffer', difference(ledger, entries, differsAt, now()))
  }
  await journal.keepCopy()
  const mark: Entry = {
    t: entries.at(-1)?.t ?? 0,
    left: null,
    do: { kind: 'diverged', from: agreed },
  }
  await journal.append(mark as never)
  entries.push(mark)
  return open('played')
}

/** The header as today's rules read it. @throws EveningProblem when it is no evening that can be played here */
function rulesOf(
  first: OpenedEvening['entries'][number] | undefined,
  builtIn: GamePacks,
  language: string,
) {
  const read = readHeader(first)
  if ('problem' in read) throw new EveningProblem(read.problem)
  const { ruleset: game, rulesetVersion, program } = read.header
  const pack = isOwnId(game)
    ? carriedPack(game, read.header.document, language)
    : lookUp(builtIn, game)
  if (!pack) throw problem('unknownRuleset', { ruleset: game })
  if ('code' in pack) throw new EveningProblem(pack)
  const ruleset = pack.rules
  if (rulesetVersion > ruleset.version) throw problem('newer', { program })
  return { pack, ruleset, ...upgraded(ruleset, read.header, rulesetVersion) }
}

/** What the host is told before going on where today's rules differ. */
function difference(
  { ruleset, header, acts }: Ledger,
  entries: readonly Entry[],
  from: number,
  now: number,
): StorageFinding['params'] {
  const before = ledgerOf(ruleset, header, validEntries(entries.slice(0, from)))
  const { play } = replay(before, now)
  const given = acts.filter(({ index, deed }) => index >= from && isAnswer(deed))
  return {
    from,
    ruleset: ruleset.id,
    phase: play ? phaseName(play.game.state.phase) : 'deal',
    step: play?.game.open?.id ?? '',
    answers: given.length,
    stands: standsAt(validEntries(entries).map(({ entry }) => entry)),
  }
}

const isAnswer = (deed: ActDeed): boolean =>
  deed.kind === 'input' && ['answer', 'interrupt', 'ruling'].includes(deed.input.type)
/** What a store or an evening says is wrong, or null for any other error. */
export const findingOf = (error: unknown): StorageFinding | null =>
  error instanceof StorageProblem || error instanceof EveningProblem ? error.finding : null
