/**
 * What a public step asks of players is said by the step (PH-23): it is there wherever a step takes something from them, it
 * leaves nobody out who can answer, and it names nobody whom the room does not see.
 */
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import {
  History,
  roomView,
  type AnyRuleset,
  type Asks,
  type Form,
  type SeatId,
} from '../../src/engine'
import type { OwnDocument } from '../../src/own/format/document'
import { rulesetOf } from '../../src/own/play/ruleset'
import { documents } from '../own/words/documents'
import { playRandomEvening } from './randomEvening'

const EVENINGS = 12

/** Public steps that the host decides alone, or that are for somebody whom the room must not know. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  'day.lot': 'the lot falls before everybody',
  'day.confirm': 'the Force says whether a count stands',
  'day.tieBreaker': 'the Force says who died last',
  'day.tieBreak.forceDecides': 'the Force decides itself',
  'mayor.save': 'nobody knows yet who the Mayor is',
  'drunkMayor.save': 'nobody knows yet who the Mayor is',
  'judge.swap': 'nobody knows yet who the Judge is',
  'drunkJudge.swap': 'nobody knows yet who the Judge is',
  'stagecoachOperator.strike': 'nobody knows yet who he is',
}

interface Takes {
  readonly who: readonly SeatId[]
  readonly among: readonly SeatId[]
  readonly words: readonly string[]
  readonly most: number
}

/** Who can answer a form, and with what. */
function takenBy(form: Form, asked: readonly SeatId[]): Takes | null {
  const nothing = { who: asked, among: [], words: [], most: 1 }
  switch (form.kind) {
    case 'ballots':
      return {
        ...nothing,
        who: form.voters.filter(({ votes }) => votes > 0).map(({ seat }) => seat),
        among: form.candidates,
        most: Math.max(0, ...form.voters.map(({ votes }) => votes)),
      }
    case 'marks':
      return { ...nothing, who: form.members, words: form.options }
    case 'nominations':
      return { ...nothing, who: form.by, among: form.targets }
    case 'seat':
      return { ...nothing, among: form.targets }
    case 'seats':
      return { ...nothing, among: form.targets }
    case 'option':
      return { ...nothing, words: form.options }
    case 'ok':
    case 'act':
    case 'points':
      return null
  }
}

/** What is wrong with what a step says of itself; nothing: it is as it should be. */
function faults(asks: Asks, takes: Takes, seen: readonly SeatId[]): string[] {
  const who = asks.of.map(({ seat }) => seat)
  const most = Math.max(0, ...asks.of.map(({ hands }) => hands))
  return [
    ...takes.who
      .filter((seat) => (seen.includes(seat) || asks.for !== 'hands') && !who.includes(seat))
      .map((seat) => `leaves ${seat} out`),
    ...takes.among.filter((seat) => !asks.among.includes(seat)).map((seat) => `not for ${seat}`),
    ...takes.words.filter((word) => !asks.words?.includes(word)).map((word) => `no word ${word}`),
    ...(takes.most > most ? [`${takes.most} hands, and asks for ${most}`] : []),
    ...(asks.for === 'hands' ? who.filter((seat) => !seen.includes(seat)) : []).map(
      (seat) => `asks ${seat}, who is out`,
    ),
    ...(new Set(who).size < who.length ? ['asks somebody twice'] : []),
  ]
}

/** Plays evenings; @returns what is wrong, and how often each step asked for something */
function play(ruleset: AnyRuleset): { wrong: string[]; counted: Map<string, number> } {
  const wrong = new Set<string>()
  const counted = new Map<string, number>()
  for (let seed = 1; seed <= EVENINGS; seed++) {
    const { history } = playRandomEvening(ruleset, seed)
    const again = new History(ruleset, history.setup)
    for (const input of history.inputs) {
      look(again)
      again.apply(input)
    }
  }
  return { wrong: [...wrong], counted }

  function look({ game }: History): void {
    const { open, state } = game
    const takes = open?.stage ? takenBy(open.form, open.asked) : null
    const asks = roomView(game).stage?.asks
    // Whether there is anybody to choose may be a secret; the question before everybody stands all the same.
    if (asks && !takes && open?.variant !== 'idle') wrong.add(`${open?.id} takes nothing, and asks`)
    if (!open || !takes) return
    if (!asks) {
      if (!(open.id in NOT_ASKED) && !(`${open.id}.${open.variant ?? ''}` in NOT_ASKED)) {
        wrong.add(`${open.id} asks nothing`)
      }
      return
    }
    counted.set(open.id, (counted.get(open.id) ?? 0) + 1)
    const seen = state.record.seats.filter(({ out }) => !out).map(({ id }) => id)
    if (state.ruled) return
    for (const fault of faults(asks, takes, seen)) wrong.add(`${open.id} ${fault}`)
  }
}

const OWN = ['crowns-and-knaves.yaml', 'two-mobs.yaml']
const ownGames = OWN.map((file) => rulesetOf(documents[file] as OwnDocument))
const games = [...Object.values(rulesets), ...ownGames]

describe.each(games)('In $id', (ruleset) => {
  it('every public step that takes something from players says what (PH-23)', () => {
    const { wrong, counted } = play(ruleset)
    expect(wrong).toEqual([])
    expect(counted.size).toBeGreaterThan(0)
  })
})
