/** The day of a document in words, part by part, and how its games end. */
import type { GamePreview } from '../../bridge/asked/ownGames'
import {
  conditionsOf,
  wordOf,
  type DayPart,
  type DayWord,
  type Stand,
  type Tie,
} from '../format/day'
import { literal } from '../language/base/scalars'
import { noticeVariant } from '../analyse/numbered'
import { nodesOf } from '../analyse/nodes'
import { plainEffectsIn } from '../analyse/owners'
import { fill } from '../language/base/fill'
import { read, type Voice } from './calls'
import type { Shown } from './evening'
import { conditionPhrase, whoPhrase } from '../language/folds/say'
import { asSentence, decided, type Phrasing } from './expressions'

type Trial = Extract<DayPart, { trial: unknown }>['trial']
const USUAL_LENGTH = 30

/** The step whose words begin a part. */
const STEPS: Readonly<Record<DayWord, string>> = {
  talk: 'day.talk',
  speeches: 'day.speeches',
  lastWords: 'day.lastWords',
  election: 'day.election',
  trial: 'day.vote',
  notice: 'day.notice',
}

const plain = <T>(value: T) => literal(value) as unknown

function standLine({ words }: Phrasing, stand: Stand): string {
  if (typeof stand === 'object' && 'noted' in stand) {
    return fill(words.day.noted, { n: String(plain(stand.noted.min)) })
  }
  if (typeof stand === 'object' && 'nominated' in stand) return words.day.nominated
  return typeof stand === 'object' && 'accused' in stand ? words.day.accused : words.day.everyone
}

function tieWords(phrasing: Phrasing, way: Tie): string {
  const { day } = phrasing.words
  if (typeof way === 'object' && 'runoff' in way) return day.runoff
  if (typeof way === 'object' && 'holder' in way) {
    return fill(day.holder, { x: phrasing.nameOf(way.holder) })
  }
  if (typeof way === 'object' && 'falls' in way) {
    return fill(day.fallsOn, { of: whoPhrase(phrasing, way.falls) })
  }
  return day[way as 'runoff' | 'lot' | 'lastDead' | 'all' | 'none']
}

function defenceLines({ words }: Phrasing, defence: Trial['defence']): string[] {
  if (defence === undefined) return []
  const isMap = typeof defence === 'object' && 'seconds' in defence
  const n = String(plain(isMap ? defence.seconds : defence))
  const both = isMap && plain(defence.accuser) === true
  return [fill(both ? words.day.defenceOfBoth : words.day.defence, { n })]
}

function trialLines(phrasing: Phrasing, trial: Trial): string[] {
  const { day } = phrasing.words
  const needs = plain(trial.needs) ?? 'most'
  const alone = plain(trial.alone) ?? 'yesNo'
  const { tie, lastWords, vote, stand } = trial
  const closed = plain(vote?.shown) === 'closed'
  return [
    standLine(phrasing, stand ?? 'everyone'),
    ...(stand === undefined || stand === 'everyone' ? [] : [day[alone as 'yesNo']]),
    ...defenceLines(phrasing, trial.defence),
    typeof needs === 'number' ? fill(day.number, { n: String(needs) }) : day[needs as 'most'],
    ...(closed ? [day.closed] : []),
    fill(day.tie, { ways: (tie ?? ['none']).map((way) => tieWords(phrasing, way)).join(' → ') }),
    ...(lastWords === undefined ? [] : [fill(day.lastWords, { n: String(plain(lastWords)) })]),
  ]
}

const secondsOf = (part: DayPart): number =>
  Number(plain((wordOf(part).body as { readonly seconds?: unknown }).seconds) ?? 0)

/** A condition that house rules and deck leave open is said; one that holds nowhere takes its part out. */
const conditionsIn = (part: DayPart) => conditionsOf(part).map(decided)

function partOf(part: DayPart, at: number, round: number, voice: Voice, phrasing: Phrasing) {
  const { texts, words } = voice
  const id = STEPS[wordOf(part).word]
  const step = texts.steps[id]
  const said = 'notice' in part ? step?.variants?.[noticeVariant(round, at)]?.say : step?.say
  const lines = (said ?? []).map((line) => read(line, {}))
  const seconds = secondsOf(part)
  const open = conditionsIn(part).filter((condition) => condition !== true)
  const title = step?.title ?? id
  return {
    id: noticeVariant(round, at),
    title: round === 0 ? fill(words.day.before, { title }) : title,
    lines: [
      ...lines,
      ...(seconds > 0 ? [fill(words.day.seconds, { n: String(seconds) })] : []),
      ...('trial' in part ? trialLines(phrasing, part.trial) : []),
      ...('election' in part && plain(part.election.closed) === true ? [words.day.untold] : []),
      ...open.map((condition) =>
        fill(words.day.onlyIf, { if: conditionPhrase(phrasing, condition) }),
      ),
    ],
  }
}

/** The day before the first night, if there is one, and every other day. */
export function dayOf({ plan }: Shown, voice: Voice, phrasing: Phrasing): GamePreview['day'] {
  const { dayZero = [], day } = plan.doc
  const all = [
    ...dayZero.map((part, at) => [part, at, 0] as const),
    ...day.map((part, at) => [part, at, 1] as const),
  ]
  return all
    .filter(([part]) => !conditionsIn(part).includes(false))
    .map(([part, at, round]) => partOf(part, at, round, voice, phrasing))
}

/** Who wins when, in the order in which it is looked at. */
export function endsOf({ plan }: Shown, phrasing: Phrasing): GamePreview['ends'] {
  const { doc } = plan
  const { ends } = phrasing.words
  const winners = (wins: (typeof doc.victory)[number]['wins']): string => {
    if (Array.isArray(wins)) return wins.map(phrasing.nameOf).join(', ') || ends.nobody
    return asName(whoPhrase(phrasing, wins as never))
  }
  const listed = doc.victory
    .map(({ wins, if: condition }) => ({ wins, if: decided(condition) }))
    .filter(({ if: condition }) => condition !== false)
    .map(({ wins, if: condition }) => ({
      wins: winners(wins),
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
  return [...aimsOf(doc, phrasing), ...listed, ...beside, longest]
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
