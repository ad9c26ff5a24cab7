/** What the host reads aloud before the first night, and what hosts should know themselves. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { sithWin } from './cards'

/** What the game is about, and how each side wins (SW-1 to SW-4, SW-33, SW-43, SW-46, SW-117). */
export const about = [
  'Everybody is a character with a secret card. A few are Sith, and they know each other.',
  'By night the Sith choose a victim, and others use the Force. By day you talk, you bluff, and you put two of you on the stand.',
  'The citizens win when no Sith is left.',
  sentences('The Sith win', sithWin, 'Outnumbering the others is not enough.'),
  'Anakin Skywalker is a citizen as long as Queen Amidala lives, and a Sith once she is dead.',
  by('endCountsNeutral', {
    false:
      'If the Death Star is among us, it wins by being alive at the end. If Jango Fett is among us, he wins with the Sith, dead or alive.',
    true: 'If the Death Star is among us, it wins by being alive at the end. If Jango Fett is among us, he wins with the Sith, once he is dead.',
  }),
] as const satisfies WrittenTexts['about']

/** Rules of conduct (SW-11 to SW-14, SW-75, SW-96 to SW-113). */
export const tableRules = [
  'Everybody gets one card: a character and what it can do. Don’t show it to anybody.',
  by('noDirectClaims', {
    true: 'Never say outright who you are. Hints, quotations and inside jokes are what we want.',
    false: 'You may say who you are, and you may lie about it.',
  }),
  'You may pretend to be anyone, even a silent character.',
  'Princess Leia does not speak: gestures and soundless words only, no sign language, nothing written.',
  'Admiral Ackbar says “It’s a trap” and nothing else. The Ewok only grunts, squeaks and gestures.',
  'At night all eyes are closed. Open them only when I call you, and close them when I say so.',
  'By day we talk as long as it’s worth it. I’ll move us on when it isn’t.',
  'The first two hands each nominate one player for the stand. A nomination counts when somebody else seconds it.',
  by('singleNominee', {
    noTrial: 'A trial takes two. With fewer, the day passes without one.',
    yesNoVote:
      'If only one is nominated, you vote for or against: it takes more than half of the votes. With none, the day passes without a trial.',
  }),
  'The accused defend themselves, in order, and nobody interrupts.',
  'All the living vote, openly and exactly once, the accused too. The player with the most votes is out.',
  sentences(
    'In a tie, the last player to die decides.',
    by('firstTie', {
      revoteThenNone: 'If nobody has died yet, you vote once more; a second tie spares both.',
      none: 'If nobody has died yet, both are spared.',
      forceDecides: 'If nobody has died yet, I decide.',
      lot: 'If nobody has died yet, we draw lots.',
    }),
  ),
  by('freezeUntil', {
    nextDawn: 'If Lando puts you in carbonite, you cannot speak or vote until the next morning.',
    nextDusk: 'If Lando puts you in carbonite, you cannot speak or vote until the next day ends.',
  }),
  'At most one of you is voted out each day. No last words, and no card is shown.',
  'Until the game is over, nobody learns what the dead were, not from me, and not from them.',
  'The dead say nothing to the living: no hint, no advice, no protest. Break that rule, and you are banished for good.',
  'The dead keep their eyes closed at night, and raise a hand when I ask for it. Once Yoda’s power is gone, they may watch.',
  'Silent characters stay silent after death, until Yoda’s power is gone.',
] as const satisfies WrittenTexts['tableRules']

/** What helps the host. */
export const tips = [
  'It takes a round or two to learn. Yours is the only hard job, and the program keeps track.',
  'Only these wake regularly: the Sith, Jango, Qui-Gon, Obi-Wan and Yoda. Everything else is listed beside the circle.',
  by('callDeadRoles', {
    all: 'Call everybody who was in the deck, dead or not, and wait as long as usual: then no call gives away who is dead.',
    sourceMinimum:
      'Of the dead you call only Qui-Gon and Obi-Wan, and Yoda on his one last night. A missing call tells the room who is dead.',
  }),
  by('noDirectClaims', {
    true: 'Tell everybody at the start: no direct claims. It protects them, and it is more fun.',
    false: '',
  }),
  'Others will imitate the silent roles. Two Leias fighting with gestures, a Sith who translates wrongly: that is how it should be.',
  'Keep the talk moving when it rambles, and don’t rush to a trial while people are saying clever things.',
  'Made a mistake? By night or by day, announce a disturbance in the Force and hide the real question among others that mean nothing.',
  'Never give a reason for a missing death. Neither you nor the dead give anything away.',
  'Make the stories of the dead long and silly, with the name at the very end.',
  'The program keeps track of the Death Star’s direction, Qui-Gon’s self-heals and who died last.',
  'Never end too soon. Even one citizen against two Sith can still turn it.',
  'Once Yoda’s power is gone, remind the dead that they see everything and must not react.',
  'If somebody blurts out a vote, you decide whether to repeat it.',
] as const satisfies WrittenTexts['tips']
