/**
 * Nights on phones as somebody overhears them who is not called and writes down when something comes and how long it is, at the own
 * phone and at the big screen; and beside each call what he would like to know.
 */
import { seatId, type AnyRuleset, type Rng } from '../../../src/engine'
import {
  deckOf,
  settled,
  sitDown,
  throughTheDay,
  type NightTable,
} from '../../host/fixtures/nightTable'
import { turn } from './twoTables'
import type { Sample } from './attacker'

/** A call as it was overheard. */
export interface Overheard {
  readonly call: string
  readonly seen: readonly number[]
  /** Whether anybody was asked at all. */
  readonly isAsked: boolean
  /** Where those sit who were, on average, and at whom the first of them pointed, from 0 to 1; null: nobody. */
  readonly asked: number | null
  readonly target: number | null
}

interface Listening {
  opening: string
  call: string
  beats: number
  phone: number[]
  room: number[]
  asked: readonly string[]
  target: number | null
  isOwn: boolean
}

/** So many die in between. */
const FALL = 2
const MOST_BEATS = 2000

const drawn = <T>(list: readonly T[], rng: Rng): T[] =>
  list
    .map((item) => [rng(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)

const shareOf = (seats: readonly string[], players: number): number | null =>
  seats.length === 0
    ? null
    : sum(seats.map((seat) => Number(seat.slice(1)))) / seats.length / players

/** Number of frames, how long all of them are together, the shortest and the longest. */
const shapeOf = (lengths: readonly number[]): number[] =>
  lengths.length === 0
    ? [0, 0, 0, 0]
    : [lengths.length, sum(lengths), Math.min(...lengths), Math.max(...lengths)]

/** Plays nights at one table with invented hands. @returns null where the rules take no such deal */
export async function overhear(
  ruleset: AnyRuleset,
  seed: number,
  rng: Rng,
  { nights, players: wanted }: { readonly nights: number; readonly players: number },
): Promise<Overheard[] | null> {
  const { min, max } = ruleset.casting.players
  const players = Math.min(max, Math.max(min, wanted))
  const { cardsPerSeat } = ruleset.casting
  const deck = drawn(deckOf(ruleset, players), rng)
  const hands = Array.from({ length: players }, (_, at) =>
    deck.slice(at * cardsPerSeat, (at + 1) * cardsPerSeat),
  )
  const table = await sitDown({ ruleset: ruleset.id, players, hands, seed })
  if (!table) return null
  const heard: Overheard[] = []
  for (let night = 0; night < nights; night += 1) {
    heard.push(...(await throughTheNight(table, night, rng)))
    if (night + 1 === nights) break
    await throughTheDay(table)
    if (table.bench.view().game?.winner) break
    for (let fallen = 0; fallen < FALL; fallen += 1) await oneFalls(table, rng)
  }
  if (table.bench.errors.length > 0) throw table.bench.errors[0]
  await table.bench.host.stop()
  return heard
}

/** Somebody dies in between, so that nobody is left to be asked in a call. */
async function oneFalls({ bench, phones }: NightTable, rng: Rng): Promise<void> {
  const place = Math.floor(rng() * (phones.length - 1))
  await bench.ask({ type: 'game.ruling', ruling: { kind: 'kill', seat: seatId(place) } })
}

/** The last of the table listens. One half of the table is quick, the other slow. */
async function throughTheNight(
  { bench, phones }: NightTable,
  night: number,
  rng: Rng,
): Promise<Overheard[]> {
  const heard: Overheard[] = []
  const listener = phones.at(-1)
  const taps = new Map<number, number>()
  let now = null as Listening | null
  const asks = new Map<string, readonly string[]>()
  const end = () => {
    if (now && !now.isOwn && now.call)
      heard.push({
        call: `${night} ${now.call}`,
        seen: [now.beats, heard.length, ...shapeOf(now.phone), ...shapeOf(now.room)],
        isAsked: now.asked.length > 0,
        asked: shareOf(now.asked, phones.length),
        target: now.target === null ? null : now.target / phones.length,
      })
    now = null
  }
  turn.desk = bench.view
  for (let beat = 0; beat < MOST_BEATS && bench.view().phones.nights.now; beat += 1) {
    const [before, aloud] = [listener?.frames.length ?? 0, bench.frames.length]
    await bench.time.pass(500)
    await settled()
    const { game } = bench.view()
    if (game?.open) asks.set(game.open.id, game.open.asked)
    const view = listener?.view()
    const shown = view?.at === 'table' ? view.room.night : undefined
    if (!view || view.at !== 'table' || !shown?.opening) continue
    if (now?.opening !== shown.opening) {
      end()
      taps.clear()
      const call = shown.shows === 'call' ? (shown.call?.step ?? '') : ''
      now = {
        opening: shown.opening,
        call,
        beats: 0,
        phone: [],
        room: [],
        asked: asks.get(call) ?? [],
        target: null,
        isOwn: false,
      }
    }
    now.beats += 1
    now.isOwn ||= view.own.finger?.called !== null
    now.phone.push(...(listener?.frames.slice(before) ?? []).map(({ length }) => length))
    now.room.push(...bench.frames.slice(aloud).map(({ length }) => length))
    for (const [place, phone] of phones.entries()) {
      const isListener = phone === listener
      const at =
        taps.get(place) ??
        (isListener ? 4 : (place < phones.length / 2 ? 3 : 10) + Math.floor(rng() * 3))
      taps.set(place, at)
      if (now.beats !== at) continue
      const { seats: many, words } = shown.cover
      const target = isListener ? 0 : Math.floor(rng() * phones.length)
      if (now.asked[0] === seatId(place)) now.target = target
      await phone.says({
        type: 'tap',
        opening: shown.opening,
        seats: many > 0 ? [seatId(target)] : [],
        word: many > 0 ? null : (words[0] ?? null),
        done: true,
      })
    }
    await settled()
  }
  end()
  return heard
}

/** What the attacker would like to know of a call, each as a yes or no. */
export const SECRETS = {
  'whether anybody was asked': ({ isAsked }: Overheard) => isAsked,
  'who was asked': ({ asked }: Overheard) => (asked === null ? null : asked < 1 / 2),
  'at whom was pointed': ({ target }: Overheard) => (target === null ? null : target < 1 / 2),
} as const

export const samplesOf = (
  calls: readonly Overheard[],
  secretOf: (call: Overheard) => boolean | null,
): Sample[] =>
  calls.flatMap((call) => {
    const secret = secretOf(call)
    return secret === null ? [] : [{ group: call.call, seen: call.seen, secret }]
  })
