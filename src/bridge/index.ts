export * from './commands'
export * from './asked/figures'
export * from './deeds'
export * from './asked/handbook'
export * from './machine'
export * from './music'
export { nameKey, tidyName } from './names'
export * from './asked/odds'
export * from './asked/ownGames'
export * from './asked/seatCode'
export * from './asked/records'
export * from './packs'
export type { ProjectorScene } from './scenes'
export * from './views/deskPhones'
export * from './views/facilitator'
export * from './views/game'
export * from './views/hosting'
export * from './views/lobby'
export * from './views/room'
export * from './views/shelf'
export * from './windows'
export type {
  Answer,
  CastingFinding,
  Deck,
  DeckCard,
  DeskSeat,
  DeskStep,
  DraftEntry,
  Form,
  Json,
  Nomination,
  OptionDef,
  OptionValues,
  Phase,
  PublicItem,
  PublicSeat,
  RoomCount,
  Ruling,
  SeatId,
  Stage,
} from '../engine'
