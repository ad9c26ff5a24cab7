import {
  getsThrough,
  livesTaken,
  living,
  seatOf,
  type SeatId,
  type Shield,
} from '../../../src/engine'
import {
  actsTonight,
  playerAt,
  type ChiangmaiState,
  type ChiangmaiTable,
  type NightActs,
  type Player,
} from '../state'
import type { HouseRules } from '../options'

type Cause = 'poison' | 'overdose' | 'assassin' | 'hunter'

/** What the night's acts come to, before a card is touched. */
interface Reckoning {
  readonly cured: SeatId[]
  /** Needless vaccines in order, with the count they lead to. */
  readonly doses: { readonly target: SeatId; readonly count: number; readonly over: boolean }[]
  readonly causes: { readonly target: SeatId; readonly cause: Cause }[]
}

interface Scene {
  readonly state: ChiangmaiState
  readonly night: Omit<NightActs, 'number' | 'taken'>
  readonly rules: HouseRules
}

/** CM-20, CM-27, CM-43, CM-45: a vaccine takes the poison away; nothing helps against the Assassin. */
const shields: readonly Shield<Scene, Cause>[] = [
  {
    name: 'vaccine',
    against: ['poison'],
    holds: ({ night }, { target }) => night.vaccines.includes(target),
  },
]

/** CM-43: the vaccine is used up by the poison. */
function poisonMinusVaccine(scene: Scene, reckoning: Reckoning): void {
  const target = scene.night.poisoned
  if (!target) return
  const cause = 'poison'
  if (getsThrough(shields, scene, { target, cause })) reckoning.causes.push({ target, cause })
  else reckoning.cured.push(target)
}

/** CM-21, CM-22, CM-41: a vaccine nobody needed stays as a dose; the second one kills. */
function extraDoses({ state, night, rules }: Scene, reckoning: Reckoning): void {
  const counts = new Map<SeatId, number>()
  for (const target of night.vaccines) {
    if (target === night.poisoned) continue
    const count = (counts.get(target) ?? playerAt(state, target).doses) + 1
    const over = count >= 2
    const left = over && rules.overdoseReset ? 0 : count
    counts.set(target, left)
    reckoning.doses.push({ target, count: left, over })
    if (over) reckoning.causes.push({ target, cause: 'overdose' })
  }
}

/** CM-27, CM-45. */
function assassinationsKill({ night }: Scene, reckoning: Reckoning): void {
  for (const target of night.assassinations) reckoning.causes.push({ target, cause: 'assassin' })
}

/** The first three places of CM-42, in its order. */
const causesOfDeath = [poisonMinusVaccine, extraDoses, assassinationsKill]

function reckon(state: ChiangmaiState, rules: HouseRules): Reckoning {
  const reckoning: Reckoning = { cured: [], doses: [], causes: [] }
  const scene: Scene = { state, night: actsOnTheLiving(state), rules }
  for (const part of causesOfDeath) part(scene, reckoning)
  return reckoning
}

/** A ruling may have put somebody out since he was chosen. */
function actsOnTheLiving(state: ChiangmaiState): Omit<NightActs, 'number' | 'taken'> {
  const { poisoned, vaccines, assassinations } = actsTonight(state)
  const alive = (seat: SeatId) => seatOf(state, seat).alive
  return {
    poisoned: poisoned && alive(poisoned) ? poisoned : null,
    vaccines: vaccines.filter(alive),
    assassinations: assassinations.filter(alive),
  }
}

/** CM-44, CM-46: one card a night, whatever the causes (but CM-O2, CM-O10). */
function cardsDue(player: Player, causes: readonly Cause[], rules: HouseRules): number {
  const takesAll = rules.assassinTakes === 'wholePlayer' && causes.includes('assassin')
  const losses = rules.multiCauseCards === 'each' ? 'each' : 'one'
  return livesTaken(player.cards.length, causes.length, losses, takesAll)
}

/** How many Hunters' shots a player owes who loses `count` cards after `before` others (CM-30, CM-O6). */
export function shotsOwed(
  player: Player,
  before: number,
  count: number,
  rules: HouseRules,
): number {
  const held = player.cards.slice(before)
  if (rules.hunterTrigger === 'jokerRemoved') {
    return held.slice(0, count).filter((card) => card === 'joker').length
  }
  const dealt = [...player.cards, ...player.lost]
  return held.length > 0 && count >= held.length && dealt.includes('joker') ? 1 : 0
}

/** Everybody who loses cards this night, and the Hunters who still have to be asked. */
export interface Toll {
  /** In seat order (CM-49). */
  readonly losses: readonly {
    readonly target: SeatId
    readonly count: number
    readonly causes: readonly Cause[]
  }[]
  readonly hunters: readonly SeatId[]
}

/** The night's deaths as they stand now, choices of secret Hunters included. Changes nothing. */
export function toll(state: ChiangmaiState, rules: HouseRules): Toll {
  const { causes } = reckon(state, rules)
  const lost = new Map<SeatId, { count: number; causes: Cause[] }>()
  const hunters: SeatId[] = []
  const lose = (target: SeatId, count: number, why: readonly Cause[]) => {
    const player = playerAt(state, target)
    const entry = lost.get(target) ?? { count: 0, causes: [] }
    if (entry.count >= player.cards.length) return
    const shots = shotsOwed(player, entry.count, count, rules)
    entry.count = Math.min(player.cards.length, entry.count + count)
    entry.causes.push(...why)
    lost.set(target, entry)
    for (let i = 0; i < shots; i++) hunters.push(target)
  }
  for (const seat of living(state)) {
    const why = causes.filter(({ target }) => target === seat).map(({ cause }) => cause)
    const count = cardsDue(playerAt(state, seat), why, rules)
    if (count > 0) lose(seat, count, why)
  }
  for (const { hunter, target } of actsTonight(state).taken) {
    const turn = hunters.indexOf(hunter)
    if (turn < 0) continue
    hunters.splice(turn, 1)
    if (target) lose(target, 1, ['hunter'])
  }
  const losses = living(state).flatMap((target) => {
    const entry = lost.get(target)
    return entry ? [{ target, ...entry }] : []
  })
  return { losses, hunters }
}

/** The places of CM-42 that touch the table; roles (6) follow from the cards, victory (7) from both. */
const settling = [removeCures, countDoses, removeCards, callHunters]

interface Settling {
  readonly table: ChiangmaiTable
  readonly reckoning: Reckoning
  readonly toll: Toll
}

function removeCures({ table, reckoning }: Settling): void {
  for (const target of reckoning.cured) table.emit('cured', { target })
}

function countDoses({ table, reckoning }: Settling): void {
  for (const { target, count, over } of reckoning.doses) {
    table.emit(over ? 'overdosed' : 'dosed', { target, doses: count })
  }
}

const LOSSES = {
  poison: 'diedOfPoison',
  overdose: 'diedOfOverdose',
  assassin: 'diedByAssassin',
  hunter: 'takenByHunter',
} as const

function removeCards({ table, toll: { losses } }: Settling): void {
  for (const { target, count, causes } of losses) {
    const cards = playerAt(table.state, target).cards.slice(0, count)
    for (const [index, card] of cards.entries()) {
      const cause = causes[index] ?? causes[causes.length - 1] ?? 'poison'
      table.emit(LOSSES[cause], { target, card, again: index > 0 })
    }
  }
  if (losses.length === 0) table.emit('nobodyDied', {})
}

function callHunters({ table, toll: { hunters } }: Settling): void {
  for (const hunter of hunters) table.emit('hunterFell', { hunter })
}

/** Carries out the night at dawn (CM-40, CM-42). */
export function settleNight(table: ChiangmaiTable): void {
  const rules = table.options
  const night = { reckoning: reckon(table.state, rules), toll: toll(table.state, rules) }
  for (const part of settling) part({ table, ...night })
}
