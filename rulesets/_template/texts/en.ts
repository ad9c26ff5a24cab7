/**
 * Every word of the game in English: short sentences for a noisy room. Once it is longer than this, split it by
 * its parts into `texts/en/*.ts`. The type says what is missing; `tests/rulesets/texts.test.ts` says the rest.
 */
import type { StepTexts, TextsFor } from '../../../src/i18n/rulesetTexts'
import type { Written } from '../../../src/i18n/writtenTexts'
import type { Words } from '../vocabulary'
import { by } from './by'

const roles = {
  villager: { name: 'Villager', help: 'Sleeps all night. Has a voice and a vote.' },
  lookout: { name: 'Lookout', help: 'Learns each night whether one player is a wrecker.' },
  keeper: {
    name: 'Keeper',
    help: 'Watches over one other player each night, who cannot be killed.',
  },
  wrecker: {
    name: 'Wrecker',
    help: 'Wakes with the other wreckers and chooses a victim with them.',
  },
} as const

/** What everybody hears is the same whether the role is there or not (LH-10): only `do` may differ. */
const GONE = { do: 'Nobody answers. Speak as usual, wait as long as usual, then go on.' }

const call = (name: string, asks: string, rest: Pick<Written<StepTexts>, 'do' | 'ask'>) => ({
  title: name,
  say: [`${name}, wake up.`, asks],
  close: [`${name}, close your eyes.`],
  ...rest,
  options: { pass: 'Shakes their head', ok: 'Go on' },
  variants: { gone: GONE },
})

export const texts = {
  name: 'The Lighthouse',
  tagline: 'Somebody put out the lamp',
  about: [
    'Everybody has one secret card. Some of you are wreckers, and they know each other.',
    'By night the wreckers put somebody out. By day you talk, and vote somebody out.',
    'The villagers win when no wrecker is left; the wreckers win as soon as they are half of you.',
  ],
  teams: {
    villagers: {
      name: 'The villagers',
      goal: 'Find every wrecker.',
      won: 'The lamp burns again.',
    },
    wreckers: {
      name: 'The wreckers',
      goal: 'Become half of all players still in.',
      won: 'The coast stays dark.',
    },
  },
  roles,
  /** A card is its role; a game of playing cards names them here. */
  cards: roles,
  statuses: { watched: { name: 'watched', help: 'Cannot be killed tonight.' } },
  options: {
    agreement: {
      name: 'Agreement of the wreckers',
      help: 'How many of them have to point at the same player.',
      values: { most: 'More than half.', all: 'Every one of them.' },
    },
  },

  /** By the ids of the steps: what the host says, does, asks, and shows back. */
  steps: {
    'wreckers.choose': {
      ...call('Wreckers', 'Agree without a sound, and point at your victim.', {
        do: by('agreement', {
          most: 'More than half of them have to point at the same player.',
          all: 'All of them have to point at the same player.',
        }),
        ask: 'Who does each of them point at?',
      }),
      signals: {
        chosen: { sign: 'Chosen', do: 'Nod: you have seen the victim.' },
        nobody: { sign: 'No victim', do: 'They did not agree. Nod as usual.' },
      },
    },
    'lookout.look': {
      ...call('Lookout', 'Point at one player.', {
        do: 'Answer with your thumb.',
        ask: 'Who is looked at?',
      }),
      signals: {
        thumbUp: { sign: 'Thumbs up', do: 'A wrecker.' },
        thumbDown: { sign: 'Thumbs down', do: 'Not a wrecker.' },
      },
    },
    'keeper.watch': call('Keeper', 'Point at one player.', {
      do: 'Give no hint whether it was needed, tonight or later.',
      ask: 'Who is watched over?',
    }),
    'dawn.announce': {
      title: 'Dawn',
      say: ['Good morning. Open your eyes.'],
      do: 'Read out the news one by one. Players who are out turn over their card.',
      options: { ok: 'Told' },
    },
    'day.talk': {
      title: 'Talk',
      say: ['Who put out the lamp? Talk about it.'],
      do: 'Keep it going. Players who are out stay silent.',
      options: { ok: 'Enough talk' },
    },
    'day.vote': {
      title: 'Vote',
      say: ['When I call the name you want out, raise your hand.'],
      do: 'Enter every hand. One each, or none.',
      ask: 'How does everyone vote?',
      options: { ok: 'Count' },
    },
    'day.lastWords': {
      title: 'Last words',
      say: ['{name}, your last words.'],
      do: 'Half a minute. The card lies face up.',
      options: { ok: 'Finished' },
    },
    'day.result': {
      title: 'Result',
      say: ['That is the decision of the village.'],
      do: 'Then night falls, or somebody has won.',
      options: { ok: 'Go on' },
    },
  },
  /** What to say when a phase begins. */
  phases: { night: ['Night falls. Everybody, close your eyes.'] },

  /** By the kinds of public items, and what the room reads: see `src/i18n/itemText.ts` for the placeholders. */
  items: {
    nightFalls: 'Night {count} falls.',
    dayBreaks: 'Day {count} breaks.',
    timer: '{count} {count|second|seconds}.',
    speech: '{name} speaks.',
    tally: 'The hands are counted.',
    died: '{name} did not come home.',
    revealed: '{name} turns over their card: {card}.',
    nobodyDied: 'Everybody came home.',
    votedOut: '{name} is voted out.',
    nobodyOut: 'Nobody is voted out.',
    winner: '{names} won.',
    'winner.none': 'Nobody won.',
  },
  /** Headings of the big screen by `stage.about`. */
  stages: {
    vote: { title: 'The vote', line: 'One hand each.' },
    lastWords: { title: 'Last words', line: 'The card lies face up.' },
  },

  /** By the codes of the steps' own checks; the engine's refusals have words already. */
  refusals: {},
  /** By the codes of `roles/casting.ts`. */
  findings: {
    players: 'The game takes {min} to {max}; you have {players}.',
    deckSize: 'You need one card for each player, which makes {wanted}; the deck has {count}.',
    handSize: '{seat} does not hold exactly one card.',
    unknownCard: 'This game has no such card.',
    beyondTheBox: '{card}: the box holds {supply}, but the deck has {count}.',
    noWrecker: 'Without a wrecker the villagers have won before the first night.',
    otherCount: '{card}: the book has {wanted}, but the deck has {count}. You can still play.',
  },
  reminders: {
    watched: 'Watched over, cannot be killed tonight: {names}',
    eyesClosed: 'Out, and eyes closed at night: {names}',
  },
  /** The evening as it really was, by the kinds of events; what has no line is not told. */
  chronicle: {
    chosen: 'The wreckers chose {target}.',
    missed: 'The wreckers did not agree.',
    looked: '{by} looked at {target}.',
    watched: '{by} watched over {target}.',
    passed: '{seat} shook their head.',
    saved: 'They came for {target} in vain.',
    died: '{target} died.',
    nobodyDied: 'Nobody died.',
    tallied: 'The hands were counted.',
    votedOut: 'The village voted {target} out.',
    nobodyOut: 'Nobody was voted out.',
    ruledDead: '{target} was out.',
    ruledBack: '{target} came back.',
    ruledRole: '{target} had another role: {role}.',
    ruledStatus: 'The conditions of {target} were corrected: {status}.',
    'ruling.kill': 'Ruling: {seat} is out.',
    'ruling.leave': 'Ruling: {seat} leaves the evening.',
    'ruling.revive': 'Ruling: {seat} is back.',
    'ruling.status': 'Ruling: {seat} – {status}.',
    'ruling.role': 'Ruling: {seat} is this role: {role}.',
    'ruling.skip': 'Ruling: this call was skipped.',
    'ruling.end': 'Ruling: the evening was ended.',
    won: 'The game was over. Winners: {winners}.',
  },

  /** The look at all cards before the first night; leave it out where nobody shows a card to the host. */
  verify: {
    say: ['Close your eyes, and hold your card up towards me.'],
    do: 'Compare each card with this list.',
    close: ['Thank you. Cards down. Open your eyes.'],
  },
  /** What the host reads aloud before the game: the rules that only players can keep. */
  tableRules: [
    'Your card is secret. Say whatever you like about it, but show it to nobody.',
    'At night your eyes are closed unless I call your role. Point, or shake your head; not a sound.',
    'When you are out, turn over your card, say nothing more, and keep your eyes closed at night.',
  ],
  /** What only the host should know. */
  tips: ['Wait as long for a role that is out as for any other role.'],
} as const satisfies TextsFor<Words>
