import type { OptionDefs, ValuesOf } from '../../src/engine'

/** The house rules SW-O1 to SW-O15, in their order. */
export const options = {
  hanChewiePenalty: { kind: 'switch', default: true },
  freezeUntil: { kind: 'choice', default: 'nextDawn', values: ['nextDawn', 'nextDusk'] },
  callDeadRoles: { kind: 'choice', default: 'all', values: ['all', 'sourceMinimum'] },
  yodaLastChance: { kind: 'choice', default: 'mayDecline', values: ['mayDecline', 'mustUse'] },
  raiseDroidPair: { kind: 'switch', default: true },
  firstTie: {
    kind: 'choice',
    default: 'revoteThenNone',
    values: ['revoteThenNone', 'none', 'forceDecides', 'lot'],
  },
  healStopsBlast: { kind: 'switch', default: false },
  endCountsNeutral: { kind: 'switch', default: false },
  singleNominee: { kind: 'choice', default: 'noTrial', values: ['noTrial', 'yesNoVote'] },
  furtherSith: { kind: 'switch', default: true },
  noDirectClaims: { kind: 'switch', default: true },
  vaderFrom: { kind: 'choice', default: 'dawn', values: ['dawn', 'immediately'] },
  frozenAccused: {
    kind: 'choice',
    default: 'trialGoesOn',
    values: ['trialGoesOn', 'removedFromStand'],
  },
  hanMidTrial: {
    kind: 'choice',
    default: 'allowed',
    values: ['allowed', 'notDuringOthersTrial'],
  },
  freezeStopsShot: { kind: 'switch', default: true },
} as const satisfies OptionDefs

/** Their values, as the rules read them. */
export type HouseRules = ValuesOf<typeof options>
