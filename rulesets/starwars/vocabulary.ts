/** Everything this game asks words for: what is missing in its texts does not compile. */
import type { Vocabulary } from '../../src/i18n/rulesetTexts'
import type { STATUSES } from './events'
import type { options } from './options'
import type { RefusalId } from './refusals'
import type { AnyCall, Card, DayDeed, Role, SilentCard, Team } from './roles/roles'

type Meets = { variants: 'gone' | 'frozen'; options: 'ok' }
type Asked = { variants: 'gone' | 'frozen'; options: 'pass' | 'ok' }
type Aims = { variants: 'gone' | 'frozen'; options: 'left' | 'right' | 'ok' }
type Investigates = Asked & { signals: 'yes' | 'no' }
type Raises = { variants: 'gone' | 'frozen' | 'lastChance'; options: 'pass' | 'ok' }
type WordsOf<D> = D extends 'aim'
  ? Aims
  : D extends 'investigate'
    ? Investigates
    : D extends 'raise'
      ? Raises
      : Asked

/** The calls of single roles, by what they do. */
type RoleSteps = {
  readonly [C in AnyCall as C['id']]: C extends { readonly does: infer D } ? WordsOf<D> : Meets
}
type DaySteps = { readonly [Id in DayDeed]: object }
type GoesOn = { options: 'ok' }

/** What can have gone wrong by night, so that it is asked again among needless questions (SW-87). */
export type AskedAgain = AnyCall['id'] | 'sith.meet' | 'sith.kill' | 'sith.decide'

export interface Words extends Vocabulary {
  readonly teams: Team
  readonly roles: Role
  readonly cards: Card
  readonly statuses: (typeof STATUSES)[number]
  readonly options: typeof options
  readonly refusals: RefusalId
  readonly steps: RoleSteps &
    DaySteps & {
      readonly 'sith.meet': Meets
      readonly 'sith.kill': Asked
      readonly 'sith.decide': { options: 'pass' }
      readonly 'dawn.announce': GoesOn
      readonly 'day.discussion': GoesOn
      readonly 'day.nominate': GoesOn
      readonly 'day.defence': GoesOn
      readonly 'day.vote': { variants: 'yesNo'; options: 'ok' }
      readonly 'day.confirm': { options: 'stands' | 'repeat' }
      readonly 'day.tieBreaker': object
      readonly 'day.tieBreak': { variants: 'forceDecides' }
      readonly 'day.runoff': { variants: 'yesNo'; options: 'ok' }
      readonly 'day.lot': { options: 'draw' }
      readonly 'day.result': { variants: 'lynched'; options: 'ok' }
      readonly 'force.banish': object
      readonly 'force.disturbance': object
    }
  readonly items:
    | 'nightFalls'
    | 'dayBreaks'
    | 'timer'
    | 'speech'
    | 'tally'
    | 'shield'
    | 'died'
    | 'nobodyDied'
    | 'returned'
    | 'revealed'
    | 'frozen'
    | 'accused'
    | 'tie'
    | 'lot'
    | 'executed'
    | 'noExecution'
    | 'banished'
    | 'winner'
    | 'winner.none'
  readonly stages:
    | 'discussion'
    | 'nominations'
    | 'defence'
    | 'vote'
    | 'yesNo'
    | 'runoff'
    | 'count'
    | 'tie'
    | 'tieForce'
    | 'lot'
  readonly findings:
    | 'tooFewPlayers'
    | 'tooManyPlayers'
    | 'deckSize'
    | 'handSize'
    | 'unknownCard'
    | 'onlyOnce'
    | 'droidAlone'
    | 'anakinAlone'
    | 'noSith'
    | 'starredMissing'
    | 'sithCount'
    | 'noDooku'
  readonly reminders:
    | 'shield'
    | 'anakinFollows'
    | 'anakinWithoutVote'
    | 'vader'
    | 'noDirection'
    | 'blastLeft'
    | 'blastRight'
    | 'blastLeftNobody'
    | 'blastRightNobody'
    | 'selfHeals'
    | 'yodaOpen'
    | 'yodaLastChance'
    | 'yodaUsed'
    | 'chewbacca'
    | 'diedLast'
    | 'frozen'
    | 'deadKeepEyesClosed'
    | 'deadMayWatch'
    | SilentCard
    | 'noDirectClaims'
}
