/** Everything this game asks words for: what is missing in its texts does not compile. */
import type { Vocabulary } from '../../src/i18n/rulesetTexts'
import type { STATUSES } from './events'
import type { options } from './options'
import type { AnyCall, Role, Team } from './roles/roles'

type Asked = { variants: 'gone' | 'blocked'; options: 'pass' | 'ok'; signals: 'blocked' }
type GangMeets = {
  variants: 'gone' | 'blocked'
  options: 'ok'
  signals: 'chosen' | 'noVictim' | 'blocked'
}
type SeesACard = { variants: 'gone' | 'blocked'; options: 'pass' | 'ok'; signals: Role | 'blocked' }
type Kills = {
  variants: 'gone' | 'blocked' | 'firstNight' | 'blockedFirstNight'
  options: 'pass' | 'ok'
  signals: 'blocked'
}
type SeesOrKills = {
  variants: 'gone' | 'blocked' | 'firstNight' | 'blockedFirstNight'
  options: 'pass' | 'ok' | 'investigate' | 'kill'
  signals: Role | 'blocked'
}
type Researches = {
  variants: 'gone' | 'blocked'
  options: 'pass' | 'ok'
  signals: 'same' | 'different' | 'blocked'
}
type WordsOf<D> = D extends 'kill'
  ? Kills
  : D extends 'research'
    ? Researches
    : D extends 'investigate' | 'jail'
      ? SeesACard
      : SeesOrKills

/** The calls of single roles, by what they do. */
type RoleSteps = {
  readonly [C in NonNullable<AnyCall> as C['id']]: C extends { readonly does: infer D }
    ? WordsOf<D>
    : Asked
}
type GoesOn = { options: 'ok' }

export interface Words extends Vocabulary {
  readonly teams: Team
  readonly roles: Role
  readonly cards: Role
  readonly statuses: (typeof STATUSES)[number]
  readonly options: typeof options
  readonly refusals: never
  readonly steps: RoleSteps & {
    readonly 'mafia.meet': GangMeets
    readonly 'mafia.kill': {
      variants: 'gone' | 'blocked' | 'impostor' | 'impostorGone'
      options: 'pass'
      signals: 'chosen' | 'noVictim' | 'blocked'
    }
    readonly 'yakuza.meet': GangMeets
    readonly 'yakuza.kill': {
      variants: 'gone' | 'blocked'
      options: 'pass'
      signals: 'chosen' | 'noVictim' | 'blocked'
    }
    readonly 'priest.tap': { options: 'ok'; signals: 'priest' }
    readonly 'dawn.announce': GoesOn
    readonly 'day.discussion': GoesOn
    readonly 'day.suspects': GoesOn
    readonly 'day.vote': GoesOn
    readonly 'day.result': GoesOn
  }
  readonly items:
    | 'nightFalls'
    | 'dayBreaks'
    | 'timer'
    | 'speech'
    | 'tally'
    | 'died'
    | 'died.mafia'
    | 'sameVictim'
    | 'revealed'
    | 'nobodyDied'
    | 'freed'
    | 'silenced'
    | 'jailed'
    | 'hypnotized'
    | 'hypnotized.none'
    | 'tie'
    | 'executed'
    | 'noExecution'
    | 'winner'
    | 'winner.none'
  readonly stages: 'discussion' | 'suspects' | 'vote'
  readonly findings:
    | 'tooFewPlayers'
    | 'tooFewForYakuza'
    | 'tooFewForLoner'
    | 'tooManyPlayers'
    | 'deckSize'
    | 'handSize'
    | 'unknownCard'
    | 'noMobsters'
    | 'noYakuza'
    | 'noLoner'
    | 'onlyOnce'
    | 'beyondTheBox'
    | 'oneLeader'
    | 'oneLoner'
    | 'bystanderCount'
    | 'specialistCount'
    | 'leaderCount'
    | 'thugCount'
    | 'mobsterCount'
    | 'yakuzaCount'
    | 'lonerCount'
  readonly reminders:
    | 'doomedLeader'
    | 'handUp'
    | 'badmouthed'
    | 'jailed'
    | 'silenced'
    | 'hypnotized'
    | 'judge'
    | 'impostor'
    | 'deadKeepEyesClosed'
    | 'deadMayWatch'
}
