import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

/**
 * A question that went wrong is asked again among needless ones, so that nobody can tell which mattered
 * (SW-87). All are answered without a sound and none has anything to do with what happened.
 */
export const disturbance = {
  opening: 'I feel a disturbance in the Force. Everybody, close your eyes. I have some questions.',
  closing: 'The Force is calm again. Let’s go on.',
  questions: {
    'sith.kill': 'Sith, open your eyes and point once more at your target. Close your eyes.',
    'sith.decide':
      'Highest-ranking Sith, you alone open your eyes and point once more. Close your eyes.',
    'quigon.heal':
      'Qui-Gon, open your eyes and point once more at the player you want to heal. Close your eyes.',
    'jango.clone': 'Jango Fett, open your eyes and point once more at your clone. Close your eyes.',
    'obiwan.investigate':
      'Obi-Wan, open your eyes, point once more, and look at me. Close your eyes.',
    'yoda.raise':
      'Yoda, open your eyes and show me once more what you want to do. Close your eyes.',
    'deathStar.direction': 'Death Star, point left or right once more.',
    'anakin.meet': 'Anakin, open your eyes and give me a thumbs up. Close your eyes.',
    'amidala.meet': 'Queen Amidala, raise a hand, and put it down.',
    'jango.meet': 'Jango Fett, raise a hand, and put it down.',
    'luke.meet': 'Luke, open your eyes and give me a thumbs up. Close your eyes.',
    'han.meet': 'Han, open your eyes and give me a thumbs up. Close your eyes.',
    'lando.meet': 'Lando, open your eyes and give me a thumbs up. Close your eyes.',
    'droids.meet': 'R2-D2 and C-3PO, open your eyes and nod at me. Close your eyes.',
    'chewbacca.meet': 'Chewbacca, open your eyes and nod at me. Close your eyes.',
    'mace.meet': 'Mace Windu, open your eyes and nod at me. Close your eyes.',
    'leia.meet': 'Princess Leia, open your eyes and nod at me. Close your eyes.',
    'ackbar.meet': 'Admiral Ackbar, open your eyes and nod at me. Close your eyes.',
    'ewok.meet': 'Ewok, open your eyes and nod at me. Close your eyes.',
    'quigon.meet': 'Qui-Gon, open your eyes and give me a thumbs up. Close your eyes.',
    'obiwan.meet': 'Obi-Wan, open your eyes and give me a thumbs up. Close your eyes.',
    'yoda.meet': 'Yoda, open your eyes and give me a thumbs up. Close your eyes.',
    'sith.meet': 'Sith, open your eyes and look at each other once more. Close your eyes.',
  },
} as const satisfies RulesetTexts['disturbance']
