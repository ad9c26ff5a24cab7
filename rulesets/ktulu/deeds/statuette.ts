/** The way of the statuette: each change of hands, what follows from it, and what the room hears of it (K-62 to K-75). */
import {
  carriesKnowingly,
  draw,
  findObject,
  gainObject,
  giveObject,
  hideObject,
  objectAt,
  putObject,
  stealObject,
  takeObjectBack,
  winObject,
  type SeatId,
} from '../../../src/engine'
import {
  ableOf,
  circleOf,
  isAlive,
  isShielded,
  STATUETTE,
  teamOf,
  type KtuluState,
  type KtuluTable,
} from '../state'
import { FACTIONS, type Faction, type Team } from '../roles/roles'
import { choiceIsAhead } from '../night/places'

export const statuette = (state: KtuluState) => objectAt(state, STATUETTE)

/** Who carries it, knowing or not. */
export const carrier = (state: KtuluState): SeatId | null => statuette(state).holder

/** Whether this player knows that he carries it. */
export const carries = (state: KtuluState, seat: SeatId): boolean =>
  carriesKnowingly(state, STATUETTE, seat)

/** Whose it is with somebody's knowledge; null while it lies planted, or with nobody (K-71). */
export function ownersOf(state: KtuluState): Team | null {
  const { holder, group, hiddenBy } = statuette(state)
  if (holder === null) return group as Team | null
  return hiddenBy === null ? teamOf(state, holder) : null
}

/** K-66, K-116: whether a team has it, as its own. */
export const hasIt = (state: KtuluState, team: Team): boolean => ownersOf(state) === team

/** K-63, K-64: the room hears of every change of side, at once and without a name. */
function tellSide(table: KtuluTable, aloud = true): void {
  const team = ownersOf(table.state)
  const { side, told } = table.state.game
  if (team !== null && (team !== told || team !== side)) {
    table.emit('changedSides', { team, aloud: aloud && team !== told })
  }
}

/** K-51, K-89f: whoever trails the one who got it has it instead; one trail may lead on to the next. */
function followTrails(table: KtuluTable): void {
  const { state } = table
  for (;;) {
    const { holder } = statuette(state)
    const trail = state.game.trails.find(
      ({ by, target }) => target === holder && isAlive(state, by),
    )
    if (!holder || !trail) return
    const { by, target } = trail
    table.emit('trailWorked', { by, target })
    if (!stealObject(table, STATUETTE, holder, by)) return
    tellSide(table)
  }
}

/** What follows after it came to somebody. */
function arrived(table: KtuluTable): void {
  tellSide(table)
  followTrails(table)
}

/** A number drawn in secret chooses one of these. */
const lotAmong = (table: KtuluTable, among: readonly SeatId[]): SeatId | null =>
  among.length > 1 ? (among[draw(table, 'secret', among.length)] ?? null) : (among[0] ?? null)

/** K-69a: who may draw it: those who are free and sober, else all the living. */
function ableOrAll(state: KtuluState, team: Team): readonly SeatId[] {
  const able = ableOf(state, team)
  return able.length > 0 ? able : circleOf(state, team)
}

/** K-69, K-69a: a faction that has it and chose nobody; nobody left: it is nobody's until dawn. */
export function drawCarrier(table: KtuluTable, team: Faction): void {
  const { state } = table
  const chosen = lotAmong(table, ableOrAll(state, team))
  if (chosen) {
    giveObject(table, STATUETTE, chosen)
    table.emit('chose', { team, target: chosen, seats: circleOf(state, team) })
    return arrived(table)
  }
  putObject(table, STATUETTE, null)
  table.emit('statuetteGone', {})
}

/** K-65, K-69a: a faction got it; it chooses its carrier later tonight, or a lot does so at once. */
function settleGain(table: KtuluTable, team: Faction): void {
  tellSide(table)
  const { state } = table
  if (!choiceIsAhead(table, team) || ableOf(state, team).length === 0) drawCarrier(table, team)
}

/** Who is to have what somebody takes: himself, or his faction. */
export type Gainer = { readonly seat: SeatId } | { readonly team: Faction }

/** K-65 to K-67: a theft. @returns whether it succeeded */
export function steal(table: KtuluTable, from: SeatId, by: SeatId | null, gainer: Gainer): boolean {
  const { state } = table
  if (carrier(state) !== from || ('seat' in gainer && gainer.seat === from)) return false
  if ('seat' in gainer) {
    if (!stealObject(table, STATUETTE, from, gainer.seat)) return false
    arrived(table)
  } else {
    gainObject(table, STATUETTE, 'stolen', gainer.team, by)
    settleGain(table, gainer.team)
  }
  return true
}

/** K-67: a theft by night, which jail and guard stop. */
export const stealByNight = (
  table: KtuluTable,
  from: SeatId,
  by: SeatId | null,
  gainer: Gainer,
): boolean => !isShielded(table.state, from) && steal(table, from, by, gainer)

/** K-62, K-70, K-89g: the dead carry nothing. */
export function winByDeath(table: KtuluTable, dead: SeatId, gainer: Gainer): void {
  if ('seat' in gainer) {
    winObject(table, STATUETTE, dead, gainer.seat)
    arrived(table)
  } else {
    gainObject(table, STATUETTE, 'won', gainer.team, null)
    settleGain(table, gainer.team)
  }
}

/** K-61, K-69: its faction gives it to one of its own. */
export function choose(table: KtuluTable, team: Faction, target: SeatId): void {
  const isNew = carrier(table.state) !== target
  if (!giveObject(table, STATUETTE, target)) return
  table.emit('chose', { team, target, seats: circleOf(table.state, team) })
  if (isNew) arrived(table)
}

/** K-71. */
export function plant(table: KtuluTable, by: SeatId, target: SeatId): void {
  if (!hideObject(table, STATUETTE, by, target)) return
  table.emit('planted', { by, target })
  followTrails(table)
}

/** K-72. */
export function takeBack(table: KtuluTable, by: SeatId): void {
  if (takeObjectBack(table, STATUETTE, by)) tellSide(table)
}

/** K-68a: a finder is told of himself. */
export function learnOfOwn(table: KtuluTable, seat: SeatId): void {
  if (carrier(table.state) === seat && findObject(table, STATUETTE)) tellSide(table)
}

/** By a ruling it is with somebody who knows it, and nobody hears of it. */
export function putWith(table: KtuluTable, seat: SeatId): void {
  putObject(table, STATUETTE, seat)
  tellSide(table, false)
}

/** Section 12.6: a carrier who is out by a ruling of the night; the faction that last knew of it has it. */
export function inheritByNight(table: KtuluTable, dead: SeatId): void {
  const { state } = table
  if (carrier(state) !== dead) return
  const { side } = state.game
  const faction = FACTIONS.find((one) => one === side)
  if (faction) {
    gainObject(table, STATUETTE, 'won', faction, null)
    if (!choiceIsAhead(table, faction) || ableOf(state, faction).length === 0) {
      drawCarrier(table, faction)
    }
    return
  }
  const heir = lotAmong(table, ableOrAll(state, side))
  putObject(table, STATUETTE, heir)
  if (!heir) table.emit('statuetteGone', {})
}

/** K-73: whether the Indians have to be told to have lost what lies planted. */
export function isLostToIndians(state: KtuluState): boolean {
  const { hiddenBy } = statuette(state)
  const { told, plantedIn } = state.game
  return (
    hiddenBy !== null &&
    !isAlive(state, hiddenBy) &&
    told === 'indians' &&
    plantedIn < state.phase.n
  )
}
