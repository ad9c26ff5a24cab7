import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advance,
  CROSSFADE_MS,
  DUCKED,
  gainOf,
  isSettled,
  SILENT,
  type Aim,
  type Mix,
} from '../../src/sound/mix'

const full = (ambience: string | null): Aim => ({
  ambience,
  ducked: false,
  hushed: false,
  level: 1,
})

const settled = (aim: Aim, from: Mix = SILENT): Mix => advance(from, aim, 60_000)

const anyAim = fc.record({
  ambience: fc.constantFrom('night', 'day', 'vote', 'end', null),
  ducked: fc.boolean(),
  hushed: fc.boolean(),
  level: fc.double({ min: 0, max: 1, noNaN: true }),
})
const anyWay = fc.array(fc.tuple(anyAim, fc.integer({ min: 1, max: 3000 })), { maxLength: 40 })

describe('the mix of ambiences', () => {
  it('never has more than one full ambience in power, however scenes follow each other', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        let mix = SILENT
        for (const [aim, ms] of way) {
          mix = advance(mix, aim, ms)
          const gains = [...mix.places.keys()].map((name) => gainOf(mix, name))
          const power = gains.reduce((sum, gain) => sum + gain ** 2, 0)
          expect(power).toBeLessThanOrEqual(1 + 1e-9)
          expect(gains.every((gain) => gain >= 0 && gain <= 1)).toBe(true)
        }
      }),
    )
  })

  it('keeps the power of one ambience all through a cross-fade', () => {
    let mix = settled(full('night'))
    for (let ms = 0; ms < CROSSFADE_MS; ms += 50) {
      mix = advance(mix, full('day'), 50)
      expect(gainOf(mix, 'night') ** 2 + gainOf(mix, 'day') ** 2).toBeCloseTo(1, 6)
    }
    expect(gainOf(mix, 'day')).toBe(1)
    expect(mix.places.has('night')).toBe(false)
  })

  it('gets to the same place in small steps as in one large one', () => {
    const aim: Aim = { ambience: 'day', ducked: true, hushed: false, level: 0.4 }
    const start = settled(full('night'))
    let small = start
    for (let n = 0; n < 30; n++) small = advance(small, aim, 30)
    const large = advance(start, aim, 900)
    for (const name of ['night', 'day']) {
      expect(gainOf(small, name)).toBeCloseTo(gainOf(large, name), 9)
    }
  })

  it('always comes to rest, with only the wanted ambience in', () => {
    fc.assert(
      fc.property(anyWay, anyAim, (way, last) => {
        const mix = settled(
          last,
          way.reduce((now, [aim, ms]) => advance(now, aim, ms), SILENT),
        )
        expect(isSettled(mix, last)).toBe(true)
        expect([...mix.places.keys()]).toEqual(last.ambience === null ? [] : [last.ambience])
      }),
    )
  })

  it('multiplies ducking and volume', () => {
    const mix = settled({ ...full('night'), ducked: true, level: 0.5 })
    expect(gainOf(mix, 'night')).toBeCloseTo(0.5 * DUCKED, 9)
  })

  it('ducks smoothly, never by more than a seventh of the way in 50 milliseconds', () => {
    let mix = settled(full('night'))
    const aim: Aim = { ...full('night'), ducked: true }
    while (!isSettled(mix, aim)) {
      const before = gainOf(mix, 'night')
      mix = advance(mix, aim, 50)
      expect(before - gainOf(mix, 'night')).toBeLessThan((1 - DUCKED) / 7)
    }
  })
})
