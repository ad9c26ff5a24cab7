import { expect, test } from 'vitest'
import type { DeskStep, SeatId } from '../../src/bridge'
import { standingCount } from '../../src/facilitator/game/ring/standingCount'

const [one, two, three] = ['s1', 's2', 's3'] as SeatId[] as [SeatId, SeatId, SeatId]
const tally = { [one]: 4, [two]: 4 }
const step = (form: object, candidates?: readonly SeatId[], scene = 'stand') =>
  ({ form, stage: { scene, about: 'x', ...(candidates ? { candidates } : {}) } }) as DeskStep

test('A count stands at the seats while it is decided what comes of it', () => {
  expect(standingCount(step({ kind: 'option', options: ['save'] }, [one]), tally)).toBe(tally)
  expect(standingCount(step({ kind: 'seat', targets: [one, two] }), tally)).toBe(tally)
})

test('It is gone once another question is asked, about words or about others', () => {
  const words = { kind: 'marks', members: [one, two, three], options: ['yes', 'no'] }
  expect(standingCount(step(words, [one, two]), tally)).toBe(null)
  expect(standingCount(step({ kind: 'option', options: ['yes', 'no'] }), tally)).toBe(null)
  expect(standingCount(step({ kind: 'ok' }, [three]), tally)).toBe(null)
  expect(standingCount(step({ kind: 'ok' }, [one], 'speech'), tally)).toBe(null)
  expect(standingCount(null, tally)).toBe(null)
})
