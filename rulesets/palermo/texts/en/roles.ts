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
      false: 'Outnumber everybody else.',
      true: 'Have more votes than all the others together.',
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

export const roles = {
  citizen: {
    name: 'Citizen',
    help: sentences(
      'Sleeps all night. Has a voice and a vote.',
      playedBy('Red eights, seven of hearts'),
    ),
  },
  detective: { name: 'Detective', help: sentences(QUESTION, playedBy('Ace of hearts')) },
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
  },
  matchmaker: {
    name: 'Matchmaker',
    help: sentences(
      'Makes two players fall in love on the first night. If one dies, so does the other.',
      playedBy('King of hearts'),
    ),
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
  },
} as const satisfies WrittenTexts['roles']

export const statuses = {
  mayor: { name: 'mayor', help: 'Has a vote that counts double in every verdict.' },
  lover: { name: 'in love', help: 'Dies of a broken heart if the other one dies.' },
  hiding: { name: 'in hiding', help: 'Is sleeping at somebody else’s place tonight.' },
  protected: { name: 'protected', help: 'The Mafia cannot kill this player tonight.' },
  provisionalHost: {
    name: 'leads for now',
    help: 'Plays too, leads the first night, and cannot be condemned on the first day.',
  },
  host: { name: 'host', help: 'Was the first one out, and hosts from now on.' },
} as const satisfies WrittenTexts['statuses']
