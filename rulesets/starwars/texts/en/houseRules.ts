import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

/** The house rules, in their order. */
export const options = {
  hanChewiePenalty: {
    name: 'Shooting Chewbacca',
    help: 'What happens to Han if he shoots Chewbacca.',
    values: { true: 'Han dies too.', false: 'Han lives.' },
  },
  freezeUntil: {
    name: 'How long carbonite lasts',
    help: 'When somebody frozen by day is free again.',
    values: { nextDawn: 'The next morning.', nextDusk: 'A day later, when night falls.' },
  },
  callDeadRoles: {
    name: 'Calls for the dead',
    help: 'Which roles you call at night although nobody can answer.',
    values: {
      all: 'Everybody who was in the deck.',
      sourceMinimum: 'Only Qui-Gon and Obi-Wan, and Yoda on his one last night.',
    },
  },
  yodaLastChance: {
    name: 'Yoda’s last night',
    help: 'Whether a dead Yoda has to bring somebody back on his one last night.',
    values: { mayDecline: 'He may decline, and loses the power.', mustUse: 'He has to.' },
  },
  raiseDroidPair: {
    name: 'Droids come back together',
    help: 'What happens when Yoda brings one of two dead droids back.',
    values: { true: 'The other comes back too.', false: 'The other stays dead.' },
  },
  firstTie: {
    name: 'A tie before anybody has died',
    help: 'Otherwise the last player to die breaks the tie.',
    values: {
      revoteThenNone: 'One more vote; a second tie spares both.',
      none: 'Both are spared.',
      forceDecides: 'The host decides.',
      lot: 'A lot decides.',
    },
  },
  healStopsBlast: {
    name: 'A heal against the blast',
    help: 'Whether a healed neighbour survives the Death Star.',
    values: { false: 'No.', true: 'Yes, the blast goes on to the next one.' },
  },
  endCountsNeutral: {
    name: 'Jango and the Death Star delay the end',
    help: 'Whether the Sith have to outlive these two as well.',
    values: { false: 'No, only the citizens.', true: 'Yes.' },
  },
  singleNominee: {
    name: 'Only one accused',
    help: 'What happens when only one player is nominated.',
    values: {
      noTrial: 'No trial today.',
      yesNoVote: 'A vote for or against; it takes more than half.',
    },
  },
  furtherSith: {
    name: 'A fourth Sith',
    help: 'Whether decks for seventeen players or more have a further Sith.',
    values: { true: 'Yes.', false: 'No, three are enough.' },
  },
  noDirectClaims: {
    name: 'No direct claims',
    help: 'Whether players may say outright who they are.',
    values: { true: 'No: hints and quotations only.', false: 'They may.' },
  },
  vaderFrom: {
    name: 'When Anakin turns',
    help: 'What Obi-Wan learns about Anakin on the very night Amidala is killed.',
    values: { dawn: 'Not yet a Sith.', immediately: 'Already a Sith.' },
  },
  frozenAccused: {
    name: 'A frozen accused',
    help: 'What happens when Lando freezes somebody on the stand.',
    values: {
      trialGoesOn: 'The trial goes on, but the frozen player cannot be voted out.',
      removedFromStand: 'The frozen player leaves the stand, and you vote on the other.',
    },
  },
  hanMidTrial: {
    name: 'Han during a trial of others',
    help: 'Whether Han may shoot while two others are on the stand.',
    values: { allowed: 'Yes.', notDuringOthersTrial: 'No, he has to wait.' },
  },
  freezeStopsShot: {
    name: 'Carbonite stops a shot',
    help: 'Whether a frozen player is safe from Han.',
    values: { true: 'Yes, and Han keeps his shot.', false: 'No.' },
  },
} as const satisfies RulesetTexts['options']
