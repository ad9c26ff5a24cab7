/**
 * Two tables at which the same is told and tapped, and other players hold the cards: what the phones of those show who hold the same
 * at both, frame by frame and beat by beat.
 */
import type { FacilitatorView } from '../../../src/bridge'
import type { PhoneTable, PhoneView } from '../../../src/bridge/views/phone'
import type { Tap } from '../../../src/bridge/views/phoneNight'
import { seatId, type SeatId } from '../../../src/engine'
import {
  settled,
  sitDown,
  throughTheDay,
  type NightTable,
  type Seating,
} from '../../host/fixtures/nightTable'

export interface Plant {
  /** What a faulty program would make of the view of a seat. */
  readonly onPhone?: (view: PhoneTable, seat: SeatId, desk: FacilitatorView) => unknown
}

/** The desk of the table whose turn it is: what a faulty program would look at. */
export const turn: { desk: () => FacilitatorView } = {
  desk: () => {
    throw new Error('No table has its turn')
  },
}

/** A table, and at which beat of a call each of its players taps. */
export interface Party extends Seating {
  readonly beatOf: (place: number) => number
}

/** Everybody says the same in a call, whoever is asked. */
type Says = (serial: number, view: PhoneTable) => Tap

export interface Found {
  /** How many frames of phones were held against each other. */
  readonly frames: number
  /** How many nights were. */
  readonly nights: number
  /** The first difference; null: none. */
  readonly difference: string | null
}

/** A beat of a night at one table: who has not tapped in this call yet does, at the own beat. */
async function beat(
  { bench, phones }: NightTable,
  { beatOf }: Party,
  says: Says,
  at: Map<string, number>,
) {
  turn.desk = bench.view
  await bench.time.pass(500)
  await settled()
  for (const [place, one] of phones.entries()) {
    const view = one.view()
    const night = view.at === 'table' ? view.room.night : undefined
    if (view.at !== 'table' || !night?.opening) continue
    const key = `${place} ${night.opening}`
    const beats = (at.get(key) ?? 0) + 1
    at.set(key, beats)
    if (beats !== beatOf(place)) continue
    await one.says({
      type: 'tap',
      opening: night.opening,
      ...says(serialOf(night.opening), view),
    } as never)
  }
  await settled()
}

const serialOf = (opening: string): number => Number(opening.slice(opening.lastIndexOf('-') + 1))

/** What of a phone's view everybody with the same card sees alike: whoever is called sees there what the others of the call do. */
function comparable(view: PhoneView, called: 'all' | 'own'): string {
  if (view.at !== 'table' || called === 'all') return JSON.stringify(view)
  const { finger } = view.own
  const own = finger?.called && { step: finger.called.step, variant: finger.called.variant }
  return JSON.stringify({ ...view, own: { ...view.own, finger: { called: own } } })
}

/** What all phones of a table have in common: the room to the last letter, how long it is, and how often it came. */
function differsAmong(
  table: NightTable,
  planted: (table: NightTable, place: number) => PhoneView,
): string | null {
  const seen = table.phones.map((_, place) => planted(table, place))
  const of = (what: (view: PhoneTable) => unknown) =>
    new Set(seen.flatMap((view) => (view.at === 'table' ? [JSON.stringify(what(view))] : []))).size
  if (of(({ room }) => room) > 1) return 'phones of one table show different rooms'
  if (of(({ own }) => own.finger && JSON.stringify(own.finger).length) > 1)
    return 'what is under one finger is longer than what is under another'
  return null
}

/**
 * Plays both tables through some nights.
 * @param same the places that hold the same cards at both
 */
export async function compareTables(
  [one, other]: readonly [Party, Party],
  same: readonly number[],
  {
    nights,
    says,
    plant = {},
  }: { readonly nights: number; readonly says: Says; readonly plant?: Plant },
): Promise<Found | null> {
  const [first, second] = [await sitDown(one), await sitDown(other)]
  if (!first || !second) return null
  const tables = [first, second] as const
  const seatings = [one, other] as const
  const beats = [new Map<string, number>(), new Map<string, number>()] as const
  const found = { frames: 0, nights: 0, difference: null as string | null }
  const planted = ({ bench, phones }: NightTable, place: number): PhoneView => {
    const view = phones[place]?.view() as PhoneView
    if (view.at !== 'table' || !plant.onPhone) return view
    return plant.onPhone(view, seatId(place), bench.view()) as PhoneView
  }
  for (let night = 0; night < nights; night += 1) {
    for (let n = 0; n < 4000; n += 1) {
      const lasts = tables.map(({ bench }) => bench.view().phones.nights.now !== null)
      if (lasts[0] !== lasts[1]) return { ...found, difference: 'one night is longer' }
      if (!lasts[0]) break
      for (const [at, table] of tables.entries())
        await beat(table, seatings[at] as Party, says, beats[at] as never)
      if (tables[0].bench.frames.at(-1) !== tables[1].bench.frames.at(-1) && lasts[0]) {
        const still = tables.every(({ bench }) => bench.view().phones.nights.now !== null)
        // What the room hears at the end of a night may differ; from then on these are no twins any more.
        if (still) return { ...found, difference: 'the big screen shows something else' }
        break
      }
      const apart = tables.map((table) => differsAmong(table, planted)).find(Boolean)
      if (apart) return { ...found, difference: apart }
      for (const place of same) {
        const views = tables.map((table) => planted(table, place))
        const [a, b] = views as [PhoneView, PhoneView]
        const isCalled = views.some((view) => view.at === 'table' && view.own.finger?.called)
        const texts = [a, b].map((view) => comparable(view, isCalled ? 'own' : 'all'))
        const counts = tables.map(({ phones }) => phones[place]?.frames.length)
        found.frames += 1
        if (texts[0] !== texts[1])
          return { ...found, difference: `${place}: ${texts[0]}\n${texts[1]}` }
        if (counts[0] !== counts[1])
          return { ...found, difference: `${place}: ${counts.join(' and ')} frames` }
      }
    }
    found.nights += 1
    for (const table of tables) await throughTheDay(table)
    const [a, b] = tables.map(({ bench }) => bench.frames.at(-1))
    if (a !== b || tables.some(({ bench }) => bench.view().game?.winner)) break
  }
  for (const { bench } of tables) {
    if (bench.errors.length > 0) throw bench.errors[0]
    await bench.host.stop()
  }
  return found
}
