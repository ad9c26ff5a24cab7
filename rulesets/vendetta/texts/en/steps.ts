/** What is said and done step by step: the gangs, dawn and day; the single roles have their words in `roles.ts`. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { GONE, HAND } from './calls'
import { roleSteps } from './cards'

const gang = (name: string, note: string) => ({
  close: [`${name}, close your eyes.`],
  signals: {
    chosen: { sign: 'Chosen', do: `Nod: you have seen the victim. ${note}`.trim() },
    noVictim: { sign: 'No victim', do: 'No majority. Nod as usual and send them to sleep.' },
    blocked: HAND,
  },
  variants: {
    gone: GONE,
    blocked: {
      sign: 'Hold up your hand',
      do: 'They cannot kill tonight. Wait as if their eyes were open, hold up your hand, and go on.',
    },
  },
})

const mafia = gang('Mafia', 'Tell nobody who it is.')
const MAJORITY =
  'More than half of those awake have to point at the same player. Prisoners stay asleep.'
const WHOM = 'Who does each of them point at?'
const POINT = 'Agree without a sound, and point at your victim.'

const WITH_THEM = 'If the Impostor is in the deck, the Impostor wakes with them.'
const IMPOSTOR_WAKES = by('mode', {
  standard: '',
  yakuza: by('combineYakuzaLoner', { false: '', true: WITH_THEM }),
  loner: WITH_THEM,
})

export const steps = {
  ...roleSteps,
  'mafia.meet': {
    title: 'The Mafia meets',
    say: ['Mafia, wake up and look at each other.'],
    do: sentences('Nobody is chosen tonight. Let them find each other.', IMPOSTOR_WAKES),
    options: { ok: 'They know each other' },
    ...gang('Mafia', ''),
  },
  'mafia.kill': {
    title: 'The Mafia kills',
    say: ['Mafia, wake up.', POINT],
    do: sentences(
      MAJORITY,
      by('mafiaSelfTarget', {
        impostorOnly: '',
        always: 'The Mafia may choose one of its own.',
      }),
    ),
    ask: WHOM,
    options: { pass: 'No majority' },
    ...mafia,
    variants: {
      ...mafia.variants,
      impostor: {
        do: `${MAJORITY} The Impostor has to point too, and the Mafia may choose one of its own.`,
        ask: WHOM,
      },
      impostorGone: {
        do: `${MAJORITY} The Impostor is out, but nobody can see that: the Mafia may choose one of its own.`,
        ask: WHOM,
      },
    },
  },
  'yakuza.meet': {
    title: 'The Yakuza meet',
    say: ['Yakuza, wake up and look at each other.'],
    do: 'Nobody is chosen tonight. Let them find each other.',
    options: { ok: 'They know each other' },
    ...gang('Yakuza', ''),
  },
  'yakuza.kill': {
    title: 'The Yakuza kill',
    say: ['Yakuza, wake up.', POINT],
    do: 'A majority decides. Give no sign if the Mafia chose the same victim. A Yakuza chosen by the Mafia still takes part.',
    ask: WHOM,
    options: { pass: 'No majority' },
    ...gang('Yakuza', 'Give no hint about the Mafia’s victim.'),
  },
  'dawn.announce': {
    title: 'Dawn',
    say: ['Good morning. Everybody, open your eyes.'],
    do: sentences(
      'Read out the news one by one.',
      by('mystery', {
        false: 'The dead turn over their cards.',
        true: 'The dead leave their cards face down.',
      }),
      by('deadMayWatch', { false: 'Nobody learns who the killers are.', true: '' }),
    ),
    options: { ok: 'Told' },
  },
  'day.discussion': {
    title: 'Discussion',
    say: ['The city talks. Who do you suspect?'],
    do: sentences(
      by('dayTimer', { 0: '', else: 'The clock is running.' }),
      'Keep it going, and note who is suspected. Players who are out stay silent. The jailed and the silenced may talk.',
    ),
    options: { ok: 'Enough talk' },
  },
  'day.suspects': {
    title: 'Suspects',
    say: ['Who do we vote on? I need at least two names.'],
    do: 'Click at least two players, in the order in which you will call them.',
    ask: 'Who is suspected?',
    options: { ok: 'To the vote' },
  },
  'day.vote': {
    title: 'Vote',
    say: [
      'I’ll name the suspects one by one: {names}.',
      'You have one hand. Raise it for one of them, or keep it down. Once up, it stays up.',
    ],
    do: 'Enter every raised hand. The jailed and the silenced have no vote. The program adds the Judge’s second vote and moves the hypnotized one. Read out totals only.',
    ask: 'Whose hand is up?',
    options: { ok: 'Count' },
  },
  'day.result': {
    title: 'Result',
    say: ['{news}'],
    do: sentences(
      'Announce the totals first, and never say who hypnotized anybody.',
      by('mystery', {
        false: 'The player who is out turns over their card.',
        true: 'The player who is out leaves their card face down.',
      }),
    ),
    options: { ok: 'Go on' },
  },
} as const satisfies WrittenTexts['steps']
