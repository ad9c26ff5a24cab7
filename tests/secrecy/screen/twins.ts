import { seatId, type AnyRuleset, type SeatId } from '../../../src/engine'
import { chanceOf, isLong as isLongRun, replayWith } from '../../support/seeds'
import { addFigures, newFigures, type Figures } from '../plan/figures'
import { ChanceLeak, planPair, type Pair, type Side, type Wish } from '../plan/pair'
import { framesOf, type Fault } from './frames'
import { stageCommands } from './stageCommands'

/** What a run over many pairs found. */
export interface TwinReport {
  /** Pairs that agreed in public for two nights; only these prove what nights hide. */
  counted: number
  /** Pairs that parted before; they were compared until then. */
  early: number
  tried: number
  frames: number
  /** Pairs of evenings and one seat each, of those that agreed, whose phone was compared. */
  phones: number
  /** Pairs that agreed to the last night that was wanted, and the most players of any pair. */
  deep: number
  largest: number
  readonly figures: Figures
  /** The first difference that no public fact explains; null when there is none. */
  difference: string | null
}

/** Games in which several die by day and each death turns a card: chance alone hardly ever lets two evenings agree. */
const DEADLY_DAYS: readonly string[] = ['ktulu']

export const hasDeadlyDays = ({ id }: AnyRuleset): boolean => DEADLY_DAYS.includes(id)

const gentle = (game: AnyRuleset) => (hasDeadlyDays(game) ? { gentle: true } : {})

/** Evenings as a table plays them, as long as they agree. */
export const AS_THEY_COME: Wish = { sizes: {}, nights: 3, long: false }

export const asTheyCome = (game: AnyRuleset): Wish => ({ ...AS_THEY_COME, ...gentle(game) })

/** Evenings that are led to the sixth night, or as far as they agree, at the game's largest table. */
export const longEvenings = (game: AnyRuleset): Wish => ({
  sizes: { least: game.casting.players.max, most: game.casting.players.max },
  nights: hasDeadlyDays(game) ? 4 : 6,
  long: true,
  ...gentle(game),
})

const MINIMUM_NIGHTS = 2
/** Of so many pairs that part early the pictures are compared, for each that is wanted. */
const EARLY = isLongRun ? Infinity : 0.25

export interface Run {
  readonly wish?: Wish
  readonly wanted: number
  /** Whether what happened is enough; else it goes on, to twice as many. */
  readonly isEnough?: (report: TwinReport) => boolean
  /** Cards whose powers and deaths were not tried enough yet: the next pairs are dealt them. */
  readonly lacks?: (report: TwinReport) => readonly string[]
  readonly seed: number
  readonly fault?: Fault
}

/**
 * Plays pairs of evenings that differ in secrets only, until `wanted` of them agreed for two nights, and
 * compares every byte, boundary and moment of what the big screen was sent. Stops at the first difference.
 */
export async function compareTwins(ruleset: AnyRuleset, run: Run): Promise<TwinReport> {
  const {
    wish = asTheyCome(ruleset),
    wanted,
    isEnough = () => true,
    lacks,
    seed: first,
    fault,
  } = run
  const figures = newFigures()
  const report: TwinReport = {
    counted: 0,
    early: 0,
    tried: 0,
    frames: 0,
    phones: 0,
    deep: 0,
    largest: 0,
    figures,
    difference: null,
  }
  const goesOn = () => report.counted < wanted || (report.counted < 2 * wanted && !isEnough(report))
  while (!report.difference && goesOn()) {
    if (report.tried > wanted * 20) throw new Error(`${ruleset.id}: too few pairs agree`)
    const seed = first + report.tried
    report.tried += 1
    const rng = chanceOf(seed)
    try {
      const pair = planPair(ruleset, rng, lacks ? { ...wish, cards: lacks(report) } : wish)
      if (!pair) continue
      const isLong = pair.nights >= (wish.least ?? MINIMUM_NIGHTS)
      if (isLong) report.counted += 1
      else report.early += 1
      report.difference = otherwiseIn(ruleset, pair, seed)
      // The course of every pair was compared as it was planned; of pictures that part early so many do.
      if (!isLong && report.early > Math.ceil(wanted * EARLY)) continue
      if (pair.nights >= wish.nights) report.deep += 1
      report.largest = Math.max(report.largest, pair.a.setup.hands.length)
      if (isLong) addFigures(figures, pair.figures)
      const stage = stageCommands(pair.until, rng)
      // Of pairs that part early phones would cost as much, and count for nothing.
      const phones = isLong ? spread(alike(pair)) : []
      const watched = { phones, ...(fault && { fault }) }
      const play = (side: Side) => framesOf(ruleset, side, stage, pair.until, watched)
      const frames = [await play(pair.a), await play(pair.b)] as const
      report.frames += frames[0].length
      if (isLong) report.phones += phones.length
      const found = firstDifference(frames)
      if (found) report.difference = `${ruleset.id}, ${whereabouts(pair, seed)}, ${found}`
    } catch (thrown) {
      if (!(thrown instanceof ChanceLeak)) throw thrown
      report.difference = `${ruleset.id}, ${replayWith(seed)}: a lot fell differently`
    }
  }
  return report
}

/** What came otherwise in a pair while nothing public did, for a report; null: nothing. */
export function otherwiseIn({ id }: AnyRuleset, pair: Pair, seed: number): string | null {
  if (!pair.otherwise) return null
  const [one, other] = pair.otherwise
  return `${id}, ${whereabouts(pair, seed)}, all that is public agreed, but “${one}” came here or “${other}”`
}

/** So many phones at a table have to do: each more costs a view for every change. */
const PHONES_A_PAIR = 8

/** Some of these, from all around the table. */
function spread(seats: readonly SeatId[]): readonly SeatId[] {
  const step = Math.max(1, seats.length / PHONES_A_PAIR)
  return seats.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

/** Whoever holds the same in both evenings: of all that differs these may know nothing. */
function alike({ a, b }: Pair): SeatId[] {
  const held = ({ setup }: Side) => setup.hands.map((hand) => JSON.stringify(hand))
  const [one, other] = [held(a), held(b)]
  return one.flatMap((hand, place) => (hand === other[place] ? [seatId(place)] : []))
}

type Frames = Awaited<ReturnType<typeof framesOf>>

function firstDifference([a, b]: readonly [Frames, Frames]): string | null {
  const at = a.findIndex(
    ({ at, to, bytes }, index) =>
      at !== b[index]?.at || to !== b[index]?.to || bytes !== b[index]?.bytes,
  )
  if (at < 0 && a.length === b.length) return null
  const index = at < 0 ? a.length : at
  const told = [a[index], b[index]].map((frame) => JSON.stringify(frame ?? null))
  return `frame ${index}:\n${told.join('\n')}`
}

const whereabouts = (pair: Pair, seed: number): string =>
  `${pair.a.setup.hands.length} players, night ${pair.nights}, ${replayWith(seed)}`
