/** The day of a document in words, part by part. */
import type { GamePreview } from '../../bridge/asked/ownGames'
import type { Said } from '../language/base/entry'
import type { Num, Who } from '../language/expressions'
import { conditionsOf, officeIn, stepIn, wordOf, type DayPart } from '../format/day/day'
import { noticeVariant, officeVariant } from '../analyse/numbered'
import { fill } from '../language/base/fill'
import { literal } from '../language/base/scalars'
import { read, type Voice } from './calls'
import type { Shown } from './evening'
import { conditionPhrase, numberPhrase, said, whoPhrase } from '../language/folds/say'
import { decided, type Phrasing } from './expressions'
import { boundIn, deadOf } from './outcomes'

/** A condition that house rules and deck leave open is said; one that holds nowhere takes its part out. */
const conditionsIn = (part: DayPart) => conditionsOf(part).map(decided)

/** What is particular to a part. */
function linesOf(part: DayPart, phrasing: Phrasing): string[] {
  const { entry, body } = wordOf(part)
  const saying = {
    who: (who: Who) => whoPhrase(phrasing, who),
    number: (number: Num) => numberPhrase(phrasing, number),
    name: phrasing.nameOf,
    said: (given: Said) => said(phrasing, given),
  }
  return entry.lines(body, saying, entry.phrases).map(saying.said)
}

/** What the dead have to say in it. */
function ofTheDead(
  part: DayPart,
  { deaths }: Shown['document'],
  { day }: Voice['words'],
): string[] {
  if ('trial' in part && deaths?.votes !== undefined)
    return [literal(deaths.votes) === 'once' ? day.deadVoteOnce : day.deadVote]
  return 'speeches' in part && literal(deaths?.speak) === true ? [day.deadSpeak] : []
}

function partOf(
  shown: Shown,
  [part, at, round]: readonly [DayPart, number, number],
  voice: Voice,
  phrasing: Phrasing,
) {
  const { texts, words } = voice
  const id = stepIn(part)
  const step = texts.steps[id]
  const office = officeIn(part)
  const doc = shown.plan.doc
  const variant = (office && officeVariant(doc, office)) ?? noticeVariant(round, at)
  const spoken = step?.variants?.[variant]?.say ?? step?.say ?? []
  const open = conditionsIn(part).filter((condition) => condition !== true)
  const title = step?.title ?? id
  return {
    id: noticeVariant(round, at),
    title: round === 0 ? fill(words.day.before, { title }) : title,
    lines: [
      ...spoken.map((line) => read(line, {})),
      ...linesOf(part, phrasing),
      ...boundIn(part, shown, phrasing),
      ...ofTheDead(part, doc, words),
      ...open.map((condition) =>
        fill(words.day.onlyIf, { if: conditionPhrase(phrasing, condition) }),
      ),
    ],
  }
}

/** What is shown of the dead, if it is worth a word, the day before the first night, if there is one, and every other day. */
export function dayOf(shown: Shown, voice: Voice, phrasing: Phrasing): GamePreview['day'] {
  const { dayZero = [], day } = shown.plan.doc
  const all = [
    ...dayZero.map((part, at) => [part, at, 0] as const),
    ...day.map((part, at) => [part, at, 1] as const),
  ]
  const dead = deadOf(shown, voice, phrasing)
  const parts = all
    .filter(([part]) => !conditionsIn(part).includes(false))
    .map((part) => partOf(shown, part, voice, phrasing))
  return dead ? [dead, ...parts] : parts
}
