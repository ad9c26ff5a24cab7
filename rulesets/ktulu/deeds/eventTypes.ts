/** Everything that can happen, by its kind, as journaled. Plain and flat, so that the evening can be told from it. */
import type { ObjectEvents, RuledEvents, SeatId } from '../../../src/engine'
import type { Role, Team } from '../roles/roles'

type Nothing = Record<string, never>
interface Aimed {
  by: SeatId
  target: SeatId
}
export interface Fall {
  target: SeatId
  role: Role
}

export interface KtuluEvents extends RuledEvents<Role>, ObjectEvents {
  mormonsDrawn: { seats: readonly SeatId[] }
  used: { step: string; times: number }
  met: Aimed
  blackmailed: Aimed
  jailed: Aimed & { aloud: boolean }
  looked: Aimed & { step: string }
  incited: Aimed
  inciterFree: { target: SeatId }
  guarded: Aimed
  madeDrunk: Aimed
  satDownToCards: Aimed & { stays: boolean }
  poisoned: Aimed
  trailed: Aimed & { night: number }
  trailWorked: Aimed
  trailsEnded: { before: number }
  changedSides: { team: Team; aloud: boolean }
  lossTold: { team: Team }
  statuetteGone: Nothing
  planted: Aimed
  chose: { team: Team; target: SeatId; seats: readonly SeatId[] }
  located: Aimed
  missed: { team: Team }
  voted: { alone: boolean }
  killBrought: Nothing
  usedByAliens: { count: number }
  fellAtNight: Fall & { aloud: boolean }
  saved: { target: SeatId; aloud: boolean }
  cheatedAtNight: { target: SeatId }
  nightEnded: { trails: boolean }
  told: Fall
  nobodyDied: Nothing
  investigationTold: Fall
  investigationDropped: Nothing
  died: Fall
  executed: Fall
  poisonWorked: { target: SeatId }
  duelRefused: Aimed
  duelBegan: Aimed
  votedInSecret: { totals: Record<SeatId, number> }
  gunmanTold: Nothing
  duelWon: { target: SeatId }
  tied: { targets: readonly SeatId[] }
  revealed: Fall
  stood: { seats: readonly SeatId[] }
  searched: { seats: readonly SeatId[]; eligible: readonly SeatId[] }
  found: { target: SeatId }
  putUnderInvestigation: { target: SeatId }
  nobodyHanged: Nothing
  janosikWon: { target: SeatId }
  decided: { winners: readonly string[] }
  dayBegan: Nothing
  wentHome: { seat: SeatId }
  heirChosen: Nothing
}
