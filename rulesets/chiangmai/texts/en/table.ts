/** What the host reads aloud before the first night, and what he should know himself. */

/** Rules of conduct and of the cards (CM-9 to CM-13, CM-15, CM-21, CM-31, CM-54, CM-58, CM-64). */
export const tableRules = [
  'Everybody gets two cards. They are your two lives.',
  'Look at them alone. A King together with a Jack in one hand? Tell me, and I deal everything again.',
  'Lay one card on the other, face down. The upper one is played first. From then on the order stays.',
  'Lose the upper card, and the other comes to the top. Lose both, and you are out.',
  'Black Kings and black Jacks work in any place. Red Kings and red Jacks work only on top.',
  'Lost cards stay secret. Nobody looks at them, nobody shows them.',
  'By night all eyes are closed, and nobody makes a sound. You answer me by pointing.',
  'Killers: you need one common victim. Policemen: you get one question for all of you.',
  'Doctor: a vaccine nobody needed stays in the body, and the second one kills. Remember whom you chose; I will not tell you.',
  'Number cards have no power, but a voice and a vote.',
  'The first five who are out get a funeral speech. Say anything you like, but never your roles.',
  'While somebody has the floor, nobody interrupts.',
  'You have one vote for each card you hold. Split them, keep them, or give both to one player.',
  'Whoever is out stays silent and does not vote.',
] as const

export const tips = [
  'Speak clearly and keep the pace.',
  'Use the same words for every call, every night. They hide who is gone.',
  'Wait as long for an empty call as for a full one.',
  'The program counts cards, doses and funeral speeches. Look at the reminders now and then.',
  'Warn the Doctor at the start: needless vaccines kill.',
  'The thumb tells the Policemen about the top card only. Asking the right player is an art.',
  'Nobody can cure what the Assassin does. A good Assassin plans the blow.',
  'Killers mislead by day, all others look for the truth.',
  'With a secret Hunter, let everybody close their eyes for a moment after every vote, so that nothing shows.',
] as const
