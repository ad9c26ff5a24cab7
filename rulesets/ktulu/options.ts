import type { OptionDefs, ValuesOf } from '../../src/engine'
import { NIGHT_ORDER, ZERO_ORDER } from './night/sequence'

/** The house rules K-O1 to K-O27, in their order; 0 stands for what the number of players says (K-8, K-9). */
export const options = {
  tellMateRoles: { kind: 'switch', default: true },
  dayZero: { kind: 'switch', default: false },
  shipNight: { kind: 'number', default: 0, min: 0, max: 99 },
  searches: { kind: 'number', default: 0, min: 0, max: 20 },
  announceRolesInPlay: { kind: 'switch', default: true },
  announceJailed: { kind: 'switch', default: true },
  sheriffNightZero: { kind: 'switch', default: false },
  sheriffSelf: { kind: 'switch', default: false },
  parsonNightZero: { kind: 'switch', default: false },
  secretDuelVotes: { kind: 'switch', default: false },
  poisonMoment: {
    kind: 'choice',
    default: 'beforeSearch',
    values: ['beforeSearch', 'dawn', 'beforeDuels', 'beforeMistreatment'],
  },
  coyotAlone: { kind: 'choice', default: 'othersDead', values: ['othersDead', 'onlyVoter'] },
  trailerNextNight: { kind: 'switch', default: false },
  janosikEnds: { kind: 'switch', default: true },
  callUsedUp: { kind: 'switch', default: true },
  revealNightDeaths: { kind: 'choice', default: 'dawn', values: ['dawn', 'atOnce'] },
  gunmanTie: { kind: 'choice', default: 'gunman', values: ['gunman', 'tie'] },
  mistreatOrder: {
    kind: 'order',
    default: ['whether', 'kind', 'who'],
    before: [],
    writtenOut: true,
  },
  executorInvestigator: { kind: 'switch', default: false },
  aliens: { kind: 'switch', default: false },
  luckyLuke: { kind: 'switch', default: false },
  janosik: { kind: 'switch', default: false },
  mormons: { kind: 'switch', default: false },
  nightOrder: { kind: 'order', default: NIGHT_ORDER, before: [], writtenOut: true },
  drunkVariants: { kind: 'several', default: [], values: ['drunkJudge', 'drunkMayor'] },
  nightZeroOrder: { kind: 'order', default: ZERO_ORDER, before: [], writtenOut: true },
  politeWords: { kind: 'switch', default: false },
} as const satisfies OptionDefs

/** Their values, as the rules read them. */
export type HouseRules = ValuesOf<typeof options>
