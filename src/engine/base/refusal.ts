/** Refusals, which are for people, and bugs, which are not. */
import type { Json } from './ids'

/** What the engine itself refuses; each has its text in the locale tables of the windows. */
export type EngineRefusal =
  | 'alreadyOut'
  | 'badHouseRule'
  | 'boundHand'
  | 'gameOver'
  | 'mustAnswer'
  | 'mustPoint'
  | 'mustUseAllVotes'
  | 'namedTwice'
  | 'namesHimself'
  | 'nominatedAlready'
  | 'noSecondWanted'
  | 'noSuchRuling'
  | 'notACandidate'
  | 'noTargetWanted'
  | 'notAsked'
  | 'notATarget'
  | 'notAtNight'
  | 'nothingReached'
  | 'nothingToPublish'
  | 'nothingToRedo'
  | 'nothingToTell'
  | 'notHisToWithdraw'
  | 'handsMissing'
  | 'needsNames'
  | 'handNotNoted'
  | 'tooManyHands'
  | 'notInTurn'
  | 'notOffered'
  | 'notSelf'
  | 'noVote'
  | 'noWithdrawal'
  | 'onlyOk'
  | 'otherStep'
  | 'secondIsAnother'
  | 'standIsFull'
  | 'standsAlready'
  | 'stillIn'
  | 'targetMissing'
  | 'tellFirst'
  | 'tooFew'
  | 'tooMany'
  | 'tooManyVotes'
  | 'unknownHouseRule'
  | 'unknownOption'
  | 'notInHand'
  | 'unknownRole'
  | 'unknownSeat'
  | 'unknownStatus'
  | 'unknownTeam'
  | 'wrongForm'

declare const declared: unique symbol

/** A code that somebody has declared by `refuser`, so that a text can be asked for each of them. */
export type RefusalCode = string & { readonly [declared]: true }

/** Why an input was not accepted: a code that the locale tables turn into what, why and what to do. */
export interface Refusal {
  readonly code: RefusalCode
  readonly params?: Readonly<Record<string, Json>>
}

/** Builds refusals of some codes. They are values: a refused input changes nothing and throws nothing. */
export type Refuse<C extends string> = (code: C, params?: Readonly<Record<string, Json>>) => Refusal

/** The `refuse` of a game or of another place with codes of its own; the engine's may be used as well. */
export const refuser =
  <C extends string>(): Refuse<C | EngineRefusal> =>
  (code, params) => {
    const known = code as string as RefusalCode
    return params ? { code: known, params } : { code: known }
  }

/** The engine's own. */
export const refuse: Refuse<EngineRefusal> = refuser()

/**
 * The one way to report a bug (never a player's or host's mistake).
 * @throws always
 */
export function fail(message: string): never {
  throw new Error(`Nightfall engine: ${message}`)
}
