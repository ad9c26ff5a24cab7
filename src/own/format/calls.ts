/** What the host is walked through at night. */
import * as v from 'valibot'
import { Condition, Effects, First, Flag, Uses, Who } from '../language/expressions'
import { QUESTION_WORDS, asked, type Asked } from './questions/questions'
import { LIMITS } from '../schema/limits'
import { exactlyOne, marked, named, newer, part, partOf } from '../schema/marks'
import {
  AskedLine,
  HostLine,
  Name,
  Nights,
  SpokenLine,
  Yes,
  makesStep,
  number,
  oneOf,
} from '../schema/scalars'

interface ChooseValue extends Asked {
  upTo?: v.InferOutput<typeof UpTo>
  must?: Flag
  self?: v.InferOutput<typeof Yes>
  again?: v.InferOutput<typeof Again>
  by?: v.InferOutput<typeof By>
}
/** How many different acts may be done in one waking. */
const UpTo = number(1, LIMITS.acts)
const Again = oneOf('always', 'notNext', 'never')
const By = oneOf('agreed', 'unanimous', 'majority', 'most', 'host')

export const Choose = part(
  'question',
  exactlyOne(
    v.strictObject({
      ...asked,
      upTo: v.exactOptional(newer('upTo', v.union([UpTo]))),
      must: v.exactOptional(Flag),
      self: v.exactOptional(Yes),
      again: v.exactOptional(Again),
      by: v.exactOptional(By),
    }) as unknown as v.GenericSchema<ChooseValue>,
    QUESTION_WORDS,
    'oneChoice',
  ),
)
export type Choose = ChooseValue

const Lines = v.union([SpokenLine, v.array(SpokenLine)])
const AskedLines = v.union([AskedLine, v.array(AskedLine)])
export type Lines = v.InferOutput<typeof Lines>

/** Own words in place of the phrase book's. */
export const Words = v.strictObject({
  say: v.exactOptional(Lines),
  close: v.exactOptional(Lines),
  host: v.exactOptional(HostLine),
  ask: v.exactOptional(HostLine),
})
export type Words = v.InferOutput<typeof Words>
/** The same for a question before everybody, which may say who is asked. */
export const AskedWords = v.strictObject({
  ...Words.entries,
  say: v.exactOptional(AskedLines),
  close: v.exactOptional(AskedLines),
})

/** A step without a sound, in which the host shows something to somebody else. */
const SilentStep = partOf('silentStep', {
  id: makesStep('call'),
  to: Who,
  if: v.exactOptional(Condition),
  sign: v.exactOptional(named('sign')),
  words: v.exactOptional(
    marked(v.strictObject({ host: v.exactOptional(HostLine) }), {
      refused: { say: 'secretSpoken', close: 'secretSpoken', ask: 'secretSpoken' },
    }),
  ),
})
export type SilentStep = v.InferOutput<typeof SilentStep>

export const Call = partOf('call', {
  id: makesStep('call'),
  name: v.exactOptional(Name),
  wake: v.exactOptional(Who),
  /** Whether the dead are called as well, or alone. */
  dead: v.exactOptional(newer('dead', v.union([v.literal(true), v.literal('only')]))),
  joint: v.exactOptional(Yes),
  nights: v.exactOptional(Nights),
  if: v.exactOptional(Condition),
  rest: v.exactOptional(Nights),
  actor: v.exactOptional(Who),
  blocked: v.exactOptional(Condition),
  uses: v.exactOptional(Uses),
  first: v.exactOptional(First),
  choose: v.exactOptional(Choose),
  do: v.exactOptional(Effects),
  otherwise: v.exactOptional(Effects),
  then: v.exactOptional(v.union([SilentStep, v.array(SilentStep)])),
  unseen: v.exactOptional(Yes),
  unstoppable: v.exactOptional(Yes),
  silent: v.exactOptional(Yes),
  words: v.exactOptional(Words),
  /** Takes the call of a recipe out; gone after expanding. */
  drop: v.exactOptional(v.literal(true)),
})
export type Call = v.InferOutput<typeof Call>
export const Calls = v.array(Call)
