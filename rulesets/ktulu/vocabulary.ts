/** Everything this game asks words for: what is missing in its texts does not compile. */
import type { Vocabulary } from '../../src/i18n/rulesetTexts'
import type { ItemKind } from './items'
import type { Place, ZeroPlace } from './night/sequence'
import type { options } from './options'
import type { RefusalId } from './refusals'
import type { Role, Status, Team } from './roles/roles'

type Call = {
  variants: 'gone' | 'blocked' | 'spent' | 'tooEarly' | 'bound' | 'again' | 'more'
  options: 'pass' | 'ok' | 'use'
}
type GoesOn = { options: 'ok' }
type Breaks = { options: 'pass' }
type Decides = { options: 'pass' | 'yes' | 'no' | 'hang' | 'investigate' }

export interface Words extends Vocabulary {
  readonly teams: Team
  readonly roles: Role
  readonly cards: Role
  readonly statuses: Status
  readonly options: typeof options
  readonly refusals: RefusalId
  readonly steps: { readonly [Id in Place | ZeroPlace]: Call } & {
    readonly 'leader.breakTie': Breaks
    readonly 'megaAlien.breakTie': Breaks
    readonly 'doctor.block': {
      variants: 'gone' | 'spent' | 'blocked' | 'byDay' | 'goneByDay' | 'spentByDay' | 'blockedByDay'
      options: 'pass' | 'block' | 'ok'
    }
    readonly 'dawn.announce': GoesOn
    readonly 'day.introductions': GoesOn
    readonly 'day.discussion': GoesOn
    readonly 'day.duel': { options: 'pass' | 'ok' }
    readonly 'day.duelAnswer': { options: 'accept' | 'refuse' }
    readonly 'day.speeches': GoesOn
    readonly 'journalist.watch': { variants: 'gone' | 'spent'; options: 'pass' | 'watch' | 'ok' }
    readonly 'day.duelVote': GoesOn
    readonly 'judge.swap': { options: 'pass' | 'swap' }
    readonly 'drunkJudge.swap': { options: 'pass' | 'swap' }
    readonly 'stagecoachOperator.strike': { options: 'pass' | 'strike' }
    readonly 'day.candidates': GoesOn
    readonly 'day.searchVote': GoesOn
    readonly 'mayor.breakTie': Decides
    readonly 'drunkMayor.breakTie': Decides
    readonly 'day.mistreat': { options: 'yes' | 'no' | 'ok' }
    readonly 'day.mistreatKind': { options: 'hang' | 'investigate' | 'ok' }
    readonly 'day.mistreatWho': GoesOn
    readonly 'mayor.save': { options: 'pass' | 'save' }
    readonly 'drunkMayor.save': { options: 'pass' | 'save' }
    readonly 'day.result': GoesOn
    readonly 'crystallicCitizen.reveal': { options: 'use' }
    readonly 'host.cheated': object
    readonly 'host.heir': { options: 'draw' | 'citizens' }
  }
  readonly items:
    | ItemKind
    | 'nightFalls'
    | 'timer'
    | 'speech'
    | 'tally'
    | 'searched.none'
    | 'winner'
    | 'winner.none'
  readonly stages:
    | 'introductions'
    | 'discussion'
    | 'duels'
    | 'challenge'
    | 'duel'
    | 'duelOver'
    | 'candidates'
    | 'search'
    | 'tie'
    | 'whether'
    | 'kind'
    | 'who'
    | 'condemned'
  readonly findings:
    | 'deckSize'
    | 'handSize'
    | 'unknownCard'
    | 'onlyOnce'
    | 'mandatoryMissing'
    | 'pairOnly'
    | 'pairWithJanosik'
    | 'twoJudges'
    | 'twoMayors'
    | 'journalistAlone'
    | 'noJournalist'
    | 'notInCast'
    | 'fewPlayers'
    | 'fewCitizens'
    | 'fewBandits'
    | 'gamblerInSmallGroup'
    | 'mormonsInSmallGroup'
    | 'wrongMormons'
  readonly reminders:
    | 'carries'
    | 'carriesBound'
    | 'planted'
    | 'withGroup'
    | 'withNobody'
    | 'shipComes'
    | 'shipIsThere'
    | 'alienUses'
    | 'blackmail'
    | 'trail'
    | 'poisoned'
    | 'cheaters'
    | 'investigated'
    | 'deadKeepEyesClosed'
}
