/** The questions of a call: one entry a kind, in the order in which editors and the reference tell of them. */
import * as v from 'valibot'
import { evaluate } from '../../language/folds/evaluate'
import { listOf } from '../../language/base/scalars'
import { rolesInDeck } from '../../state/deck'
import { Condition, Uses, Who, held, type Num } from '../../language/expressions'
import { LIMITS, MOST } from '../../schema/limits'
import type { NumberOf } from '../../state/asking'
import { named, newer } from '../../schema/marks'
import { MOST_IN_MIDDLE, choicesIn, placesIn } from '../../language/base/middle'
import { Name, OtherText, byId, integer } from '../../schema/scalars'
import { nobody, none, questionEntry, type QuestionEntry } from './entry'

const Act = v.strictObject({
  name: Name,
  one: v.exactOptional(Who),
  if: v.exactOptional(Condition),
  uses: v.exactOptional(Uses),
})

const bare = (text: string): string => text.replace(/[.!]$/, '')

const one = questionEntry({
  about: 'One player is chosen.',
  schema: Who,
  chosen: () => ['target', 'targets'],
  points: true,
  passes: true,
  words: (_, { by, joint }) =>
    by === 'host'
      ? { spoken: 'byHost', watched: null, recorded: 'recordOne' }
      : joint
        ? { spoken: 'agree', watched: null, recorded: 'recordOne' }
        : { spoken: 'one', watched: 'hostPoint', recorded: 'recordOne' },
  named: none,
  buttons: none,
  evaluate: (who) => ({ kind: 'seat', of: evaluate.who(who) }),
})

/** How many may be chosen everybody can see, and so it comes of what everybody was told. */
function asTold(given: Num, least: number): NumberOf {
  const of = evaluate.number(given)
  return (env) => Math.max(least, Math.min(MOST.chosen, of({ ...env, told: true })))
}

const two = questionEntry({
  about: 'Two different ones, in order.',
  schema: Who,
  chosen: () => ['target', 'second', 'targets'],
  points: false,
  passes: true,
  words: () => ({ spoken: 'two', watched: 'hostTwo', recorded: 'recordTwo' }),
  named: none,
  buttons: none,
  evaluate: (who) => ({ kind: 'seats', of: evaluate.who(who), count: () => ({ min: 2, max: 2 }) }),
})

const some = questionEntry({
  about: 'Several: from which players, at least, at most.',
  schema: v.strictObject({
    of: Who,
    min: held('min', 0, MOST.chosen),
    max: held('max', 1, MOST.chosen),
  }),
  chosen: () => ['targets'],
  points: false,
  passes: true,
  words: () => ({ spoken: 'some', watched: null, recorded: 'recordSome' }),
  named: none,
  buttons: none,
  evaluate: ({ of, min, max }) => {
    const [least, most] = [asTold(min, 0), asTold(max, 1)]
    return {
      kind: 'seats',
      of: evaluate.who(of),
      count: (env) => {
        const max = most(env)
        return { min: Math.min(least(env), max), max }
      },
    }
  },
})

const acts = questionEntry({
  about: 'One of several things, some with a player.',
  schema: v.pipe(byId('act', Act, LIMITS.acts), v.minEntries(1)),
  chosen: (given) =>
    Object.values(given).some((act) => act.one !== undefined) ? ['target', 'targets'] : [],
  points: false,
  passes: true,
  words: (_, { several }) =>
    several
      ? { spoken: 'several', watched: 'hostSeveral', recorded: 'recordAct' }
      : { spoken: 'acts', watched: 'hostActs', recorded: 'recordAct' },
  named: (given, { text }) => ({ acts: Object.values(given).map(({ name }) => text(name)) }),
  buttons: (given, { text }) =>
    Object.fromEntries(Object.entries(given).map(([id, { name }]) => [id, text(name)])),
  evaluate: (given) => ({
    kind: 'acts',
    acts: Object.entries(given).map(([id, act]) => ({
      id,
      one: act.one === undefined ? null : evaluate.who(act.one),
      if: act.if === undefined ? null : evaluate.condition(act.if),
      uses: act.uses === undefined ? null : evaluate.number(act.uses),
    })),
  }),
})

const word = questionEntry({
  about: 'One of two to six words.',
  schema: v.pipe(byId('word', OtherText, 6), v.minEntries(2)),
  chosen: nobody,
  points: false,
  passes: true,
  words: () => ({ spoken: 'word', watched: null, recorded: 'recordWord' }),
  named: (given, { text }) => ({ words: Object.values(given).map((each) => bare(text(each))) }),
  buttons: (given, { text }) =>
    Object.fromEntries(Object.entries(given).map(([id, each]) => [id, bare(text(each))])),
  evaluate: (given) => ({
    kind: 'options',
    options: () => Object.keys(given),
    as: 'word',
    no: null,
  }),
})

const role = questionEntry({
  about: 'A role is named: from the deck, or from a list.',
  schema: v.union([v.literal('deck'), v.array(named('role'))]),
  chosen: () => ['chosen'],
  points: false,
  passes: true,
  // Some roles are named like words; all of a deck are too many for one sentence.
  words: (given) =>
    given === 'deck'
      ? { spoken: 'role', watched: 'hostRole', recorded: 'recordRole' }
      : { spoken: 'word', watched: null, recorded: 'recordWord' },
  named: (given, { role: nameOf }) => ({
    words: (given === 'deck' ? [] : given).map((id) => bare(nameOf(id))),
  }),
  buttons: none,
  evaluate: (given) => ({
    kind: 'options',
    options: (env) => (given === 'deck' ? rolesInDeck(env) : listOf(given)),
    as: 'word',
    no: null,
  }),
})

const card = questionEntry({
  about: 'A card in the middle is shown and chosen.',
  schema: v.literal('pool'),
  chosen: nobody,
  points: false,
  passes: true,
  words: () => ({ spoken: 'card', watched: 'hostCard', recorded: 'recordCard' }),
  named: none,
  buttons: none,
  evaluate: () => ({
    kind: 'options',
    options: ({ state }) => [...new Set(state.game.pool)],
    widest: rolesInDeck,
    as: 'card',
    no: null,
  }),
})

const middle = questionEntry({
  about: 'So many cards in the middle are chosen, unseen.',
  schema: newer('middle', v.union([integer(1, MOST_IN_MIDDLE)])),
  chosen: () => ['chosen'],
  points: false,
  passes: true,
  words: (many) => ({
    spoken: many === 1 ? 'fromMiddle' : 'fromMiddles',
    watched: 'hostMiddle',
    recorded: 'recordMiddle',
  }),
  named: (many) => ({ count: [String(many)] }),
  buttons: (many, { phrase, listed }) =>
    Object.fromEntries(
      choicesIn(MOST_IN_MIDDLE, many).map((choice) => {
        const cards = listed(placesIn(choice))
        return [choice, phrase(many === 1 ? 'middleCard' : 'middleCards', { cards })]
      }),
    ),
  evaluate: (many) => ({
    kind: 'options',
    options: ({ state }) => choicesIn(state.game.pool.length, many),
    as: 'middle',
    no: null,
  }),
})

const yes = questionEntry({
  about: 'Yes or no; what follows is done on yes.',
  schema: v.literal(true),
  chosen: nobody,
  points: false,
  passes: false,
  words: () => ({ spoken: 'yes', watched: null, recorded: 'recordYes' }),
  named: none,
  buttons: (_, { phrase }) => ({ yes: phrase('yesOption') }),
  evaluate: () => ({
    kind: 'options',
    options: (_, must) => (must ? ['yes'] : ['yes', 'no']),
    as: 'word',
    no: 'no',
  }),
})

export const QUESTIONS = { one, two, some, acts, word, role, card, middle, yes } as const
export type Question = keyof typeof QUESTIONS
type ValueOf<Q extends Question> = v.InferOutput<(typeof QUESTIONS)[Q]['schema']>

export const QUESTION_WORDS = Object.keys(QUESTIONS) as readonly Question[]

/** The words of all questions; exactly one of them stands in a `choose`. */
export type Asked = { [Q in Question]?: ValueOf<Q> }
export const asked: v.ObjectEntries = Object.fromEntries(
  QUESTION_WORDS.map((each) => [each, v.exactOptional(QUESTIONS[each].schema)]),
)

/** A question by its entry, with what stands under its word, which fits what the entry is asked with. */
interface Known {
  readonly entry: QuestionEntry
  readonly value: never
}

/** What a question is; null where it has no known word, as only a document that is refused has. */
export function knownQuestion(given: Asked): Known | null {
  const found = QUESTION_WORDS.find((each) => given[each] !== undefined)
  if (found === undefined) return null
  return { entry: QUESTIONS[found] as unknown as QuestionEntry, value: given[found] as never }
}
