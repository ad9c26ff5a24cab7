import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDesk } from '../../src/sound/desk'
import { MUSIC_FILTER, musicCutoff, pulseGain, tensionOf } from '../../src/sound/tension'
import { createFakeDriver } from './fakeDriver'

const setUp = () => {
  const driver = createFakeDriver()
  const warnings: string[] = []
  const desk = createDesk({ driver, warn: (message) => warnings.push(message) })
  return { driver, desk, warnings }
}

const LOUD = { master: 1, ambience: 1, effects: 1, muted: false }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('ambience', () => {
  it('fades over from one scene to the next and then plays the new one alone', () => {
    const { driver, desk } = setUp()
    desk.setScene('night')
    vi.advanceTimersByTime(3000)
    expect([...driver.gains]).toEqual([['night', 1]])
    desk.setScene('dawn')
    vi.advanceTimersByTime(1000)
    expect([...driver.gains.keys()]).toEqual(['night', 'dawn'])
    expect(Math.max(...driver.gains.values())).toBeLessThan(0.85)
    vi.advanceTimersByTime(2000)
    expect([...driver.gains]).toEqual([['dawn', 1]])
  })

  it('goes on without a break between scenes of one ambience', () => {
    const { driver, desk } = setUp()
    desk.setScene('discussion')
    vi.advanceTimersByTime(3000)
    desk.setScene('speech')
    vi.advanceTimersByTime(100)
    expect([...driver.gains]).toEqual([['day', 1]])
  })

  it('covers the room on while the picture is blacked out at night', () => {
    const { driver, desk } = setUp()
    desk.setScene('night')
    vi.advanceTimersByTime(3000)
    desk.setScene('blackout')
    vi.advanceTimersByTime(3000)
    expect([...driver.gains]).toEqual([['night', 1]])
  })

  it('falls silent for no scene', () => {
    const { driver, desk } = setUp()
    desk.setScene('day')
    vi.advanceTimersByTime(3000)
    desk.setScene(null)
    vi.advanceTimersByTime(3000)
    expect(driver.gains.size).toBe(0)
  })

  it('uses the ambience a game names for a scene', () => {
    const { driver, desk } = setUp()
    desk.setOwnAmbiences({ vote: 'trial' })
    desk.setScene('vote')
    vi.advanceTimersByTime(3000)
    expect([...driver.gains]).toEqual([['trial', 1]])
  })

  it('falls back to the usual ambience, with a warning, when a game names one that does not exist', () => {
    const { driver, desk, warnings } = setUp()
    desk.setOwnAmbiences({ vote: 'toString' })
    desk.setScene('vote')
    vi.advanceTimersByTime(3000)
    expect([...driver.gains]).toEqual([['vote', 1]])
    expect(warnings).toEqual(['No ambience is called toString.'])
  })

  it('keeps what is playing, with a warning, in a scene nobody knows', () => {
    const { driver, desk, warnings } = setUp()
    desk.setScene('night')
    desk.setScene('constructor')
    vi.advanceTimersByTime(3000)
    expect([...driver.gains]).toEqual([['night', 1]])
    expect(warnings).toEqual(['No ambience is known for the scene constructor.'])
  })

  it('says at once which one is meant, so that its music can wait for a bar', () => {
    const { driver, desk } = setUp()
    const led: (string | null)[] = []
    for (const scene of ['night', 'blackout', 'day', null]) {
      desk.setScene(scene)
      led.push(driver.led)
    }
    desk.setScene('vote')
    desk.setOwnAmbiences({ vote: 'harbourVote' })
    expect([...led, driver.led]).toEqual(['night', 'night', 'day', null, 'harbourVote'])
  })

  it('sets no timer while nothing moves', () => {
    const { desk } = setUp()
    desk.setScene('night')
    vi.advanceTimersByTime(3000)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('silence before a name', () => {
  it('falls to −60 dB within 250 ms and ends what rings, once', () => {
    const { driver, desk } = setUp()
    desk.setScene('dawn')
    vi.advanceTimersByTime(3000)
    desk.hush(true)
    desk.hush(true)
    vi.advanceTimersByTime(250)
    expect(driver.gains.get('dawn')).toBeLessThanOrEqual(0.001)
    expect(driver.quieted).toBe(1)
  })

  it('lets through what is struck in it, and the ambience afterwards', () => {
    const { driver, desk } = setUp()
    desk.setScene('dawn')
    desk.hush(true)
    vi.advanceTimersByTime(3000)
    desk.play('death')
    expect([...driver.gains, ...driver.struck]).toEqual([['dawn', 0.001], 'death'])
    desk.hush(false)
    vi.advanceTimersByTime(3000)
    expect(driver.gains.get('dawn')).toBe(1)
  })
})

describe('volumes', () => {
  it('combines mute and ducking: muted is silent, unmuted is ducked', () => {
    const { driver, desk } = setUp()
    desk.setScene('night')
    desk.setVolumes({ ...LOUD, master: 0.5, ambience: 0.8 })
    desk.duck(true)
    vi.advanceTimersByTime(3000)
    expect(driver.gains.get('night')).toBeCloseTo(0.5 * 0.8 * 0.35, 9)
    desk.setVolumes({ ...LOUD, muted: true })
    vi.advanceTimersByTime(3000)
    expect(driver.gains.get('night')).toBe(0)
    expect(driver.effects).toBe(0)
    desk.setVolumes(LOUD)
    vi.advanceTimersByTime(3000)
    expect(driver.gains.get('night')).toBeCloseTo(0.35, 9)
    desk.duck(false)
    vi.advanceTimersByTime(3000)
    expect(driver.gains.get('night')).toBe(1)
  })

  it('holds volumes between 0 and 1 whatever it is given', () => {
    const { driver, desk } = setUp()
    desk.setScene('night')
    desk.setVolumes({ master: 7, ambience: 3, effects: Number.NaN, muted: false })
    vi.advanceTimersByTime(3000)
    expect([driver.gains.get('night'), driver.effects]).toEqual([1, 0])
  })
})

describe('what passes by day', () => {
  const during = (scene: string, minutes: number, chance = () => 0.5) => {
    const driver = createFakeDriver()
    const desk = createDesk({ driver, chance })
    desk.setScene(scene)
    vi.advanceTimersByTime(60_000 * minutes)
    return { driver, desk }
  }

  it('is a single sound of the place every 20 to 70 seconds, never the same twice running', () => {
    const rolls = [0, 0.999, 0.3, 0.7, 0.1]
    let n = 0
    const { driver } = during('day', 60, () => rolls[n++ % rolls.length] ?? 0)
    expect(driver.dropped.length).toBeGreaterThanOrEqual(51)
    expect(driver.dropped.length).toBeLessThanOrEqual(180)
    const names = driver.dropped.map(([id]) => id)
    expect(names.some((id, at) => id === names[at - 1])).toBe(false)
  })

  it('is nothing by night, under a vote, or in silence', () => {
    for (const scene of ['night', 'vote', 'stand', 'idle']) {
      expect(during(scene, 10).driver.dropped, scene).toEqual([])
    }
    const { driver, desk } = during('day', 0)
    desk.hush(true)
    vi.advanceTimersByTime(600_000)
    desk.hush(false)
    desk.setVolumes({ ...LOUD, muted: true })
    vi.advanceTimersByTime(600_000)
    expect(driver.dropped).toEqual([])
  })

  it('ends with the place', () => {
    const { driver, desk } = during('day', 0)
    desk.setScene('night')
    vi.advanceTimersByTime(600_000)
    expect(driver.dropped).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('tension', () => {
  it('grows with those who are gone, and is passed on when it changes', () => {
    expect([12, 9, 6, 3, 1].map((living) => tensionOf(living, 12))).toEqual([0, 0, 0.5, 1, 1])
    expect(tensionOf(0, 0)).toBe(0)
    const { driver, desk } = setUp()
    desk.setTension(0.5)
    expect(driver.tension).toBe(0.5)
  })

  it('opens the music and lets a pulse come in late', () => {
    expect([0, 1].map(musicCutoff)).toEqual([MUSIC_FILTER.closed, MUSIC_FILTER.open])
    expect([0, 0.4].map(pulseGain)).toEqual([0, 0])
    expect(pulseGain(0.7)).toBeGreaterThan(0)
    expect(pulseGain(1)).toBeGreaterThan(pulseGain(0.7))
  })
})

describe('cues', () => {
  it('does not play what had been played before the window was loaded', () => {
    const { driver, desk } = setUp()
    desk.cue('death', 12)
    desk.cue('death', 12)
    desk.cue('bell', 13)
    expect(driver.struck).toEqual(['bell'])
  })

  it('does not repeat a cue after an undo or when a view is sent again', () => {
    const { driver, desk } = setUp()
    desk.cue(null, 0)
    desk.cue('gavel', 1)
    desk.cue('death', 2)
    desk.cue('gavel', 1)
    desk.cue('death', 2)
    desk.cue('bell', 3)
    expect(driver.struck).toEqual(['gavel', 'death', 'bell'])
  })

  it('ignores a cue nobody knows, with a warning', () => {
    const { driver, desk, warnings } = setUp()
    desk.cue(null, 0)
    desk.cue('kazoo', 1)
    desk.cue('hasOwnProperty', 2)
    expect(driver.struck).toEqual([])
    expect(warnings).toEqual(['No sound is called kazoo.', 'No sound is called hasOwnProperty.'])
  })

  it('counts a cue that came while muted as played', () => {
    const { driver, desk } = setUp()
    desk.cue(null, 0)
    desk.setVolumes({ ...LOUD, muted: true })
    desk.cue('victory', 1)
    desk.setVolumes(LOUD)
    desk.cue('victory', 1)
    expect(driver.struck).toEqual([])
  })

  it('plays nothing from the first view of another host and goes on from there', () => {
    const { driver, desk } = setUp()
    desk.cue(null, 90)
    desk.forgetCues()
    desk.cue('bell', 4)
    desk.cue('dawn', 5)
    expect(driver.struck).toEqual(['dawn'])
  })

  it('lets a heart beat in the last ten seconds of a clock, and ticks in the last three', () => {
    const { driver, desk } = setUp()
    for (const second of [12, 11, 10, 9, 5, 4, 3, 2, 1, 0]) desk.countdown(second)
    expect(driver.struck).toEqual([
      ...Array.from({ length: 4 }, () => 'heartbeat'),
      ...Array.from({ length: 3 }, () => 'tick'),
    ])
  })
})

describe('the lock', () => {
  it('is told at once, at each change, and no more after leaving', () => {
    const { driver, desk } = setUp()
    const heard: boolean[] = []
    driver.setLocked(true)
    const leave = desk.onLocked((locked) => heard.push(locked))
    desk.unlock()
    leave()
    driver.setLocked(true)
    expect(heard).toEqual([true, false])
    expect(desk.locked).toBe(true)
  })
})

describe('the end', () => {
  it('leaves no timer and no sound behind', () => {
    const { driver, desk } = setUp()
    desk.setScene('night')
    desk.stop()
    expect(vi.getTimerCount()).toBe(0)
    desk.cue(null, 0)
    desk.cue('bell', 1)
    desk.setScene('day')
    vi.advanceTimersByTime(3000)
    expect(driver.closed).toBe(true)
    expect(driver.struck).toEqual([])
    expect(driver.gains.has('day')).toBe(false)
  })
})
