/** Every role in words, one entry each: its name, what it is with its playing card, and what is said in its calls. */
import { partIn, rolesIn, sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import {
  GONE,
  call,
  THUMBS,
  NOBODY,
  SPENT,
  one,
  detectives,
  detectivesSleep,
  bothWake,
  bothSleep,
} from './calls'

const QUESTION = by('detectiveVariant', {
  standard:
    'Points at one player each night and gets a sign: thumbs up for Mafia, thumbs down for citizen.',
  omniscient: 'Sees the whole Mafia once, on the second night, and is never called again.',
  informant: 'Is shown one more Mafioso each night.',
})

/** P-35, P-46; the card is turned over only where there are cards and they are shown (P-99, P-105). */
const BOMB_WITHOUT_CARD =
  'May light a fuse by day, except during the vote on a verdict: names somebody, and both die.'
const BOMB = by('detectiveVariant', {
  omniscient: BOMB_WITHOUT_CARD,
  else: by('deal', {
    cards:
      'May light a fuse by day, except during the vote on a verdict: shows their card, names somebody, and both die.',
    director: BOMB_WITHOUT_CARD,
  }),
})

/** The playing card of a role, where there are cards (P-10, P-105). */
const playedBy = (card: string) => by('deal', { cards: `(${card})`, director: '' })

const table = {
  citizen: {
    name: 'Citizen',
    help: sentences(
      'Sleeps all night. Has a voice and a vote.',
      playedBy('Red eights, seven of hearts'),
    ),
  },
  detective: {
    name: 'Detective',
    help: sentences(QUESTION, playedBy('Ace of hearts')),
    calls: {
      'detective.investigate': {
        ...one('Detectives'),
        say: [detectives, 'Point at somebody.'],
        close: [detectivesSleep],
        signals: THUMBS,
      },
      'detective.learn': {
        ...call('Detectives', { asks: [], do: 'Point at every Mafioso, including the dead.' }),
        say: [bothWake, 'This is the Mafia.'],
        close: [bothSleep],
      },
      'detective.informed': {
        ...call('Detectives', {
          asks: [],
          do: 'Choose a Mafioso they have not seen yet. Your first choice can steer the whole game.',
          ask: 'Which Mafioso do you show?',
        }),
        say: [bothWake, 'I’m showing you somebody.'],
        close: [bothSleep],
        signals: { none: NOBODY },
        variants: { gone: GONE, noneLeft: { do: 'They know them all. Show your empty hand.' } },
      },
    },
  },
  secondDetective: {
    name: 'Second detective',
    help: sentences(
      QUESTION,
      by('detectives', {
        together: 'Works together with the first one.',
        separate: 'Works alone and does not know the first one.',
      }),
      playedBy('Ace of diamonds'),
    ),
    calls: {
      'secondDetective.investigate': { ...one('Second detective'), signals: THUMBS },
    },
  },
  guardianAngel: {
    name: 'Guardian angel',
    help: sentences(
      'Protects one player each night against the Mafia, and against nothing else.',
      by('angelSelf', {
        true: 'Self-protection is allowed.',
        false: 'Self-protection is not allowed.',
      }),
      by('angelRepeat', { true: '', false: 'Never the same player two nights in a row.' }),
      playedBy('Queen of hearts'),
    ),
    calls: {
      'guardianAngel.protect': call('Guardian angel', {
        asks: ['Who do you want to protect?'],
        do: sentences(
          by('angelSelf', {
            true: 'Self-protection is allowed.',
            false: 'Self-protection is not allowed.',
          }),
          by('angelRepeat', { true: '', false: 'Not the same player as last night.' }),
          'Give no hint whether it helped.',
        ),
        ask: 'Who is protected?',
      }),
    },
  },
  pharmacist: {
    name: 'Pharmacist',
    help: sentences(
      'Sees the victim. Has one healing potion and one poison for the whole game.',
      by('pharmacistSeesSaved', {
        false: '',
        true: 'Is shown even a victim who has already been saved.',
      }),
      playedBy('Queen of diamonds'),
    ),
    calls: {
      'pharmacist.heal': {
        ...call('Pharmacist', {
          asks: ['This is the victim. Do you want to heal them?'],
          do: 'Show the victim.',
          ask: 'Does the pharmacist use the healing potion?',
        }),
        signsFirst: true,
        signals: { none: NOBODY },
        options: { pass: 'Doesn’t heal', ok: 'Go on', heal: 'Heals' },
        variants: {
          gone: GONE,
          victim: {
            sign: '{victim}',
            do: 'Show the victim, and wait for a nod or a shake of the head.',
          },
          savedVictim: {
            sign: '{victim}',
            do: 'Show the victim. {victim} has already been saved; the potion stays in the bottle.',
          },
          nobody: {
            sign: 'Nobody',
            do: 'Show your empty hand: no victim. There is nothing to heal.',
          },
          spentVictim: { sign: '{victim}', do: 'Show the victim. The healing potion is used up.' },
          spentNobody: {
            sign: 'Nobody',
            do: 'Show your empty hand. The healing potion is used up.',
          },
        },
      },
      'pharmacist.poison': {
        title: 'Pharmacist: poison',
        say: ['Pharmacist, do you want to poison anybody?'],
        close: ['Pharmacist, go back to sleep.'],
        stays: true,
        do: 'One other player, once in the game. Nobody ever learns that it was poison.',
        ask: 'Who is poisoned?',
        options: { pass: 'Poisons nobody', ok: 'Go on' },
        variants: { gone: GONE, spent: { do: SPENT } },
      },
    },
  },
  matchmaker: {
    name: 'Matchmaker',
    help: sentences(
      'Makes two players fall in love on the first night. If one dies, so does the other.',
      playedBy('King of hearts'),
    ),
    calls: {
      'matchmaker.choose': call('Matchmaker', {
        asks: ['Point at the two players who will fall in love.'],
        do: 'Two players; the matchmaker may be one of them.',
        ask: 'Who falls in love?',
      }),
    },
  },
  nightWanderer: {
    name: 'Night wanderer',
    help: sentences(
      'May peep while the Mafia chooses. If caught, becomes the victim.',
      playedBy('Jack of hearts'),
    ),
  },
  suicidalCitizen: {
    name: 'Suicidal citizen',
    help: sentences(BOMB, playedBy('Jack of diamonds')),
  },
  freemason: {
    name: 'Freemason',
    help: sentences(
      'Knows the other Freemasons and confers with them at night.',
      playedBy('Red tens and nines'),
    ),
    calls: {
      'freemasons.meet': call('Freemasons', {
        asks: ['Look at each other.'],
        do: 'Let them find each other: {names}.',
      }),
      'freemasons.confer': call('Freemasons', {
        asks: ['Confer without a sound.'],
        do: 'Let the clock run out, then go on.',
      }),
    },
  },
  scaredyCat: {
    name: 'Scaredy-cat',
    help: sentences(
      by('threeHides', {
        false: 'May hide with somebody each night.',
        true: 'May hide with somebody at night, three times in a game.',
      }),
      'With a Mafioso, the scaredy-cat is safe from the Mafia; with a citizen, both die if the Mafia murders that citizen.',
      by('hiddenAtCitizen', {
        dies: 'If a scaredy-cat hiding with a citizen is the victim, only the scaredy-cat dies.',
        survives: 'If a scaredy-cat hiding with a citizen is the victim, nobody dies.',
        both: 'If a scaredy-cat hiding with a citizen is the victim, both die.',
      }),
      by('scaredyCatWin', {
        alive: 'Wins together with the Mafia if still alive.',
        saved: 'Wins together with the Mafia if still alive and once saved under a Mafioso’s roof.',
      }),
      playedBy('Seven of diamonds'),
    ),
    calls: {
      'scaredyCat.hide': {
        ...call('Scaredy-cat', {
          asks: ['Where are you hiding tonight?'],
          do: by('threeHides', {
            false: 'With one other player, the same as last night if they like; or with nobody.',
            true: 'With one other player, or with nobody; three times in the whole game.',
          }),
          ask: 'Who do they hide with?',
        }),
        variants: { gone: GONE, spent: { do: SPENT } },
      },
    },
  },
  mafioso: {
    name: 'Mafioso',
    help: sentences(
      'Wakes with the Mafia.',
      by('murderVariant', {
        standard: 'Agrees with them on a victim.',
        blind: 'Votes alone for a victim.',
      }),
      playedBy('Black kings and queens'),
    ),
  },
  mafiaKiller: {
    name: 'Mafia killer',
    help: sentences('Wakes with the Mafia.', BOMB, playedBy('Jack of clubs')),
  },
  spy: {
    name: 'Mafia spy',
    help: sentences(
      'Wakes with the Mafia, and once more alone.',
      by('detectiveVariant', {
        standard: 'Learns who the detectives asked about.',
        omniscient: 'In this variant there is nothing to learn.',
        informant: 'Learns who was shown to the detectives.',
      }),
      playedBy('Jack of spades'),
    ),
    calls: {
      'spy.learn': {
        ...call('Mafia spy', {
          asks: ['This is what the detectives know.'],
          do: 'Go on, and show what comes up.',
          ask: 'Which of the two do you show?',
        }),
        options: { ok: 'Go on' },
        signals: { none: NOBODY },
        variants: {
          gone: GONE,
          two: {
            do: 'The detectives asked about two players. Show one of them: {names}.',
            ask: 'Which of the two do you show?',
          },
        },
      },
    },
  },
} as const

export const roles = rolesIn(table)

/** The calls of single roles. */
export const roleCalls = partIn(table, 'calls')
