/** Everything this game asks words for: what is missing in its texts does not compile. */
import type { Vocabulary } from '../../src/i18n/rulesetTexts'
import type { options } from './options'
import type { RefusalId } from './refusals'
import type { NUMBERS } from './roles/cards'

type Meets = { variants: 'gone' }
type GoesOn = { options: 'ok' }

export interface Words extends Vocabulary {
  readonly teams: 'killers' | 'town'
  readonly roles: 'killer' | 'policeman' | 'doctor' | 'assassin' | 'hunter' | 'villager'
  readonly cards:
    | 'blackKing'
    | 'redKing'
    | 'blackJack'
    | 'redJack'
    | 'redQueen'
    | 'redAce'
    | 'joker'
    | (typeof NUMBERS)[number]
  readonly statuses: 'dosed'
  readonly options: typeof options
  readonly refusals: RefusalId
  readonly steps: {
    readonly 'killers.meet': Meets
    readonly 'doctor.meet': Meets
    readonly 'police.meet': Meets
    readonly 'assassin.meet': Meets
    readonly 'killers.poison': { variants: 'gone'; options: 'pass' }
    readonly 'doctor.vaccinate': { variants: 'gone' | 'mayPass'; options: 'pass' }
    readonly 'police.investigate': {
      variants: 'gone'
      options: 'pass'
      signals: 'thumbUp' | 'thumbDown' | 'none'
    }
    readonly 'assassin.kill': { variants: 'gone' | 'mayDecline'; options: 'pass' }
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
