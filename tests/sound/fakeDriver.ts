import type { SoundDriver } from '../../src/sound/driver'

/** A driver that only writes down what it was told. */
export interface FakeDriver extends SoundDriver {
  /** The gain each running ambience was last moved to. */
  readonly gains: Map<string, number>
  /** The ambience that is meant. */
  led: string | null
  /** Stingers in the order they were struck. */
  readonly struck: string[]
  /** How often whatever rang was faded out. */
  quieted: number
  tension: number
  /** Single sounds of the day, with their gains. */
  readonly dropped: [id: string, gain: number][]
  readonly prepared: string[]
  effects: number
  closed: boolean
  setLocked(locked: boolean): void
}

export function createFakeDriver(): FakeDriver {
  let tell: (locked: boolean) => void = () => {}
  let locked = false
  const driver: FakeDriver = {
    gains: new Map(),
    led: null,
    struck: [],
    quieted: 0,
    tension: 0,
    dropped: [],
    prepared: [],
    effects: 1,
    closed: false,
    loop: (id, gain) => void driver.gains.set(id, gain),
    lead: (id) => void (driver.led = id),
    endLoop: (id) => void driver.gains.delete(id),
    strike: (id) => void driver.struck.push(id),
    setTension: (tension) => void (driver.tension = tension),
    drop: (id, gain) => void driver.dropped.push([id, gain]),
    prepare: (ids) => void driver.prepared.push(...ids),
    quiet: () => void (driver.quieted += 1),
    setEffects: (level) => void (driver.effects = level),
    get locked() {
      return locked
    },
    unlock: () => driver.setLocked(false),
    onLocked: (listener) => void (tell = listener),
    close: () => void (driver.closed = true),
    setLocked(next) {
      locked = next
      tell(next)
    },
  }
  return driver
}
