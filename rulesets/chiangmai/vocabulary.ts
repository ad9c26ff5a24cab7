/** Everything this game asks words for: what is missing in its texts does not compile. */
import type { Vocabulary } from '../../src/i18n/rulesetTexts'
import type { options } from './options'
import type { RefusalId } from './refusals'
import type { Card, Deed, Does, Meeting, Role, Team } from './roles/roles'

type Meets = { variants: 'gone' }

/** The words that a call asks for, by what is done in it. */
interface DeedWords {
  readonly poison: { variants: 'gone'; options: 'pass' }
  readonly vaccinate: { variants: 'gone' | 'mayPass'; options: 'pass' }
  readonly investigate: {
    variants: 'gone'
    options: 'pass'
    signals: 'thumbUp' | 'thumbDown' | 'none'
  }
  readonly strike: { variants: 'gone' | 'mayDecline'; options: 'pass' }
}
type RoleSteps = { readonly [Id in Meeting]: Meets } & {
  readonly [D in Does as Deed[D]]: DeedWords[D]
}
type GoesOn = { options: 'ok' }

export interface Words extends Vocabulary {
  readonly teams: Team
  readonly roles: Role
  readonly cards: Card
  readonly statuses: 'dosed'
  readonly options: typeof options
  readonly refusals: RefusalId
  readonly steps: RoleSteps & {
    readonly 'hunter.take': {
      variants: 'gone' | 'secret' | 'eyesClosed' | 'openly'
      options: 'pass'
    }
    readonly 'dawn.announce': { variants: 'again'; options: 'ok' }
    readonly 'funeral.speech': GoesOn
    readonly 'day.discussion': GoesOn
    readonly 'day.speeches': GoesOn
    readonly 'day.vote': GoesOn
    readonly 'day.defence': GoesOn
    readonly 'day.runoff': GoesOn
    readonly 'day.lot': { options: 'draw' }
    readonly 'day.result': GoesOn
  }
  readonly items:
    | 'nightFalls'
    | 'dayBreaks'
    | 'timer'
    | 'speech'
    | 'tally'
    | 'died'
    | 'eliminated'
    | 'nobodyDied'
    | 'hunter'
    | 'hunter.none'
    | 'tie'
    | 'lot'
    | 'executed'
    | 'revealed'
    | 'noExecution'
    | 'winner'
    | 'winner.none'
  readonly stages: 'discussion' | 'funeral' | 'turn' | 'defence' | 'vote' | 'runoff' | 'lot'
  readonly findings:
    | 'tooFewPlayers'
    | 'manyPlayers'
    | 'deckSize'
    | 'unknownCard'
    | 'tooManyOfACard'
    | 'noKing'
    | 'noJack'
    | 'handSize'
    | 'kingMeetsJack'
  readonly reminders: 'dosed' | 'sleepingKings' | 'sleepingJacks' | 'kinglessKillers' | 'farewells'
}
