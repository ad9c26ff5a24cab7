import { expect, test } from 'vitest'
import { countVotes } from '../../src/engine/answers/count'
import { coreEvents } from '../../src/engine/state/events'

test('A count tells nothing of the order in which its hands were entered', () => {
  const one = countVotes({ s4: ['s10'], s0: ['s2'], s1: ['s10'] })
  const other = countVotes({ s0: ['s2'], s1: ['s10'], s4: ['s10'] })
  expect(JSON.stringify(one)).not.toBe(JSON.stringify(other))
  const told = [one, other].map((totals) => {
    const { public: say } = coreEvents.tallied
    return typeof say === 'function' ? JSON.stringify(say({ totals } as never, {} as never)) : say
  })
  expect(told[0]).toBe('[{"kind":"tally","of":{"s2":1,"s10":2}}]')
  expect(told[1]).toBe(told[0])
})
