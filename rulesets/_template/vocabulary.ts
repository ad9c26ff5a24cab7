/** Everything this game asks words for: what is missing in its texts does not compile. */
import type { Vocabulary } from '../../src/i18n/rulesetTexts'
import type { options } from './options'
import type { Role, STATUSES, Team } from './roles/roles'

type GoesOn = { options: 'ok' }

export interface Words extends Vocabulary {
  readonly teams: Team
  readonly roles: Role
  readonly cards: Role
  readonly statuses: (typeof STATUSES)[number]
  readonly options: typeof options
  readonly refusals: never
  readonly steps: {
    readonly 'wreckers.choose': {
      variants: 'gone'
      options: 'pass' | 'ok'
      signals: 'chosen' | 'nobody'
    }
    readonly 'lookout.look': {
      variants: 'gone'
      options: 'pass' | 'ok'
      signals: 'thumbUp' | 'thumbDown'
    }
    readonly 'keeper.watch': { variants: 'gone'; options: 'pass' | 'ok' }
    readonly 'dawn.announce': GoesOn
    readonly 'day.talk': GoesOn
    readonly 'day.vote': GoesOn
    readonly 'day.lastWords': GoesOn
    readonly 'day.result': GoesOn
  }
  readonly items:
    | 'nightFalls'
    | 'dayBreaks'
    | 'timer'
    | 'speech'
    | 'tally'
    | 'died'
    | 'revealed'
    | 'nobodyDied'
    | 'votedOut'
    | 'nobodyOut'
    | 'winner'
    | 'winner.none'
  readonly stages: 'vote' | 'lastWords'
  readonly findings:
    | 'players'
    | 'deckSize'
    | 'handSize'
    | 'unknownCard'
    | 'beyondTheBox'
    | 'noWrecker'
    | 'otherCount'
  readonly reminders: 'watched' | 'eyesClosed'
}
