export * from './answers'
export * from './casting'
export { mixSeed, nextChance, shuffled } from './chance'
export { checkAnswer } from './checkAnswer'
export * from './count'
export { dealHands } from './deal'
export { checkEntry, draftAnswer, takesDraft, type Draft } from './draft'
export type { CoreEvents, EventDef, EventTable, GameEvent } from './events'
export { Game } from './game'
export { History } from './history'
export * from './ids'
export type { Input, Outcome } from './input'
export * from './options'
export {
  nextToTell,
  TRIVIAL_KINDS,
  turnOver,
  type PublicItem,
  type PublicRecord,
  type PublicSeat,
  type PublicValue,
  type SeatEffect,
} from './publicRecord'
export { fail, refuse, type Refusal } from './refusal'
export * from './ruleset'
export * from './script'
export {
  giveStatus,
  hasStatus,
  living,
  seatOf,
  seatsFrom,
  seatsWith,
  takeStatus,
  type GameSetup,
  type Hand,
  type Phase,
  type PhaseKind,
  type Seat,
  type TableState,
} from './state'
export type { Script, Signal, Stage, StepRequest, StepSpec } from './step'
export {
  deskView,
  roomView,
  type DeskSeat,
  type DeskStep,
  type DeskView,
  type RoomCount,
  type RoomView,
} from './views'
export { announce, ask, beginPhase, draw, scope, show, win, type Table } from './table'
