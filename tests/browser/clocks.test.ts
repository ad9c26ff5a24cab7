import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ClockOffset } from '../../src/bridge/carriers/clockOffset'
import { startTestMode, until, watch, type TestMode } from './support/mode'

describe('the clock of a window', () => {
  /** A window and a host in simulated time; the window's clock is off and runs at its own pace. */
  function simulate(offset: number, pace: number) {
    const world = { now: 0 }
    const local = () => world.now * pace + offset
    const clock = new ClockOffset(local)
    const exchange = (there: number, back: number) => {
      const sent = local()
      world.now += there
      const host = world.now
      world.now += back
      clock.add(sent, host)
    }
    return { world, clock, exchange }
  }

  const way = fc.double({ min: 0.1, max: 400, noNaN: true })

  it('is never further off than half the quickest exchange, however lopsided the ways are', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e7, max: 1e7, noNaN: true }),
        fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 30 }),
        (offset, ways) => {
          const { world, clock, exchange } = simulate(offset, 1)
          let allowed = Infinity
          for (const [there, back] of ways) {
            exchange(there, back)
            allowed = Math.min(allowed, (there + back) / 2)
            // Only the newest few are kept; a while of drift is allowed for.
            expect(Math.abs(clock.now() - world.now)).toBeLessThan(
              allowed + world.now * 0.0002 + 1e-3,
            )
            world.now += 1000
          }
        },
      ),
    )
  })

  it('stays within a frame for three hours on clocks that part by 50 in a million', () => {
    const { world, clock, exchange } = simulate(12_345, 1.000_05)
    for (let n = 0; n < 2160; n += 1) {
      exchange(1, n % 7 === 6 ? 60 : 1.2)
      world.now += 5000
      expect(Math.abs(clock.now() - world.now)).toBeLessThan(4)
    }
  })

  it('is right again with the first exchange after a machine slept', () => {
    const { world, clock, exchange } = simulate(0, 1)
    for (let n = 0; n < 8; n += 1) exchange(0.2, 0.2)
    const local = { slept: 0 }
    const sleeper = new ClockOffset(() => world.now - local.slept)
    const ask = () => {
      const sent = world.now - local.slept
      world.now += 3
      sleeper.add(sent, world.now)
      world.now += 3
    }
    for (let n = 0; n < 8; n += 1) ask()
    expect(Math.abs(sleeper.now() - world.now)).toBeLessThan(4)
    local.slept = 600_000
    world.now += 600_000
    ask()
    expect(Math.abs(sleeper.now() - world.now)).toBeLessThan(4)
    expect(Math.abs(clock.now() - world.now)).toBeLessThan(1)
  })

  it('shows its own time until the host was heard', () => {
    const clock = new ClockOffset(() => 5)
    expect(clock.now()).toBe(5)
    clock.hear(105)
    expect(clock.now()).toBe(105)
  })
})

describe('two windows over real sockets', () => {
  let mode: TestMode
  beforeAll(async () => {
    mode = await startTestMode()
  })
  afterAll(() => mode.close())

  it('agree on the host’s time though their own clocks are hours apart', async () => {
    const desk = mode.facilitator(() => performance.now() + 7_200_000)
    const screen = mode.projector(() => performance.now() - 86_400_000)
    const [a, b] = [watch(desk), watch(screen)]
    await until(() => a.seen.length > 0 && b.seen.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 500))
    for (let n = 0; n < 20; n += 1) {
      const host = performance.now()
      expect(Math.abs(desk.now() - host)).toBeLessThan(17)
      expect(Math.abs(desk.now() - screen.now())).toBeLessThan(17)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
})
