/** The house rules: what each is about, and what each of its values means. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { NIGHT_ORDER, ZERO_ORDER } from '../../night/sequence'
import { placeNames } from './nightSteps'

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
