/** Which sounds the public picture calls for. */
import { expect, it } from 'vitest'
import { soundOf } from '../../src/host/publisher/cues'
import type { Picture } from '../../src/host/views/projectorView'

const vote = (upForVote: string | null) =>
  ({
    phase: { kind: 'day', n: 1 },
    items: [],
    count: { candidates: ['s0', 's1'], totals: {}, hands: null, closed: false, upForVote },
  }) as unknown as Picture

it('A beat calls each name that is voted on in its turn, and nothing else of that vote sounds', () => {
  expect(soundOf(vote(null), vote('s0'), {})).toBe('vote')
  expect(soundOf(vote('s0'), vote('s1'), {})).toBe('vote')
  expect(soundOf(vote('s1'), vote('s1'), {})).toBeNull()
  expect(soundOf(vote('s1'), vote(null), {})).toBeNull()
})
