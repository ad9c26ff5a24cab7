/** What the host reads aloud before the first night, and what hosts should know themselves. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** What the game is about, for those who have never heard of it. */
export const about = [
  'Everybody gets two cards and stacks them face down. The upper card is the life you play first.',
  'By night the Killers poison, the Doctor vaccinates, the Policemen ask and the Assassin strikes. By day the town talks, listens and votes.',
  'The town hunts the Killers, the Killers hunt the Policemen. I’ll tell you what each side needs to win when I explain its roles.',
] as const satisfies WrittenTexts['about']

/** Rules of conduct and of the cards (CM-9 to CM-13, CM-15, CM-21, CM-29, CM-31, CM-44, CM-54, CM-58, CM-64). */
export const tableRules = [
  'Everybody gets two cards. They are your two lives.',
  by('dealCheck', {
    true: 'Look at them alone. If you hold a King and a Jack together, tell me, and I’ll deal everything again.',
    false: 'Look at them alone. If you hold a King and a Jack together, you keep them.',
  }),
  'Lay one card on top of the other, face down. You play the upper one first. After that, the order is fixed.',
  'If you lose the upper card, the other one comes to the top. If you lose both, you are out.',
  by('redSpecialsTopOnly', {
    false: 'Red Kings and red Jacks work only on top. All other cards work in any place.',
    true: 'Red Kings, Queens, Jacks and Aces work only on top. Black cards and Jokers work in any place.',
  }),
  by('revealVotedCard', {
    false: 'Lost cards stay secret. Nobody looks at them, nobody shows them.',
    true: 'The card taken by the vote is shown to everybody. All other lost cards stay secret: nobody looks at them.',
  }),
  'By night all eyes are closed, and nobody makes a sound. You answer me by pointing.',
  by('firstNightFull', {
    true: '',
    false:
      'On the first night you only meet: nobody is poisoned, vaccinated, asked about or struck.',
  }),
  'Killers: you have to agree on one victim. Policemen: you get one question between you.',
  sentences(
    by('overdoseReset', {
      true: 'Doctor: a vaccine nobody needed stays in the body, and the second one kills.',
      false:
        'Doctor: a vaccine nobody needed stays in the body. The second one kills, and every further one.',
    }),
    'Remember who you chose; I won’t tell you.',
    by('doctorSelf', { true: '', false: 'Never choose yourself.' }),
    by('doctorMayPass', {
      false: '',
      true: 'If you want to vaccinate nobody, shake your head.',
    }),
  ),
  sentences(
    by('firstNightFull', {
      true: 'Assassin: on the first night you may shake your head. Later you have to strike.',
      false: 'Assassin: on the second night you may shake your head. Later you have to strike.',
    }),
    by('assassinTakes', { topCard: '', wholePlayer: 'The player you strike loses both cards.' }),
  ),
  by('multiCauseCards', {
    one: by('assassinTakes', {
      topCard:
        'However often you are hit in one night, it costs you one card. Only a Hunter can take another.',
      wholePlayer:
        'However often you are hit in one night, it costs you one card, unless the Assassin strikes or a Hunter takes another.',
    }),
    each: 'If several things hit you in one night, each of them costs you a card.',
  }),
  by('hunterTiming', {
    openly: by('hunterTrigger', {
      jokerRemoved:
        'Hunter: when you lose the Joker, you may take somebody down with you, at once and in front of everybody.',
      playerEliminated:
        'Hunter: when you lose your last card, you may take somebody down with you, at once and in front of everybody.',
    }),
    secret: by('hunterTrigger', {
      jokerRemoved:
        'Hunter: when you lose the Joker, I’ll tap your shoulder while all eyes are closed. Then you may take somebody down with you.',
      playerEliminated:
        'Hunter: when you lose your last card, I’ll tap your shoulder while all eyes are closed. Then you may take somebody down with you.',
    }),
  }),
  'Number cards give you no power, but you have a voice and a vote.',
  'The first five players to go out get a funeral speech. Say anything you like, but never your roles.',
  'Nobody interrupts a player who has the floor.',
  'You have one vote for each card you hold. Split them, keep them, or give both to one player.',
  'Players who are out stay silent and do not vote.',
  by('bothWin', {
    town: 'If both sides reach their goal at the same moment, the town wins.',
    draw: 'If both sides reach their goal at the same moment, nobody wins.',
    killers: 'If both sides reach their goal at the same moment, the Killers win.',
  }),
] as const satisfies WrittenTexts['tableRules']

export const tips = [
  'Speak clearly and keep the pace.',
  'Use the same words for every call, every night. They hide who is gone.',
  'Wait as long for an empty call as for a full one.',
  'The program counts cards, doses and funeral speeches. Look at the reminders now and then.',
  'Warn the Doctor at the start: needless vaccines kill.',
  'Your thumb tells the Policemen about the top card only. Asking about the right player is an art.',
  'Nobody can cure what the Assassin does. A good Assassin plans ahead.',
  'By day the Killers mislead, and everyone else looks for the truth.',
  by('hunterTiming', {
    openly: '',
    secret:
      'After every vote, have everybody close their eyes, say the Hunter’s words and walk round the circle, whether or not a Hunter has fallen. Only then does a secret Hunter stay secret.',
  }),
] as const satisfies WrittenTexts['tips']
