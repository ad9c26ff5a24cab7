/** Everything that can happen, by its kind, as journaled. Plain and flat, so that the evening can be told from it. */
import type { ObjectEvents, RuledEvents, SeatId } from '../../../src/engine'
import type { Role, Team } from '../roles/roles'

type Nothing = Record<string, never>
interface Deed {
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
  met: Deed
  blackmailed: Deed
  jailed: Deed & { aloud: boolean }
  looked: Deed & { step: string }
  incited: Deed
  inciterFree: { target: SeatId }
  guarded: Deed
  madeDrunk: Deed
  satDownToCards: Deed & { stays: boolean }
  poisoned: Deed
  trailed: Deed & { night: number }
  trailWorked: Deed
  trailsEnded: { before: number }
  changedSides: { team: Team; aloud: boolean }
  lossTold: { team: Team }
  statuetteGone: Nothing
  planted: Deed
  chose: { team: Team; target: SeatId; seats: readonly SeatId[] }
  located: Deed
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
  duelRefused: Deed
  duelBegan: Deed
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
