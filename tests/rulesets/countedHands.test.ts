/** Every vote that can be counted by number comes to the same as with the name of every hand. */
import { describe, expect, test } from 'vitest'
import {
  deskView,
  History,
  randomAnswer,
  roomView,
  type Answer,
  type Form,
  type SeatId,
} from '../../src/engine'
import { playRandomEvening, rngFrom } from '../randomPlay/randomEvening'
import { games } from '../support/games'

const EVENINGS = 12

/** The answer without the names that no rule asks for; the same where each name is wanted. */
function byNumber(form: Form, answer: Answer): Answer {
  if (form.kind === 'marks' && form.unnamed && answer.kind === 'marks') {
    const counts: Record<string, number> = {}
    for (const word of Object.values(answer.marks)) counts[word] = (counts[word] ?? 0) + 1
    return { kind: 'counts', counts }
  }
  if (form.kind !== 'ballots' || !form.unnamed || answer.kind !== 'ballots') return answer
  const totals: Record<SeatId, number> = {}
  for (const seat of Object.values(answer.ballots).flat()) totals[seat] = (totals[seat] ?? 0) + 1
  const asked = form.voters.filter(({ seat, votes }) => votes > 0 && form.named?.includes(seat))
  const hands = Object.fromEntries(asked.map(({ seat }) => [seat, answer.ballots[seat] ?? []]))
  return { kind: 'totals', totals, ...(asked.length > 0 ? { hands } : {}) }
}

const seen = ({ game }: History) => [deskView(game), roomView(game)]

describe.each(Object.entries(games))('Votes of %s', (_, ruleset) => {
  test('come to the same by number as by name, and ask for few names', { timeout: 60_000 }, () => {
    let counted = 0
    for (let seed = 1; seed <= EVENINGS; seed++) {
      const { setup } = playRandomEvening(ruleset, seed).history
      const [names, numbers] = [new History(ruleset, setup), new History(ruleset, setup)]
      const rng = rngFrom(seed)
      for (let steps = 0; steps < 400 && names.game.open; steps++) {
        const { open } = names.game
        const answer = randomAnswer(open, rng)
        if (!answer) break
        const other = byNumber(open.form, answer)
        if (other !== answer) counted += 1
        expect(names.apply({ type: 'answer', step: open.id, answer }).ok).toBe(true)
        expect(numbers.apply({ type: 'answer', step: open.id, answer: other })).toMatchObject({
          ok: true,
        })
        if (other !== answer) expect(seen(numbers)).toEqual(seen(names))
      }
    }
    expect(counted).toBeGreaterThan(0)
  })
})
