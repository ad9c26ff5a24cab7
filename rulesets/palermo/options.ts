import type { OptionDefs, ValuesOf } from '../../src/engine'

/** The house rules P-O1 to P-O23, in the order of RULES.md. */
export const options = {
  condemnation: {
    kind: 'choice',
    default: 'accusation',
    values: ['accusation', 'nomination', 'forcedVote'],
  },
  oneAccusationEach: { kind: 'switch', default: false },
  tieRule: {
    kind: 'choice',
    default: 'runoff',
    values: ['runoff', 'allCondemned', 'lastDead', 'mayor'],
  },
  detectives: { kind: 'choice', default: 'together', values: ['together', 'separate'] },
  detectiveVariant: {
    kind: 'choice',
    default: 'standard',
    values: ['standard', 'omniscient', 'informant'],
  },
  murderVariant: { kind: 'choice', default: 'standard', values: ['standard', 'blind'] },
  mayor: { kind: 'switch', default: false },
  mayorSuccession: { kind: 'choice', default: 'election', values: ['election', 'named'] },
  angelSelf: { kind: 'switch', default: true },
  angelRepeat: { kind: 'switch', default: true },
  pharmacistSeesSaved: { kind: 'switch', default: false },
  threeHides: { kind: 'switch', default: false },
  hiddenAtCitizen: { kind: 'choice', default: 'dies', values: ['dies', 'survives', 'both'] },
  scaredyCatWin: { kind: 'choice', default: 'alive', values: ['alive', 'saved'] },
  talkingDead: { kind: 'switch', default: false },
  callDeadRoles: { kind: 'choice', default: 'auto', values: ['auto', 'always', 'never'] },
  mixedCoupleHolds: { kind: 'switch', default: false },
  hiddenIdentity: { kind: 'switch', default: false },
  gameHost: { kind: 'choice', default: 'app', values: ['app', 'provisional'] },
  deal: { kind: 'choice', default: 'cards', values: ['cards', 'director'] },
  theme: { kind: 'choice', default: 'execution', values: ['execution', 'prison'] },
  majorityByVotes: { kind: 'switch', default: false },
  /** 0: as the way of condemning has it, half a minute or a whole one. */
  pleaSeconds: { kind: 'number', default: 0, min: 0, max: 600 },
} as const satisfies OptionDefs

/** Their values, as the rules read them. */
export type HouseRules = ValuesOf<typeof options>

/** P-86, P-89, P-O22: how long somebody may plead, in seconds. */
export const pleaSeconds = ({ pleaSeconds: chosen, condemnation }: HouseRules): number =>
  chosen > 0 ? chosen : condemnation === 'nomination' ? 60 : 30

/** P-63, P-O15: whether roles are called on although everybody who had them is dead. */
export function callsTheDead(rules: HouseRules): boolean {
  const { callDeadRoles, hiddenIdentity, detectiveVariant } = rules
  if (callDeadRoles !== 'auto') return callDeadRoles === 'always'
  return hiddenIdentity || detectiveVariant === 'omniscient'
}
