/**
 * What two evenings that agree in public may sound different in all the same, because the rules want it so. Each
 * row names its rule; one that nothing needs has to go.
 */
import { LATER_NIGHTS } from '../../../rulesets/ktulu/night/sequence'
import type { OptionValues } from '../../../src/engine'
import type { Sentence } from './transcript'

export interface Exception {
  readonly game: string
  readonly rule: string
  readonly why: string
  /** It comes once in a thousand pairs or so: those of every day need not need it. */
  readonly rarely?: true
  /** Whether this is said in one of the evenings only. */
  readonly covers: (sentence: Sentence, options: OptionValues) => boolean
}

/** Ktulu's calls of powers that can be used up, and those of Lucky Luke, whose calls begin with the same words. */
const USED_UP: readonly string[] = LATER_NIGHTS.filter(
  (made) => 'uses' in made || made.id.startsWith('luckyLuke.'),
).map(({ id }) => id)

export const byTheRules: readonly Exception[] = [
  {
    game: 'starwars',
    rule: 'SW-16',
    why: 'Where the Sith do not agree, the highest of them is asked alone.',
    covers: ({ step, part }) => step === 'sith.decide' && part === 'say',
  },
  {
    game: 'starwars',
    rule: 'SW-O3',
    why: 'The short calls leave out Jango and Yoda when they cannot answer.',
    covers: ({ step }, { callDeadRoles }) =>
      callDeadRoles === 'sourceMinimum' && ['jango.clone', 'yoda.raise'].includes(step),
  },
  {
    game: 'chiangmai',
    rule: 'CM-52',
    why: 'A Hunter chooses openly, which makes him known.',
    covers: ({ step, night }, { hunterTiming }) =>
      hunterTiming === 'openly' && step === 'hunter.take' && !night,
  },
  {
    game: 'chiangmai',
    rule: 'CM-O5',
    why: 'After the vote all close their eyes once more for a Hunter, and only for one.',
    covers: ({ step, night }, { hunterTiming }) =>
      hunterTiming === 'secret' && step === 'hunter.take' && !night,
  },
  {
    game: 'palermo',
    rule: 'P-O15',
    why: 'A house that never calls the dead hears which roles are gone, even where cards stay face down.',
    covers: ({ step }, { callDeadRoles, hiddenIdentity, detectiveVariant }) =>
      !/^(day|dawn)\./.test(step) &&
      callDeadRoles === 'never' &&
      (hiddenIdentity === true || detectiveVariant === 'omniscient'),
  },
  {
    game: 'palermo',
    rule: 'P-33',
    why: 'Whose heart broke with a fuse in hand may take somebody along: the host waits for a sign, in silence.',
    rarely: true,
    covers: ({ step, part }, { hiddenIdentity }) =>
      hiddenIdentity === true && step.endsWith('.takeAlong') && part === 'course',
  },
  {
    game: 'ktulu',
    rule: 'K-O15',
    why: 'The short calls leave out whose power is used up.',
    covers: ({ step }, { callUsedUp }) => callUsedUp === false && USED_UP.includes(step),
  },
  {
    game: 'ktulu',
    rule: 'K-97',
    why: 'Whose death or search ends the game is known at once: the rest of the day is left out.',
    covers: ({ step, night }) => step === 'day.result' && !night,
  },
  {
    game: 'ktulu',
    rule: 'K-103',
    why: 'Poison works by day, and before it does all close their eyes for the Doctor; without a victim nobody does.',
    covers: ({ step, night }) => step === 'doctor.block' && !night,
  },
]

/** News of one moment that come in an order which the rules want to be heard. */
const orderedByTheRules = [
  {
    game: 'ktulu',
    rule: 'K-A39',
    why: 'Who cheated in the night is told after its dead.',
    kind: 'died',
  },
  {
    game: 'starwars',
    rule: 'SW-91',
    why: 'Of several who die in one night, the one whom the Sith killed is told last.',
    kind: 'died',
  },
] as const

/** Whether the rules of a game want the order of such news to tell something. */
export const isOrderTold = (game: string, [one, other]: readonly [string, string]): boolean =>
  orderedByTheRules.some(
    (row) => row.game === game && [one, other].every((news) => news.startsWith(`${row.kind} `)),
  )

/** Answers that one player alone may give, and may not for a reason that only he and the host know. */
const refusedByTheRules = [
  {
    game: 'ktulu',
    rule: 'K-37a',
    why: 'A blackmailed Judge or Stagecoach operator does nothing against his blackmailer; the room sees that he passes.',
    steps: ['judge.swap', 'drunkJudge.swap', 'stagecoachOperator.strike'],
  },
  {
    game: 'own',
    rule: 'OG-187',
    why: 'Only a card that somebody holds is put away or played; which ones these are only he and the host know.',
    steps: ['day.handOn', 'day.play'],
  },
] as const

/** Whether the rules of a game want such an answer refused for a secret. */
export const isRefusedInSecret = (game: string, step: string): boolean =>
  refusedByTheRules.some(
    (row) => row.game === gameOrOwn(game) && row.steps.some((id) => id === step),
  )

/** All games that somebody wrote are one here. */
const gameOrOwn = (game: string): string => (game.startsWith('own.') ? 'own' : game)

/** Steps of the program's own course in games that somebody wrote; all others by day are asked of somebody. */
const COURSE = /^(day|dawn)\./

const askedOpenly: Exception = {
  game: 'own',
  rule: 'OG-97',
  why: 'Whom a dead player takes along, or a power that is used, is before everybody’s eyes.',
  covers: ({ step, night }) => !night && !COURSE.test(step),
}

/** What a game may sound different in. */
export const exceptionsOf = (game: string): readonly Exception[] =>
  game.startsWith('own.') ? [askedOpenly] : byTheRules.filter((row) => row.game === game)
