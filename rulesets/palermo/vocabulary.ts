/** Everything this game asks words for: what is missing in its texts does not compile. */
import type { Vocabulary } from '../../src/i18n/rulesetTexts'
import type { STATUSES } from './events'
import type { options } from './options'
import type { RefusalId } from './refusals'
import type { Role, RoleCalls, Team } from './roles/roles'

type GoesOn = { options: 'ok' }
type Meets = { variants: 'gone'; options: 'ok' }
type Asked = { variants: 'gone'; options: 'pass' | 'ok' }
type Spends = { variants: 'gone' | 'spent'; options: 'pass' | 'ok' }
type Thumbs = Asked & { signals: 'thumbUp' | 'thumbDown' }
type LastBreath = { options: 'pass' }

/** The words that a call asks for, by its kind. */
interface CallWords {
  readonly meets: Meets
  readonly asks: Asked
  readonly spends: Spends
  readonly thumbs: Thumbs
  readonly heals: {
    variants: 'gone' | 'victim' | 'savedVictim' | 'nobody' | 'spentVictim' | 'spentNobody'
    options: 'pass' | 'ok' | 'heal'
    signals: 'none'
  }
  readonly informs: { variants: 'gone' | 'noneLeft'; options: 'ok'; signals: 'none' }
  readonly learns: { variants: 'gone' | 'two'; options: 'ok'; signals: 'none' }
}

export interface Words extends Vocabulary {
  readonly teams: Team | 'lovers'
  readonly roles: Role
  readonly cards: Role
  readonly statuses: (typeof STATUSES)[number]
  readonly options: typeof options
  readonly refusals: RefusalId
  readonly steps: { readonly [Id in keyof RoleCalls]: CallWords[RoleCalls[Id]] } & {
    readonly 'mafia.meet': Meets
    readonly 'mafia.order': { options: 'pass' | 'ok' }
    readonly 'host.tapLovers': Meets
    readonly 'lovers.meet': Meets
    readonly 'mafia.kill': { variants: 'gone'; options: 'pass' | 'ok' | 'kill' | 'caught' }
    readonly 'dawn.announce': GoesOn
    readonly 'suicidalCitizen.takeAlong': LastBreath
    readonly 'mafiaKiller.takeAlong': LastBreath
    readonly 'mayor.nameSuccessor': object
    readonly 'host.handover': GoesOn
    readonly 'day.campaign': GoesOn
    readonly 'day.election': GoesOn
    readonly 'day.electionRunoff': GoesOn
    readonly 'day.discussion': GoesOn
    readonly 'suicidalCitizen.explode': object
    readonly 'mafiaKiller.explode': object
    readonly 'day.unanimity': { options: 'yes' | 'no' | 'ok' }
    readonly 'day.accuse': GoesOn
    readonly 'day.speeches': { variants: 'accuser' | 'accused'; options: 'ok' }
    readonly 'day.nominate': GoesOn
    readonly 'day.nominateSecond': GoesOn
    readonly 'day.defence': { variants: 'accused'; options: 'ok' }
    readonly 'day.vote': GoesOn
    readonly 'day.runoff': GoesOn
    readonly 'day.lastDeadDecides': object
    readonly 'day.earlyVotes': GoesOn
    readonly 'day.forcedVote': GoesOn
    readonly 'day.result': GoesOn
  }
  readonly items:
    | 'nightFalls'
    | 'dayBreaks'
    | 'timer'
    | 'speech'
    | 'tally'
    | 'mayor'
    | 'leads'
    | 'host'
    | 'accused'
    | 'tie'
    | 'executed'
    | 'noExecution'
    | 'died'
    | 'nobodyDied'
    | 'exploded'
    | 'revealed'
    | 'winner'
    | 'winner.none'
  readonly stages:
    | 'discussion'
    | 'campaign'
    | 'election'
    | 'electionRunoff'
    | 'accusation'
    | 'accuser'
    | 'accused'
    | 'nomination'
    | 'secondPlace'
    | 'vote'
    | 'runoff'
    | 'lastDead'
    | 'earlyVotes'
    | 'forcedVote'
    | 'unanimity'
    | 'successor'
  readonly findings:
    | 'tooFewPlayers'
    | 'tooManyPlayers'
    | 'deckSize'
    | 'handSize'
    | 'unknownCard'
    | 'onlyOnce'
    | 'noMafia'
    | 'noDetective'
    | 'secondAlone'
    | 'provisionalMatchmaker'
    | 'provisionalDirector'
    | 'nobodyLeads'
    | 'oneLeads'
    | 'fewMafiosi'
    | 'manyMafiosi'
    | 'masonAlone'
    | 'manyMasons'
    | 'directorSpecials'
    | 'separateAlone'
    | 'tieWithoutMayor'
  readonly reminders:
    | 'mayor'
    | 'leads'
    | 'immune'
    | 'opensEyes'
    | 'lovers'
    | 'healLeft'
    | 'poisonLeft'
    | 'hides'
    | 'notAgain'
    | 'wanderer'
    | 'bombers'
    | 'secretlyWon'
    | 'listLength'
    | 'deadMayWatch'
    | 'deadTalk'
}
