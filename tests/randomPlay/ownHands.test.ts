/**
 * A vote in which everybody has a phone can be closed as it stands: whatever the room sees asked and everybody then says, no
 * secret has it refused (PH-23a).
 */
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import {
  refusalOf,
  draftAnswer,
  History,
  takesHand,
  type AnyRuleset,
  type Asks,
  type GivenHand,
  type Said,
  type SeatId,
} from '../../src/engine'
import type { OwnDocument } from '../../src/own/format/document'
import { rulesetOf } from '../../src/own/play/ruleset'
import { documents } from '../own/words/documents'
import { playRandomEvening, rngFrom } from './randomEvening'

const EVENINGS = 12
const TRIES = 3

type Chance = ReturnType<typeof rngFrom>

const pick = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list[Math.floor(chance() * list.length)]

/** Something that this one can say, by what everybody hears asked. */
function anyHand(asks: Asks, seat: SeatId, hands: number, chance: Chance): Said | null {
  if (asks.words && (asks.for === 'word' || chance() < 0.2)) {
    const word = pick(asks.words, chance)
    return word === undefined ? null : { for: 'word', word }
  }
  const among = asks.among.filter((one) => asks.self || one !== seat)
  const votes: SeatId[] = []
  const one = pick(among, chance)
  for (let hand = 0; hand < hands; hand += 1) {
    const free = asks.distinct ? among.filter((at) => !votes.includes(at)) : among
    const at = asks.split ? pick(free, chance) : one
    if (at !== undefined) votes.push(at)
  }
  return { for: 'hands', votes }
}

/** Plays evenings; at each vote everybody says something. @returns how often, and what could not be closed */
function play(ruleset: AnyRuleset): { closed: number; uncounted: number; wrong: string[] } {
  let closed = 0
  let uncounted = 0
  const wrong = new Set<string>()
  for (let seed = 1; seed <= EVENINGS; seed++) {
    const { history } = playRandomEvening(ruleset, seed)
    const chance = rngFrom(seed)
    const again = new History(ruleset, history.setup)
    for (const input of history.inputs) {
      for (let n = 0; n < TRIES; n += 1) look(again, chance)
      again.apply(input)
    }
  }
  return { closed, uncounted, wrong: [...wrong] }

  function look({ game }: History, chance: Chance): void {
    const { open } = game
    const asks = open?.stage?.asks
    if (!open || !asks || game.state.ruled) return
    if (open.form.kind !== 'ballots' && open.form.kind !== 'marks') return
    const given = asks.of.flatMap(({ seat, hands }): GivenHand[] => {
      const hand = anyHand(asks, seat, hands, chance)
      if (hand && !takesHand(asks, seat, hand))
        wrong.add(`${open.id} takes no ${JSON.stringify(hand)}`)
      return hand ? [{ seat, hand, place: Infinity }] : []
    })
    // A list that is full takes no more hands, before everybody.
    while (given.length > 0 && isFull(game, given)) given.pop()
    game.handsAt = () => given
    const answer = draftAnswer(open.form, game.draft)
    const outcome = refusalOf(open, answer)
    game.handsAt = () => []
    if (outcome) wrong.add(`${open.id}: ${outcome.code}`)
    closed += 1
    if (answer.kind === 'ballots' && answer.uncounted) uncounted += 1
  }
}

function isFull(game: History['game'], given: readonly GivenHand[]): boolean {
  const { open } = game
  if (!open?.checkSoFar) return false
  game.handsAt = () => given
  return open.checkSoFar(draftAnswer(open.form, game.draft)) !== null
}

const OWN = ['crowns-and-knaves.yaml', 'two-mobs.yaml']
const ownGames = OWN.map((file) => rulesetOf(documents[file] as OwnDocument))

describe.each([...Object.values(rulesets), ...ownGames])('In $id', (ruleset) => {
  it('a vote is closed with whatever everybody says by phone, and no secret has it refused (PH-23a)', () => {
    const { closed, wrong } = play(ruleset)
    expect(wrong).toEqual([])
    expect(closed).toBeGreaterThan(0)
  })
})
