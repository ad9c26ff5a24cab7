export * from './commands'
export * from './machine'
export * from './views'
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
