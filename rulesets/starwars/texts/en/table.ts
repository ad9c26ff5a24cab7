/** What the host reads aloud before the first night, and what he should know himself. */

/** Rules of conduct (SW-11 to SW-14, SW-75, SW-96 to SW-113). */
export const tableRules = [
  'Everybody gets one card: a character and what it can do. Show it to nobody.',
  'Never say outright who you are. Hints, quotations and inside jokes are what we want.',
  'You may pretend to be anybody, a silent character too.',
  'Princess Leia does not speak: gestures and soundless words only, no sign language, nothing written.',
  'Admiral Ackbar says “It’s a trap” and nothing else. The Ewok only grunts, squeaks and gestures.',
  'At night all eyes are closed. Open them only when I call you, and close them when I say so.',
  'By day we talk as long as it is worth it. I move on when it is not.',
  'The first two hands nominate one player each. It counts when somebody else seconds it.',
  'Both accused defend themselves, in order, and nobody interrupts.',
  'Everybody alive votes, openly and exactly once, the accused too. The most votes lynch.',
  'In a tie, whoever died last decides.',
  'One lynching a day at most. No last words, and no card is shown.',
  'Nobody learns what the dead were, not from me and not from them, until the game is over.',
  'The dead say nothing to the living: no hint, no advice, no protest. Who does is banished for good.',
  'The dead keep their eyes closed at night, and raise a hand when I ask for it. Once Yoda’s power is gone, they may watch.',
  'Silent characters stay silent when they are dead, until Yoda’s power is gone.',
  'Without nominations the round passes without a trial.',
] as const

/** What helps the host (section 9). */
export const tips = [
  'Play a round or two to learn it. Yours is the only hard job, and the program keeps the books.',
  'Only these wake regularly: the Sith, Jango, Qui-Gon, Obi-Wan and Yoda. Everything else is on the list beside the circle.',
  'Tell everybody at the start: no direct claims. It protects them, and it is more fun.',
  'Silent roles will be imitated. Two Leias fighting with gestures, a Sith who translates wrongly: that is wanted.',
  'Keep the talk moving when it rambles, and do not rush to a trial while people say clever things.',
  'Made a mistake? Announce a disturbance in the Force and hide the real question among needless ones.',
  'Never give a reason for a missing death. Neither you nor the dead give anything away.',
  'Make the stories of the dead long and silly, with the name at the very end.',
  'The program writes down the Death Star’s direction, Qui-Gon’s self-heals and who died last.',
  'Never end too soon. Even one citizen against two Sith can still turn it.',
  'Once Yoda’s power is gone, remind the dead that they see everything and must not react.',
  'If somebody blurts out a vote, you decide whether the vote is repeated.',
] as const
