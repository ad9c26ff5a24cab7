/** Names and meanings: sides, conditions and house rules. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { NIGHT_ORDER, ZERO_ORDER } from '../../night/sequence'
import { by } from '../by'
import { placeNames } from './nightSteps'

export const teams = {
  citizens: {
    name: 'The citizens',
    goal: 'Have the statuette by day: take it at night, find it in a search, or see its carrier die by daylight.',
    won: 'The statuette goes to the museum of the town.',
  },
  bandits: {
    name: 'The bandits',
    goal: 'Have the statuette at the end of the night in which the ship comes, or of any later night.',
    won: 'The ship sails with the statuette on board.',
  },
  indians: {
    name: 'The Indians',
    goal: 'Be the only ones alive.',
    won: 'The prairie is quiet again.',
  },
  aliens: {
    name: 'The aliens',
    goal: 'Use the statuette in three nights.',
    won: 'A light goes up, and nobody can explain it.',
  },
  luckyLuke: {
    name: 'Lucky Luke',
    goal: 'Have the statuette when a night begins.',
    won: 'A rider goes into the sunset, with something in the saddlebag.',
  },
  janosik: { name: 'Janosik', goal: 'Be hanged.', won: 'A legend hangs higher than anybody.' },
} as const satisfies WrittenTexts['teams']

export const statuses = {
  jailed: {
    name: 'in jail',
    help: 'Does nothing until dawn; no kill, theft, poison, drink or cards get through.',
  },
  drunk: { name: 'drunk', help: 'Does nothing and has no finger with the others until dawn.' },
  atCards: { name: 'at cards', help: 'Does nothing and has no finger with the others until dawn.' },
  protected: {
    name: 'guarded',
    help: 'No kill, theft, poison, drink or cards get through while the guard lives.',
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
    name: 'incited against',
    help: by('executorInvestigator', {
      true: 'Is searched, whatever the vote says; if only for that, cannot be hanged or investigated.',
      false: 'Is searched, whatever the vote says; if only for that, cannot be hanged.',
    }),
  },
  trailed: {
    name: 'followed',
    help: sentences(
      'If the statuette comes here, it goes on to whoever follows.',
      by('trailerNextNight', { true: 'It holds into the next night.', false: '' }),
    ),
  },
  bound: { name: 'bound', help: 'Cannot part with the statuette unless it is taken by force.' },
  unaware: { name: 'carries unawares', help: 'Has the statuette and does not know it.' },
  revealed: { name: 'known to all', help: 'Has stepped out, or was investigated.' },
  mormon: { name: 'Mormon', help: 'Knows two others of the same faith, not their sides.' },
} as const satisfies WrittenTexts['statuses']

const orderOf = <P extends keyof typeof placeNames>(places: readonly P[]) =>
  Object.fromEntries(places.map((place) => [place, placeNames[place]])) as Record<P, string>

export const options = {
  tellMateRoles: {
    name: 'Mates know each other’s roles',
    help: 'What bandits, Indians and aliens learn of each other.',
    values: { true: 'Faces and roles.', false: 'Faces only.' },
  },
  dayZero: {
    name: 'A day to get acquainted',
    help: 'Before the first night.',
    values: { true: 'You introduce yourselves.', false: 'The game begins with the night.' },
  },
  shipNight: {
    name: 'The night of the ship',
    help: 'The first night at whose end the bandits can win. 0: as many as you are says it.',
    values: {},
  },
  searches: {
    name: 'Searches a day',
    help: 'How many are searched. 0: two up to sixteen players, three above.',
    values: {},
  },
  announceRolesInPlay: {
    name: 'Roles in the game',
    help: 'Whether the host says at the start which roles play.',
    values: { true: 'They are announced.', false: 'Nobody knows.' },
  },
  announceJailed: {
    name: 'Who is in jail',
    help: 'Whether the Sheriff’s prisoner is named at night.',
    values: { true: 'Named aloud.', false: 'Kept quiet.' },
  },
  sheriffNightZero: {
    name: 'Jail in the first night',
    help: 'Whether the Sheriff begins at once.',
    values: { true: 'From Night 0 on.', false: 'From Night 1 on.' },
  },
  sheriffSelf: {
    name: 'The Sheriff in his own jail',
    help: 'Whether the Sheriff may jail himself.',
    values: { true: 'He may.', false: 'He may not.' },
  },
  parsonNightZero: {
    name: 'Confession in the first night',
    help: 'Whether the Parson begins at once.',
    values: { true: 'From Night 0 on.', false: 'From Night 1 on.' },
  },
  secretDuelVotes: {
    name: 'Secret votes on duels',
    help: 'For games with a Journalist.',
    values: { true: 'Only the result is told.', false: 'Afterwards all see who voted how.' },
  },
  poisonMoment: {
    name: 'When poison works',
    help: 'On the day after it was given.',
    values: {
      beforeSearch: 'Before the search.',
      dawn: 'At dawn.',
      beforeDuels: 'Before the duels.',
      beforeMistreatment: 'After the search.',
    },
  },
  coyotAlone: {
    name: 'The Lone Coyot alone',
    help: 'When there is a kill besides.',
    values: {
      othersDead: 'As the last Indian.',
      onlyVoter: 'Whenever nobody else points in the kill.',
    },
  },
  trailerNextNight: {
    name: 'Long trails',
    help: 'How long a trail holds.',
    values: { true: 'Into the next night, until the Indians wake.', false: 'For the night.' },
  },
  janosikEnds: {
    name: 'Janosik’s end',
    help: 'What his hanging means.',
    values: { true: 'He wins, and the game is over.', false: 'He wins beside the others.' },
  },
  callUsedUp: {
    name: 'Used-up roles',
    help: 'Whether a role with nothing left to do is called.',
    values: { true: 'Called as ever.', false: 'Left out.' },
  },
  revealNightDeaths: {
    name: 'The dead of the night',
    help: 'When they are told, with their roles.',
    values: { dawn: 'At dawn.', atOnce: 'As soon as they die.' },
  },
  gunmanTie: {
    name: 'A gunman in a tie',
    help: 'What a gunman makes of equal votes.',
    values: { gunman: 'Wins all the same.', tie: 'A tie as for anybody.' },
  },
  mistreatOrder: {
    name: 'Order of the three votes',
    help: 'With Executor and Investigator.',
    values: { whether: 'Whether at all', kind: 'Rope or questions', who: 'Who' },
  },
  executorInvestigator: {
    name: 'Executor and Investigator',
    help: 'Two citizens: the town may investigate instead of hanging.',
    values: { true: 'Both play.', false: 'Neither plays.' },
  },
  aliens: {
    name: 'Aliens',
    help: 'A fourth faction.',
    values: { true: 'They have landed.', false: 'The sky is empty.' },
  },
  luckyLuke: {
    name: 'Lucky Luke',
    help: 'A rider on his own.',
    values: { true: 'He is in town.', false: 'He is elsewhere.' },
  },
  janosik: {
    name: 'Janosik',
    help: 'A robber who wants to hang.',
    values: { true: 'He plays.', false: 'He does not play.' },
  },
  mormons: {
    name: 'Mormons',
    help: 'Three who know each other across the sides; the program draws them.',
    values: { true: 'One citizen, one bandit, one Indian.', false: 'None.' },
  },
  nightOrder: {
    name: 'Order of the nights',
    help: 'From Night 1 on. A power works from its new place on, and may come too late.',
    values: orderOf(NIGHT_ORDER),
  },
  drunkVariants: {
    name: 'Drunk officials',
    help: 'Instead of the sober ones.',
    values: { drunkJudge: 'Drunk judge', drunkMayor: 'Drunk mayor' },
  },
  nightZeroOrder: {
    name: 'Order of the first night',
    help: 'Night 0.',
    values: orderOf(ZERO_ORDER),
  },
  politeWords: {
    name: 'Polite words',
    help: 'Whether a coarse name of the game has a milder one.',
    values: { true: 'Milder names.', false: 'As the game says it.' },
  },
} as const satisfies WrittenTexts['options']
