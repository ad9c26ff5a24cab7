/** Names and meanings: sides, conditions and house rules. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { NIGHT_ORDER, ZERO_ORDER } from '../../night/sequence'
import { by } from '../by'
import { placeNames } from './nightSteps'

export const teams = {
  citizens: {
    name: 'The citizens',
    goal: 'Have the statuette by day: take it at night, find it in a search, or see its carrier die in daylight.',
    won: 'The statuette goes to the museum of the town.',
  },
  bandits: {
    name: 'The bandits',
    goal: 'Have the statuette at the end of the night the ship comes, or of any later night.',
    won: 'The ship sails with the statuette on board.',
  },
  indians: {
    name: 'The Indians',
    goal: 'Be the only ones alive.',
    won: 'The prairie is quiet again.',
  },
  aliens: {
    name: 'The aliens',
    goal: 'Use the statuette three times, once a night.',
    won: 'A light goes up, and nobody can explain it.',
  },
  luckyLuke: {
    name: 'Lucky Luke',
    goal: 'Have the statuette when a night begins.',
    won: 'A rider heads into the sunset, with something in his saddlebag.',
  },
  janosik: { name: 'Janosik', goal: 'Be hanged.', won: 'A legend was born on the gallows.' },
} as const satisfies WrittenTexts['teams']

export const statuses = {
  jailed: {
    name: 'in jail',
    help: 'Does nothing until dawn; safe from kills, theft, poison, drink and cards.',
  },
  drunk: { name: 'drunk', help: 'Does nothing until dawn, and does not point with the others.' },
  atCards: {
    name: 'at cards',
    help: 'Does nothing until dawn, and does not point with the others.',
  },
  protected: {
    name: 'guarded',
    help: 'Safe from kills, theft, poison, drink and cards while the guard lives.',
  },
  poisoned: {
    name: 'poisoned',
    help: by('poisonMoment', {
      beforeSearch: 'Dies before the search.',
      dawn: 'Dies at dawn.',
      beforeDuels: 'Dies before the duels.',
      beforeMistreatment: 'Dies after the search.',
    }),
  },
  blackmailed: { name: 'blackmailed', help: 'Can do nothing against the blackmailer.' },
  incited: {
    name: 'to be searched',
    help: by('executorInvestigator', {
      true: 'Will be searched, whatever the vote says; if that is the only reason, cannot be hanged or investigated.',
      false:
        'Will be searched, whatever the vote says; if that is the only reason, cannot be hanged.',
    }),
  },
  trailed: {
    name: 'followed',
    help: sentences(
      'If the statuette comes here, it goes on to the follower.',
      by('trailerNextNight', { true: 'The trail lasts into the next night.', false: '' }),
    ),
  },
  bound: { name: 'bound', help: 'Cannot part with the statuette unless it is taken by force.' },
  unaware: { name: 'carries unknowingly', help: 'Has the statuette without knowing it.' },
  revealed: { name: 'known to all', help: 'Has stepped forward, or was investigated.' },
  mormon: { name: 'Mormon', help: 'Knows two others of the same faith, but not their sides.' },
} as const satisfies WrittenTexts['statuses']

const orderOf = <P extends keyof typeof placeNames>(places: readonly P[]) =>
  Object.fromEntries(places.map((place) => [place, placeNames[place]])) as Record<P, string>

export const options = {
  tellMateRoles: {
    name: 'Sides know their roles',
    help: 'What bandits, Indians and aliens learn about their own side.',
    values: { true: 'Faces and roles.', false: 'Faces only.' },
  },
  dayZero: {
    name: 'A day for introductions',
    help: 'Before the first night.',
    values: { true: 'The players introduce themselves.', false: 'The game begins with the night.' },
  },
  shipNight: {
    name: 'The night of the ship',
    help: 'The first night the bandits can win, at its end. 0: depends on the number of players.',
    values: {},
  },
  searches: {
    name: 'Searches a day',
    help: 'How many players are searched. 0: two with up to sixteen players, three with more.',
    values: {},
  },
  announceRolesInPlay: {
    name: 'Roles in the game',
    help: 'Whether the host says at the start which roles are in play.',
    values: { true: 'They are announced.', false: 'They stay secret.' },
  },
  announceJailed: {
    name: 'Who is in jail',
    help: 'Whether the Sheriff’s prisoner is named at night.',
    values: { true: 'Named aloud.', false: 'Kept quiet.' },
  },
  sheriffNightZero: {
    name: 'Jail on the first night',
    help: 'When the Sheriff begins.',
    values: { true: 'From Night 0 on.', false: 'From Night 1 on.' },
  },
  sheriffSelf: {
    name: 'The Sheriff in jail',
    help: 'Whether Sheriffs may jail themselves.',
    values: { true: 'Allowed.', false: 'Not allowed.' },
  },
  parsonNightZero: {
    name: 'Confession on the first night',
    help: 'When the Parson begins.',
    values: { true: 'From Night 0 on.', false: 'From Night 1 on.' },
  },
  secretDuelVotes: {
    name: 'Secret votes on duels',
    help: 'For games with a Journalist.',
    values: {
      true: 'Only the result is announced.',
      false: 'Afterwards everybody learns how each player voted.',
    },
  },
  poisonMoment: {
    name: 'When poison works',
    help: 'When it kills, after the night in which it was given.',
    values: {
      beforeSearch: 'Before the search.',
      dawn: 'At dawn.',
      beforeDuels: 'Before the duels.',
      beforeMistreatment: 'After the search.',
    },
  },
  coyotAlone: {
    name: 'The Lone Coyote alone',
    help: 'When the Lone Coyote kills once more.',
    values: {
      othersDead: 'As the last Indian.',
      onlyVoter: 'Whenever no other Indian points at somebody to kill.',
    },
  },
  trailerNextNight: {
    name: 'Long trails',
    help: 'How long a trail lasts.',
    values: { true: 'Into the next night, until the Indians wake.', false: 'For one night.' },
  },
  janosikEnds: {
    name: 'Janosik’s end',
    help: 'What happens when Janosik is hanged.',
    values: { true: 'He wins, and the game is over.', false: 'He wins, and the others play on.' },
  },
  callUsedUp: {
    name: 'Used-up roles',
    help: 'Whether a role with nothing left to do is called.',
    values: { true: 'Called as usual.', false: 'Left out.' },
  },
  revealNightDeaths: {
    name: 'The dead of the night',
    help: 'When they are announced, with their roles.',
    values: { dawn: 'At dawn.', atOnce: 'As soon as they die.' },
  },
  gunmanTie: {
    name: 'A gunman in a tie',
    help: 'What equal votes do to a gunman.',
    values: { gunman: 'The gunman still wins.', tie: 'A tie, as for anyone else.' },
  },
  mistreatOrder: {
    name: 'Order of the three votes',
    help: 'With Executioner and Investigator.',
    values: { whether: 'Whether at all', kind: 'Rope or questions', who: 'Who' },
  },
  executorInvestigator: {
    name: 'Executioner and Investigator',
    help: 'Two citizens: the town may investigate instead of hanging.',
    values: { true: 'Both are in play.', false: 'Neither is in play.' },
  },
  aliens: {
    name: 'Aliens',
    help: 'A fourth side.',
    values: { true: 'They have landed.', false: 'The sky is empty.' },
  },
  luckyLuke: {
    name: 'Lucky Luke',
    help: 'A lone rider.',
    values: { true: 'He is in town.', false: 'He is elsewhere.' },
  },
  janosik: {
    name: 'Janosik',
    help: 'A robber who wants to be hanged.',
    values: { true: 'He is in play.', false: 'He is not in play.' },
  },
  mormons: {
    name: 'Mormons',
    help: 'Three players, one from each side, who know each other; the program draws them.',
    values: { true: 'One citizen, one bandit, one Indian.', false: 'None.' },
  },
  nightOrder: {
    name: 'Order of the nights',
    help: 'From Night 1 on. A power works from its new place, and may come too late.',
    values: orderOf(NIGHT_ORDER),
  },
  drunkVariants: {
    name: 'Drunk officials',
    help: 'Instead of the sober ones.',
    values: { drunkJudge: 'Drunk Judge', drunkMayor: 'Drunk Mayor' },
  },
  nightZeroOrder: {
    name: 'Order of the first night',
    help: 'Night 0.',
    values: orderOf(ZERO_ORDER),
  },
  politeWords: {
    name: 'Polite words',
    help: 'Whether coarse names are replaced by milder ones.',
    values: { true: 'Milder names.', false: 'The names of the game.' },
  },
} as const satisfies WrittenTexts['options']
