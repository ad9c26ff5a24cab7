/** What the host reads aloud before the first night, and what he should know himself. */
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
      'By night the Mafia and the Yakuza choose a victim each, and others use what they can do. By day you talk, name suspects and vote one of you out.',
    else: 'By night the Mafia chooses a victim, and others use what they can do. By day you talk, name suspects and vote one of you out.',
  }),
  ...everyGoal,
] as const satisfies WrittenTexts['about']

/** Rules of conduct (V-9 to V-22, V-95 to V-102). */
export const tableRules = [
  'Everybody gets one card: your secret role. Look at it alone, and ask me if you do not understand it.',
  'Which roles are in the game is no secret. I explain every one of them now.',
  'Before the first night I may ask you all to close your eyes and hold your cards up towards me, so that I can write down who is who.',
  sentences(
    by('mystery', {
      false: 'Show your card to nobody as long as you are in the game.',
      true: 'Show your card to nobody before the game is over, even if you are out.',
    }),
    'Say about it whatever you like, true or not.',
  ),
  'At night all eyes are closed. Open them only when I call your role, and close them when I say so.',
  by('mystery', {
    false: 'I only call roles that are still in the game.',
    true: 'I call every role every night, even if its player is out.',
  }),
  'By night I only speak of roles, by day only of names.',
  'At night nobody makes a sound. Point with a finger; if you want to kill, mime a shot.',
  by('mode', {
    yakuza:
      'In the first night nobody is killed: the Mafia and the Yakuza only see who belongs to them.',
    else: 'In the first night nobody is killed: the Mafia only sees who belongs to it.',
  }),
  'Nobody can choose himself. If you do not want to act, shake your head.',
  'If I ask you something at night, answer with a nod or a shake of the head, never with a word.',
  'If I hold up my hand, you are blocked: you can do nothing tonight.',
  by('mode', {
    yakuza: 'If you are in jail, keep your eyes closed when your gang chooses its victim.',
    else: 'If you are in jail, keep your eyes closed when the Mafia chooses its victim.',
  }),
  sentences(
    'In the morning I say whom the Mafia has killed. Of all others who died I do not say by whom.',
    by('bodyguardDeathCause', {
      unnamed: '',
      asMafiaVictim: 'A Bodyguard who died for the Mafia’s victim counts as killed by the Mafia.',
    }),
    by('mode', { yakuza: 'If the Yakuza chose the same victim, I say so.', else: '' }),
  ),
  sentences(
    by('mystery', {
      false: 'Whoever is out turns the card over, says nothing more and votes no more.',
      true: 'Whoever is out leaves the card face down, says nothing more and votes no more.',
    }),
    by('deadMayWatch', {
      false: 'At night those who are out keep their eyes closed all the same.',
      true: 'At night those who are out may watch, without a sound.',
    }),
  ),
  'By day you all talk. When at least two of you are suspected, we vote on one after the other.',
  'One hand for each of you in the whole vote. Once it is up, it stays up. You need not vote at all.',
  'Whoever gets the most votes is out. In a tie, or without votes, nobody is.',
  'I have the last word in every dispute.',
] as const satisfies WrittenTexts['tableRules']

/** The look at all cards before the first night (V-11). */
export const verify = {
  say: [
    'Close your eyes, all of you.',
    'Hold your card towards me, and keep it there until I say.',
  ],
  do: 'Go round the circle and compare each card with this list. If you play without cards of paper, leave the check.',
  close: ['Thank you. Cards down, face down.', 'Open your eyes.'],
} as const

export const tips = [
  'Sit in a circle; you have to see everybody, and everybody you.',
  'Use the same words for every call, and wait until the eyes are closed before the next one.',
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
      'A leader whom the Mafia has killed tonight is still called, and sees your hand. The program tells you.',
    yakuza: by('leaderBlockedByAnyKill', {
      false:
        'A leader whom the Mafia has killed tonight is still called, and sees your hand. One killed by the Yakuza still acts.',
      true: 'A leader whom the Mafia or the Yakuza have killed tonight is still called, and sees your hand.',
    }),
    loner: by('leaderBlockedByAnyKill', {
      false:
        'A leader whom the Mafia has killed tonight is still called, and sees your hand. One killed by the Loner still acts.',
      true: 'A leader whom the Mafia or the Loner has killed tonight is still called, and sees your hand.',
    }),
  }),
  'If a gesture is unclear, ask aloud. The answer is a nod.',
  'Write down suspects while they talk. No vote with fewer than two.',
  'Read out totals only, never hands. The Judge’s second vote is in them.',
  'Tell a hypnotized player at the count where the vote goes, and never who did it.',
  'Never mention an attempt that failed.',
  'Yakuza, Loner and Mystery are for groups who know the game.',
] as const satisfies WrittenTexts['tips']
