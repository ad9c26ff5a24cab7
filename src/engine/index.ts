/** The engine's only door: whatever a game or the host program may use of it. */
export * from './answers/answers'
export * from './casting/casting'
export * from './chance'
export { checkAnswer } from './answers/checkAnswer'
export * from './answers/count'
export { dealCards, dealHands, type Dealt } from './casting/deal'
export { withCard } from './casting/refill'
export { checkEntry, upForVote } from './answers/draft'
export { ballotsOf, byOf, draftAnswer, saidOf, takesDraft, type Draft } from './answers/draftAnswer'
export { newestOf, takesHand, type GivenHand, type Said } from './hands/given'
export { refusalOf } from './script/refusalOf'
export { randomAnswer, type Rng } from './script/randomAnswer'
export {
  isSilent,
  type CoreEvents,
  type EventDef,
  type EventTable,
  type GameEvent,
} from './state/events'
export { Game } from './machine/game'
export type { HandsAt } from './machine/level'
export { History } from './machine/history'
export type { AllOf } from './base/allOf'
export * from './base/ids'
export type { Input, Outcome } from './machine/input'
export * from './options/options'
export { lookUp } from './base/lookUp'
export { wholeOrder } from './base/wholeOrder'
export * from './parts'
export {
  item,
  turnOver,
  type Announcement,
  type ItemDef,
  type ItemTable,
  type PublicItem,
  type PublicValue,
  type SeatEffect,
} from './record/items'
export { nextToTell, type PublicRecord, type PublicSeat } from './record/publicRecord'
export { RecordedGame, type ShownGame } from './machine/recorded'
export {
  fail,
  refuse,
  refuser,
  type EngineRefusal,
  type Refusal,
  type RefusalCode,
} from './base/refusal'
export * from './ruleset/ruleset'
export { sameJson } from './base/sameJson'
export { CHOOSES_ONE, LOOKS, type Cover } from './script/cover'
export * from './script/script'
export {
  giveStatus,
  hasStatus,
  living,
  seatOf,
  seatsFrom,
  seatsWith,
  takeStatus,
  type GameSetup,
  type Phase,
  type PhaseKind,
  type Seat,
  type SeenState,
  type Signal,
  type TableState,
} from './state/state'
export { asksChoice, asksNames, asksWord, handsOfEach, seenToPlay } from './script/asks'
export { STAGE_SCENES } from './script/step'
export type { AskedSeat, Asks, Needs, Script, Stage, StepRequest, StepSpec } from './script/step'
export {
  deskView,
  roomView,
  type DeskSeat,
  type DeskStep,
  type DeskView,
  type RoomCount,
  type RoomView,
} from './machine/views'
export { announce, ask, beginPhase, draw, scope, show, win, type Table } from './script/table'
export {
  completeOrder,
  upgraded,
  type EveningRules,
  type Upgraded,
  type UpgradeFinding,
} from './ruleset/upgrade'
