/** The themes of the games: one pulse for three pieces, and a change at its bars. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { part } from '../../assets/sounds/synth/themes/score'
import { themes as meters } from '../../assets/sounds/themes'
import { theme as chiangmai } from '../../rulesets/chiangmai/theme'
import { theme as ktulu } from '../../rulesets/ktulu/theme'
import { theme as palermo } from '../../rulesets/palermo/theme'
import { theme as starwars } from '../../rulesets/starwars/theme'
import { theme as vendetta } from '../../rulesets/vendetta/theme'
import { ambiences, isAmbience, type Part } from '../../src/sound/places'
import { nextBar, positionAt } from '../../src/sound/theme/clock'
import { createThemePlayer } from '../../src/sound/theme/themePlayer'

const games = { chiangmai, ktulu, palermo, starwars, vendetta }
const musicOf = (ambience: string | undefined): Part | undefined =>
  ambience !== undefined && isAmbience(ambience)
    ? ambiences[ambience].find(({ theme }: Part) => theme)
    : undefined

describe('the theme of a game', () => {
  it('is its own, with a piece for the night, one for the day and what is said in it, and one for a vote, a lot and a trial', () => {
    const ids = Object.entries(games).map(([game, { ambience }]) => {
      const pieces = ['night', 'day', 'vote'].map((scene) => musicOf(ambience[scene]))
      expect(new Set(pieces.map((piece) => piece?.url)).size, game).toBe(3)
      for (const scene of ['discussion', 'speech']) expect(ambience[scene], game).toBe(ambience.day)
      for (const scene of ['lot', 'stand']) expect(ambience[scene], game).toBe(ambience.vote)
      const own = new Set(pieces.map((piece) => piece?.theme?.id))
      expect(own.size, game).toBe(1)
      return [...own][0]
    })
    expect(new Set(ids).size).toBe(5)
    expect(ids).not.toContain(undefined)
  })

  it('lasts two to three minutes, all its pieces equally long and of whole bars', () => {
    for (const [id, { bars, beats, beatMs }] of Object.entries(meters)) {
      const pieces = Object.values<readonly Part[]>(ambiences)
        .flat()
        .filter(({ theme }) => theme?.id === id)
      expect(pieces.length, id).toBe(3)
      for (const { lengthMs, theme } of pieces) {
        expect(lengthMs, id).toBe(bars * beats * beatMs)
        expect(theme?.barMs, id).toBe(beats * beatMs)
        expect(lengthMs >= 120_000 && lengthMs <= 180_000, id).toBe(true)
      }
    }
  })
})

describe('the pulse', () => {
  const anyClock = fc.record({
    startedAt: fc.double({ min: 0, max: 50_000, noNaN: true }),
    barMs: fc.integer({ min: 800, max: 4000 }),
    bars: fc.integer({ min: 20, max: 120 }),
  })

  it('has its next bar within a bar, where the theme is at a bar’s beginning', () => {
    fc.assert(
      fc.property(anyClock, fc.double({ min: 0, max: 20_000, noNaN: true }), (asked, later) => {
        const { startedAt, barMs, bars } = asked
        const clock = { startedAt, barMs, lengthMs: barMs * bars }
        const now = startedAt + later
        const at = nextBar(clock, now)
        expect(at).toBeGreaterThan(now - 1e-5)
        expect(at - now).toBeLessThanOrEqual(barMs / 1000 + 1e-5)
        const into = positionAt(clock, at) % barMs
        expect(Math.min(into, barMs - into)).toBeLessThan(0.01)
      }),
    )
  })
})

describe('a score', () => {
  const meter = { beats: 4, beatMs: 500, bars: 2 }
  const tick = () => new Float64Array(1).fill(1)

  it('puts each note where its beat is, round the loop', () => {
    const played = part(meter, tick, [[1, 'A4:1 -:1 A4+E4:2|A4:4']], { loose: 0 })
    const at = [...played].flatMap((value, i) => (value > 0 ? [i / 48_000] : []))
    expect(at).toEqual([0, 2, 3])
  })

  it('is refused where a bar has too many beats, or too few', () => {
    for (const bar of ['A4:3', 'A4:3 B4:2'])
      expect(() => part(meter, tick, [[0, bar]]), bar).toThrow(bar)
  })
})

const { started } = vi.hoisted(() => ({
  started: [] as { url: string; startedAt: number | undefined; stopped: boolean }[],
}))
vi.mock('../../src/sound/stems/stream', () => ({
  loadLoop: ({ url }: { url: string }) =>
    url.endsWith('torn') ? Promise.reject(new Error('answer 404')) : Promise.resolve({ url }),
  startStream: ({ loop, startedAt }: { loop: { url: string }; startedAt?: number }) => {
    const one = { url: loop.url, startedAt, stopped: false }
    started.push(one)
    return { stop: () => (one.stopped = true) }
  },
}))

/** A gain of Web Audio that writes down where it is sent. */
class FakeGain {
  static made: FakeGain[] = []
  ramps: (readonly [value: number, at: number])[] = []
  readonly gain = {
    value: 0,
    cancelScheduledValues: () => (this.ramps = []),
    setValueAtTime: () => {},
    linearRampToValueAtTime: (value: number, at: number) => {
      this.ramps.push([value, at])
      this.gain.value = value
    },
  }
  constructor() {
    FakeGain.made.push(this)
  }
  connect = () => {}
  disconnect = () => {}
}

describe('the player of themes', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('GainNode', FakeGain)
    FakeGain.made = []
    started.splice(0)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const piece = (url: string, id = 'harbour'): Part =>
    ({
      url,
      fromMs: 0,
      lengthMs: 124_800,
      gain: 0.5,
      theme: { id, barMs: 2400 },
    }) as unknown as Part
  const setUp = () => {
    const context = { currentTime: 10 }
    const warnings: string[] = []
    const player = createThemePlayer({
      context: context as AudioContext,
      out: {} as AudioNode,
      warn: (message) => warnings.push(message),
    })
    return { context, player, warnings }
  }
  const loaded = () => vi.advanceTimersByTimeAsync(0)

  it('lets one piece give way to another at the next bar, both by one clock', async () => {
    const { context, player } = setUp()
    const [night, day] = [piece('night'), piece('day')]
    player.aim(night)
    await loaded()
    context.currentTime = 20
    player.aim(day)
    player.aim(day)
    await loaded()
    const [, first, second] = FakeGain.made
    const began = started[0]?.startedAt ?? NaN
    expect(started.map(({ url, startedAt }) => [url, startedAt])).toEqual([
      ['night', began],
      ['day', began],
    ])
    const bar = nextBar({ startedAt: began, barMs: 2400, lengthMs: 124_800 }, 20.7)
    expect(first?.ramps.at(-1)).toEqual([0, bar + 0.9])
    expect(second?.ramps.at(-1)).toEqual([0.5, bar + 0.9])
    expect(second?.ramps[0]?.[1]).toBeGreaterThan(bar)
    await vi.advanceTimersByTimeAsync(5000)
    expect(started.map(({ stopped }) => stopped)).toEqual([true, false])
  })

  it('goes back to a piece that is still there, and ends none that is wanted', async () => {
    const { context, player } = setUp()
    const [night, day] = [piece('night'), piece('day')]
    player.aim(night)
    await loaded()
    player.aim(day)
    await loaded()
    context.currentTime = 10.5
    player.aim(night)
    await loaded()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(started.map(({ url, stopped }) => [url, stopped])).toEqual([
      ['night', false],
      ['day', true],
    ])
  })

  it('falls silent for no piece, and does without one that cannot be had', async () => {
    const { player, warnings } = setUp()
    player.aim(piece('night'))
    await loaded()
    player.aim(piece('torn'))
    await loaded()
    await vi.advanceTimersByTimeAsync(5000)
    expect(started.map(({ stopped }) => stopped)).toEqual([true])
    expect(warnings).toEqual(['torn could not be loaded: Error: answer 404'])
  })

  it('begins another game’s theme at its own first bar', async () => {
    const { context, player } = setUp()
    player.aim(piece('night'))
    await loaded()
    player.aim(null)
    await vi.advanceTimersByTimeAsync(5000)
    context.currentTime = 99
    player.aim(piece('plain', 'space'))
    await loaded()
    expect(started[1]?.startedAt).toBeGreaterThan(99)
  })
})
