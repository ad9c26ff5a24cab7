/** What the host reads aloud before the first night, and what he should know himself. */

/** Rules of conduct (V-9 to V-22, V-95 to V-102). */
export const tableRules = [
  'Everybody gets one card: your secret role. Look at it alone, and ask me if you do not understand it.',
  'Which roles are in the game is no secret. I explain every one of them now.',
  'Before the first night you all close your eyes and hold your cards towards me, so that I can write down who is who.',
  'Show your card to nobody as long as you are in the game. Say about it whatever you like, true or not.',
  'At night all eyes are closed. Open them only when I call your role, and close them when I say so.',
  'By night I only speak of roles, by day only of names.',
  'At night nobody makes a sound. Point with a finger; if you want to kill, mime a shot.',
  'Nobody can choose himself. If you do not want to act, shake your head.',
  'If I ask you something at night, answer with a nod or a shake of the head, never with a word.',
  'If I hold up my hand, you are blocked: you can do nothing tonight.',
  'Whoever is killed turns the card over, and from then on says nothing, votes no more and keeps the eyes closed at night.',
  'By day you all talk. When at least two of you are suspected, we vote on one after the other.',
  'One hand for each of you in the whole vote. Once it is up, it stays up. You need not vote at all.',
  'The most votes decide. In a tie, or without votes, nobody is out.',
  'I have the last word in every dispute.',
] as const

/** The look at all cards before the first night (V-11). */
export const verify = {
  say: [
    'Close your eyes, all of you.',
    'Hold your card towards me, and keep it there until I say.',
  ],
  do: 'Go round the circle and compare each card with this list. Whoever has no card in hand is right as dealt.',
  close: ['Thank you. Cards down, face down.', 'Open your eyes.'],
} as const

export const tips = [
  'Sit in a circle; you have to see everybody, and everybody you.',
  'Use the same words for every call, and wait until the eyes are closed before the next one.',
  'With Mystery on, the dead show no card, and you call every role every night: wait as long as always.',
  'Start with the cast that the program proposes. The Snitch only matters when somebody looks at cards.',
  'Hold up your hand for a block and keep the usual pause, so that nobody hears a difference.',
  'If a gesture is unclear, ask aloud. The answer is a nod.',
  'Write down suspects while they talk. No vote with fewer than two.',
  'Read out totals only, never hands. The Judge’s second vote is in them.',
  'Tell a hypnotized player at the count where the vote goes, and never who did it.',
  'Never mention an attempt that failed.',
  'Yakuza, Loner and Mystery are for groups who know the game.',
] as const
