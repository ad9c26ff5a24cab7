/** The host's own sounds stand in for the program's: single ones and ambiences, and only while they can be heard. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createOwnSounds } from '../../src/sound/ownMusic/ownSounds'
import { createFakeDriver } from './fakeDriver'

interface Options {
  readonly src: readonly string[]
  readonly loop?: boolean
  readonly onload: () => void
  readonly onloaderror: () => void
}

/** A sound as howler makes it, without a loudspeaker; it is loaded when a test says so. */
class FakeHowl {
  static readonly made: FakeHowl[] = []
  loudness = 0
  plays = 0
  isLoaded = false
  isPlaying = false
  constructor(readonly options: Options) {
    FakeHowl.made.push(this)
  }
  arrive(): void {
    this.isLoaded = true
    this.options.onload()
  }
  state = () => (this.isLoaded ? 'loaded' : 'loading')
  play = () => ((this.isPlaying = true), (this.plays += 1))
  playing = () => this.isPlaying
  stop = () => (this.isPlaying = false)
  unload = () => (this.isPlaying = false)
  volume = (level: number) => (this.loudness = level)
  once = () => {}
  fade = () => {}
}
vi.mock('howler', () => ({
  Howl: function (options: Options) {
    return new FakeHowl(options)
  },
}))

const file = (name: string, gain = 0.5) => ({ url: `/${name}`, gain, format: 'mp3' })

describe('An own ambience', () => {
  beforeEach(() => void FakeHowl.made.splice(0))
  const opened = () => {
    const own = createOwnSounds()
    const driver = createFakeDriver()
    return { own, driver, desk: own.before(driver) }
  }

  it('takes the place of the one that sounds as soon as it has come, as loud as that was wanted', () => {
    const { own, driver, desk } = opened()
    own.set({ 'ambience-night': file('night') })
    desk.loop('night', 0.6, 100)
    expect(driver.gains.get('night')).toBe(0.6)
    const [night] = FakeHowl.made
    night?.arrive()
    expect(driver.gains.has('night')).toBe(false)
    expect(night).toMatchObject({ loudness: 0.3, isPlaying: true, options: { loop: true } })
    desk.loop('night', 0.2, 100)
    expect(night).toMatchObject({ loudness: 0.1, plays: 1 })
    desk.loop('dawn', 0.4, 100)
    expect(driver.gains.get('dawn')).toBe(0.4)
    desk.endLoop('night')
    expect(night?.isPlaying).toBe(false)
  })

  it('leaves the program’s in its place when it cannot be read, and gives it back when it is taken away', () => {
    const { own, driver, desk } = opened()
    own.set({ 'ambience-night': file('night'), 'ambience-dawn': file('dawn') })
    desk.loop('night', 0.6, 100)
    desk.loop('dawn', 0.1, 100)
    FakeHowl.made[0]?.options.onloaderror()
    FakeHowl.made[1]?.arrive()
    expect([...driver.gains]).toEqual([['night', 0.6]])
    own.set({})
    expect(driver.gains.get('dawn')).toBe(0.1)
    expect(FakeHowl.made[1]?.isPlaying).toBe(false)
  })

  it('does not stand in for a single sound of the same name, nor that for it', () => {
    const { own, driver, desk } = opened()
    own.set({ 'ambience-vote': file('round'), lot: file('lot', 0.8) })
    for (const howl of FakeHowl.made) howl.arrive()
    desk.strike('vote')
    desk.setEffects(0.5)
    desk.strike('lot')
    expect(driver.struck).toEqual(['vote'])
    expect(FakeHowl.made.map(({ plays, loudness }) => [plays, loudness])).toEqual([
      [0, 0],
      [1, 0.4],
    ])
  })

  it('stands in for every form of its sound: whoever has a death of his own hears it at all deaths', () => {
    const { own, driver, desk } = opened()
    own.set({ nightKill: file('toll') })
    FakeHowl.made[0]?.arrive()
    for (const id of ['nightKill', 'nightKill3', 'deathSpace', 'lynching2'] as const)
      desk.strike(id)
    expect(FakeHowl.made[0]?.plays).toBe(3)
    expect(driver.struck).toEqual(['lynching2'])
  })
})
