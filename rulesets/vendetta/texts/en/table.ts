/** What the host reads aloud before the first night, and what hosts should know themselves. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { everyGoal } from './goals'

/** What the game is about, and how each side wins (V-3, V-111, V-116). */
export const about = [
  sentences(
    'Everybody has one secret role. Most of you are honest people. Some of you belong to the Mafia, and they know each other.',
    by('mode', {
      standard: '',
      yakuza: sentences(
        'Some of you belong to a rival gang, the Yakuza.',
        by('combineYakuzaLoner', { false: '', true: 'One of you may play alone: the Loner.' }),
      ),
      loner: 'And one of you plays alone: the Loner.',
    }),
  ),
  by('mode', {
    yakuza:
      'By night the Mafia and the Yakuza each choose a victim, and others use their powers. By day you talk, name suspects and vote one of you out.',
    else: 'By night the Mafia chooses a victim, and others use their powers. By day you talk, name suspects and vote one of you out.',
  }),
  ...everyGoal,
] as const satisfies WrittenTexts['about']

/** V-20, where the Impostor may be in the game. */
const BUT_THE_IMPOSTOR = 'Only the Impostor always has to point.'

/** Rules of conduct (V-9 to V-22, V-95 to V-102). */
export const tableRules = [
  'Everybody gets one card: your secret role. Look at it alone, and ask me if anything is unclear.',
  'It’s no secret which roles are in the game. I’ll explain every one of them now.',
  'Before the first night I may ask you all to close your eyes and hold your cards up towards me, so that I can write down who is who.',
  sentences(
    by('mystery', {
      false: 'Don’t show your card to anybody as long as you are in the game.',
      true: 'Don’t show your card to anybody before the game is over, even if you are out.',
    }),
    'Say whatever you like about it, true or not.',
  ),
  'At night all eyes are closed. Open them only when I call your role, and close them when I say so.',
  by('mystery', {
    false: 'I only call roles that are still in the game.',
    true: 'I call every role every night, even if its player is out.',
  }),
  'At night I call you by your roles, by day by your names.',
  'At night nobody makes a sound. Point with a finger; to kill, mime a shot.',
  by('mode', {
    yakuza:
      'On the first night nobody is killed: the Mafia and the Yakuza only see who is on their side.',
    else: 'On the first night nobody is killed: the Mafia only sees who is in it.',
  }),
  sentences(
    'You cannot choose yourself. If you do not want to act, shake your head.',
    by('mode', {
      standard: '',
      yakuza: by('combineYakuzaLoner', { false: '', true: BUT_THE_IMPOSTOR }),
      loner: BUT_THE_IMPOSTOR,
    }),
  ),
  'If I ask you something at night, answer with a nod or a shake of the head, never with a word.',
  'If I hold up my hand, you are blocked: you can do nothing tonight.',
  by('mode', {
    yakuza: 'If you are in jail, keep your eyes closed when your gang chooses its victim.',
    else: 'If you are in jail, keep your eyes closed when the Mafia chooses its victim.',
  }),
  sentences(
    'In the morning I’ll say who the Mafia killed. For the rest, I won’t say who killed them.',
    by('bodyguardDeathCause', {
      unnamed: '',
      asMafiaVictim: 'A Bodyguard who died for the Mafia’s victim counts as killed by the Mafia.',
    }),
    by('mode', { yakuza: 'If the Yakuza chose the same victim, I’ll say so.', else: '' }),
  ),
  sentences(
    by('mystery', {
      false: 'When you are out, turn over your card; from then on you no longer speak or vote.',
      true: 'When you are out, leave your card face down; from then on you no longer speak or vote.',
    }),
    by('deadMayWatch', {
      false: 'At night you still keep your eyes closed.',
      true: 'At night you may watch, without a sound.',
    }),
  ),
  'By day you all talk. When at least two of you are under suspicion, we vote on them one by one.',
  'Each of you has one hand for the whole vote. Once it is up, it stays up. You don’t have to vote at all.',
  'The player with the most votes is out. In a tie, or if nobody votes, nobody goes out.',
  'I have the last word in every dispute.',
] as const satisfies WrittenTexts['tableRules']

/** The look at all cards before the first night (V-11). */
export const verify = {
  say: [
    'Close your eyes, all of you.',
    'Hold your card up towards me, and keep it there until I say so.',
  ],
  do: 'Walk round the circle and compare each card with this list. If you play without paper cards, skip this.',
  close: ['Thank you. Cards down, face down.', 'Open your eyes.'],
} as const

export const tips = [
  'Sit in a circle: you have to see everybody, and everybody has to see you.',
  'Use the same words for every call, and wait until all eyes are closed before the next one.',
  by('mystery', {
    false: '',
    true: 'The dead show no card, and you call every role every night: wait as long for an empty call as for a full one.',
  }),
  sentences(
    'Start with the cast that the program proposes.',
    by('mode', {
      yakuza: '',
      else: 'The Snitch only matters when somebody looks at cards.',
    }),
  ),
  'Hold up your hand for a block and keep the usual pause, so that nobody hears a difference.',
  by('mode', {
    standard:
      'You still call a leader killed by the Mafia tonight, who then sees your hand. The program tells you.',
    yakuza: by('leaderBlockedByAnyKill', {
      false:
        'You still call a leader killed by the Mafia tonight, who then sees your hand. A leader killed by the Yakuza still acts.',
      true: 'You still call a leader killed by the Mafia or the Yakuza tonight, who then sees your hand.',
    }),
    loner: by('leaderBlockedByAnyKill', {
      false:
        'You still call a leader killed by the Mafia tonight, who then sees your hand. A leader killed by the Loner still acts.',
      true: 'You still call a leader killed by the Mafia or the Loner tonight, who then sees your hand.',
    }),
  }),
  'If a gesture is unclear, ask aloud. The answer is a nod.',
  'Note down suspects while the players talk. No vote with fewer than two.',
  'Read out totals only, never who raised a hand. They include the Judge’s second vote.',
  'At the count, tell a hypnotized player where their vote goes, but never who did it.',
  'Never mention an attempt that failed.',
  'Yakuza, Loner and Mystery are for groups who know the game.',
] as const satisfies WrittenTexts['tips']
