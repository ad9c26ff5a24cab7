/** Who there is in Palermo: parties, roles with the playing card of each, and conditions. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const teams = {
  citizens: {
    name: 'The citizens',
    goal: 'Find every Mafioso and condemn them all.',
    won: by('hiddenIdentity', {
      false: 'Palermo can sleep again.',
      true: 'The Mafia has disappeared from Palermo. The city can sleep again.',
    }),
  },
  mafia: {
    name: 'The Mafia',
    goal: by('majorityByVotes', {
      false: 'Be more than all the others.',
      true: 'Have more votes than all the others.',
    }),
    won: 'Palermo belongs to the Mafia.',
  },
  lovers: {
    name: 'Romeo and Juliet',
    goal: 'One from each side, and nobody else left alive.',
    won: 'Love has outlived them all.',
  },
} as const satisfies WrittenTexts['teams']

const QUESTION = by('detectiveVariant', {
  standard: 'Points at one player each night and sees a thumb: up for Mafia, down for citizen.',
  omniscient: 'Sees the whole Mafia once, in the second night. Is never called again.',
  informant: 'Is shown one more Mafioso each night.',
})

const BOMB =
  'By day, but not while a verdict is voted on: shows the card, names somebody, and both die.'

export const roles = {
  citizen: {
    name: 'Citizen',
    help: 'Sleeps all night. Has a voice and a vote. (Red eights and sevens)',
  },
  detective: { name: 'Detective', help: sentences(QUESTION, '(Ace of hearts)') },
  secondDetective: {
    name: 'Second detective',
    help: sentences(
      QUESTION,
      by('detectives', {
        together: 'Works together with the first one.',
        separate: 'Works alone and does not know the first one.',
      }),
      '(Ace of diamonds)',
    ),
  },
  guardianAngel: {
    name: 'Guardian angel',
    help: sentences(
      'Protects one player each night against the Mafia, and against nothing else.',
      by('angelSelf', { true: 'May choose himself.', false: 'May not choose himself.' }),
      by('angelRepeat', { true: '', false: 'Never the same player in two nights running.' }),
      '(Queen of hearts)',
    ),
  },
  pharmacist: {
    name: 'Pharmacist',
    help: sentences(
      'Sees the victim. Has one healing potion and one poison for the whole game.',
      by('pharmacistSeesSaved', {
        false: '',
        true: 'Sees a victim who is saved already, too.',
      }),
      '(Queen of diamonds)',
    ),
  },
  matchmaker: {
    name: 'Matchmaker',
    help: 'Lets two players fall in love in the first night. If one dies, so does the other. (King of hearts)',
  },
  nightWanderer: {
    name: 'Night wanderer',
    help: 'May peep while the Mafia chooses. Whoever is caught is the victim. (Jack of hearts)',
  },
  suicidalCitizen: { name: 'Suicidal citizen', help: `${BOMB} (Jack of diamonds)` },
  freemason: {
    name: 'Freemason',
    help: 'Knows the other Freemasons and confers with them at night. (Red tens and nines)',
  },
  scaredyCat: {
    name: 'Scaredy-cat',
    help: sentences(
      'Hides with somebody each night. With a Mafioso he is safe from the Mafia; with a citizen he dies when that citizen does.',
      by('hiddenAtCitizen', {
        dies: 'If he is chosen himself at a citizen’s, he dies alone.',
        survives: 'If he is chosen himself at a citizen’s, nobody dies.',
        both: 'If he is chosen himself at a citizen’s, both die.',
      }),
      by('threeHides', { false: '', true: 'Three times in a game.' }),
      by('scaredyCatWin', {
        alive: 'Wins along with the Mafia if he lives.',
        saved: 'Wins along with the Mafia if he lives and a Mafioso’s roof has saved him.',
      }),
      '(Seven of diamonds)',
    ),
  },
  mafioso: {
    name: 'Mafioso',
    help: sentences(
      'Wakes with the Mafia.',
      by('murderVariant', {
        standard: 'Agrees with them on a victim.',
        blind: 'Votes for a victim alone.',
      }),
      '(Black kings and queens)',
    ),
  },
  mafiaKiller: { name: 'Mafia killer', help: `Wakes with the Mafia. ${BOMB} (Jack of clubs)` },
  spy: {
    name: 'Mafia spy',
    help: sentences(
      'Wakes with the Mafia, and once more alone.',
      by('detectiveVariant', {
        standard: 'Learns whom the detectives asked about.',
        omniscient: 'There is nothing to learn then.',
        informant: 'Learns who was shown to the detectives.',
      }),
      '(Jack of spades)',
    ),
  },
} as const satisfies WrittenTexts['roles']

export const statuses = {
  mayor: { name: 'mayor', help: 'The vote counts two in every verdict.' },
  lover: { name: 'in love', help: 'Dies of heartbreak if the other one dies.' },
  hiding: { name: 'in hiding', help: 'Sleeps at somebody else’s tonight.' },
  protected: { name: 'protected', help: 'The Mafia cannot kill this player tonight.' },
  provisionalHost: {
    name: 'leads for now',
    help: 'Plays along, leads the first night, and cannot be condemned on the first day.',
  },
  host: { name: 'host', help: 'Was the first to go, and leads from now on.' },
} as const satisfies WrittenTexts['statuses']
