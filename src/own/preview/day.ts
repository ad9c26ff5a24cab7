/** The day of a document in words, part by part, and how its games end. */
import { listed } from '../language/base/lists'
import type { GamePreview } from '../../bridge/asked/ownGames'
import type { Said } from '../language/base/entry'
import type { Who } from '../language/expressions'
import { conditionsOf, officeIn, wordOf, type DayPart } from '../format/day/day'
import { noticeVariant, officeVariant } from '../analyse/numbered'
import { nodesOf } from '../analyse/nodes'
import { plainEffectsIn } from '../analyse/owners'
import { fill } from '../language/base/fill'
import { read, type Voice } from './calls'
import type { Shown } from './evening'
import { conditionPhrase, said, whoPhrase } from '../language/folds/say'
import { asSentence, decided, type Phrasing } from './expressions'

const USUAL_LENGTH = 30

/** A condition that house rules and deck leave open is said; one that holds nowhere takes its part out. */
const conditionsIn = (part: DayPart) => conditionsOf(part).map(decided)

/** What is particular to a part. */
function linesOf(part: DayPart, phrasing: Phrasing): string[] {
  const { entry, body } = wordOf(part)
  const saying = {
    who: (who: Who) => whoPhrase(phrasing, who),
    name: phrasing.nameOf,
    said: (given: Said) => said(phrasing, given),
  }
  return entry.lines(body, saying, entry.phrases).map(saying.said)
}

function partOf(
  shown: Shown,
  [part, at, round]: readonly [DayPart, number, number],
  voice: Voice,
  phrasing: Phrasing,
) {
  const { texts, words } = voice
  const id = wordOf(part).entry.step
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
      ...open.map((condition) =>
        fill(words.day.onlyIf, { if: conditionPhrase(phrasing, condition) }),
      ),
    ],
  }
}

/** The day before the first night, if there is one, and every other day. */
export function dayOf(shown: Shown, voice: Voice, phrasing: Phrasing): GamePreview['day'] {
  const { dayZero = [], day } = shown.plan.doc
  const all = [
    ...dayZero.map((part, at) => [part, at, 0] as const),
    ...day.map((part, at) => [part, at, 1] as const),
  ]
  return all
    .filter(([part]) => !conditionsIn(part).includes(false))
    .map((part) => partOf(shown, part, voice, phrasing))
}

/** Who wins when, in the order in which it is looked at. */
export function endsOf({ plan }: Shown, phrasing: Phrasing): GamePreview['ends'] {
  const { doc } = plan
  const { ends } = phrasing.words
  const winners = (wins: (typeof doc.victory)[number]['wins']): string => {
    if (Array.isArray(wins))
      return listed(wins.map(phrasing.nameOf), phrasing.language, 'and') || ends.nobody
    return asName(whoPhrase(phrasing, wins as never))
  }
  const without = (wins: string, but: Who | undefined): string =>
    but === undefined ? wins : fill(ends.but, { wins, but: whoPhrase(phrasing, but) })
  const entries = doc.victory
    .map(({ wins, but, if: condition }) => ({ wins, but, if: decided(condition) }))
    .filter(({ if: condition }) => condition !== false)
    .map(({ wins, but, if: condition }) => ({
      wins: without(winners(wins), but),
      when: asSentence(conditionPhrase(phrasing, condition)),
    }))
  const beside = Object.entries(doc.roles).flatMap(([id, { alsoWins }]) =>
    alsoWins === undefined
      ? []
      : [
          {
            wins: phrasing.nameOf(id),
            when: fill(ends.beside, { if: conditionPhrase(phrasing, alsoWins) }),
          },
        ],
  )
  const longest = {
    wins: ends.nobody,
    when: fill(ends.longest, { n: String(doc.longest ?? USUAL_LENGTH) }),
  }
  return [...aimsOf(doc, phrasing), ...entries, ...beside, longest]
}

const asName = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`

/** Roles and teams with an aim of their own. */
function aimsOf(doc: Shown['plan']['doc'], phrasing: Phrasing): { wins: string; when: string }[] {
  const nodes = nodesOf(doc)
  return [...nodes.of('role'), ...nodes.of('team')].flatMap((node) =>
    plainEffectsIn(nodes.within(node)).some((effect) => 'win' in effect)
      ? [{ wins: phrasing.nameOf(String(node.key)), when: phrasing.words.ends.aim }]
      : [],
  )
}
