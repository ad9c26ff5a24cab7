import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScreenIntent } from '../../src/bridge/machine.ts'
import {
  type DisplayFacts,
  type Situation,
  chooseDesk,
  chooseDisplay,
  intentOf,
  isSamePlace,
  liesOn,
  likeness,
  placeProjector,
} from '../../electron/main/displays/placeProjector.ts'

const make = (
  id: number,
  label: string,
  [x, y, width, height]: readonly [number, number, number, number],
  internal = false,
): DisplayFacts => ({ id, label, internal, bounds: { x, y, width, height } })

const laptop = make(1, 'Laptop', [0, 0, 1440, 900], true)
const television = make(2, 'Television', [1440, 0, 1920, 1080])
const monitor = make(3, 'Monitor', [-2560, 0, 2560, 1440])

const situation = (
  displays: readonly DisplayFacts[],
  more: Partial<Situation<DisplayFacts>> = {},
): Situation<DisplayFacts> => ({
  displays,
  desk: laptop,
  intent: null,
  standing: null,
  placeable: true,
  ...more,
})
const choose = (displays: readonly DisplayFacts[], more: Partial<Situation<DisplayFacts>> = {}) =>
  chooseDisplay(situation(displays, more))
const chosen = { intent: intentOf(television) }

describe('The display for the show', () => {
  it('is the one that is not the host’s', () => {
    expect(choose([laptop, television])).toBe(television)
    expect(choose([laptop, television], { desk: television })).toBe(laptop)
  })

  it('is the larger of two, but never the laptop’s own panel when there is another', () => {
    expect(choose([laptop, television, monitor])).toBe(monitor)
    expect(choose([laptop, television, monitor], { desk: monitor })).toBe(television)
  })

  it('is the one that was chosen once, whatever its number and position are today', () => {
    const moved = { ...television, id: 41, bounds: { ...television.bounds, x: -1920 } }
    expect(choose([laptop, monitor, moved], chosen)).toBe(moved)
  })

  it('is known by its label when its resolution was changed, and by its size when it has no label', () => {
    const sharper = make(2, 'Television', [1440, 0, 3840, 2160])
    expect(choose([laptop, monitor, sharper], chosen)).toBe(sharper)
    const nameless = make(2, '', [1440, 0, 1920, 1080])
    expect(choose([laptop, monitor, nameless], chosen)).toBe(nameless)
  })

  it('is not another one of the same size and another name', () => {
    const other = make(5, 'Beamer', [1440, 0, 1920, 1080])
    expect(choose([laptop, other], { ...chosen, standing: television })).toBeNull()
  })

  it('is not a display with a name when the wished one had none', () => {
    const nameless = make(2, '', [1440, 0, 1920, 1080])
    const more = { intent: intentOf(nameless), standing: nameless }
    expect(choose([laptop, television], more)).toBeNull()
  })

  it('is another one in another house, where the chosen one was never seen', () => {
    expect(choose([laptop, monitor], chosen)).toBe(monitor)
  })

  it('is of two equal ones the one where the show stands, in whatever order the system names them', () => {
    const twin = make(9, 'Television', [3360, 0, 1920, 1080])
    for (const displays of [
      [laptop, television, twin],
      [twin, laptop, television],
    ]) {
      expect(choose(displays, chosen)).toBe(television)
      expect(choose(displays, { ...chosen, standing: twin })).toBe(twin)
      expect(choose(displays, { ...chosen, desk: television })).toBe(twin)
    }
  })

  it('is found among equal ones that even share their number', () => {
    const twin = make(2, 'Television', [3360, 0, 1920, 1080])
    expect(choose([laptop, television, twin], { ...chosen, desk: television })).toBe(twin)
    expect(choose([laptop, television, twin], { ...chosen, desk: twin })).toBe(television)
  })

  it('is itself when it has no name and changes its size where it stands', () => {
    const before = make(7, '', [1440, 0, 1920, 1080])
    const after = make(7, '', [1440, 0, 3840, 2160])
    const more = { intent: intentOf(before), standing: before }
    expect(choose([laptop, monitor, after], more)).toBe(after)
  })

  it('is none when all others only mirror the host’s', () => {
    const mirror = make(2, 'Television', [0, 0, 1440, 900])
    expect(choose([laptop, mirror], chosen)).toBeNull()
    expect(choose([laptop, make(2, 'Television', [0, 0, 1280, 800])], chosen)).toBeNull()
  })
})

describe('The projector window', () => {
  const place = (displays: DisplayFacts[], more: Partial<Situation<DisplayFacts>> = {}) =>
    placeProjector(situation(displays, more)).kind

  it('is a normal window when there has only been one display', () => {
    expect(place([laptop])).toBe('window')
    expect(place([laptop], chosen)).toBe('window')
  })

  it('hides when its display was unplugged, and returns with it', () => {
    expect(place([laptop], { standing: television })).toBe('hidden')
    expect(place([laptop, television], { standing: television })).toBe('fullScreen')
  })

  it('waits for the chosen display instead of taking the third one', () => {
    expect(place([laptop, monitor], { ...chosen, standing: television })).toBe('hidden')
  })

  it('is moved by hand where no program may place windows, and hides there too', () => {
    expect(place([laptop, television], { placeable: false })).toBe('byHand')
    expect(place([laptop], { placeable: false })).toBe('window')
    expect(place([laptop], { placeable: false, standing: television })).toBe('hidden')
  })
})

describe('The host’s window', () => {
  const desk = (displays: DisplayFacts[], more: Partial<Situation<DisplayFacts>>) =>
    chooseDesk(situation(displays, { ...chosen, ...more }))

  it('leaves the big screen when there is another display, the laptop’s own first', () => {
    expect(desk([television, laptop], { desk: television })).toBe(laptop)
    expect(desk([television, monitor, laptop], { desk: television })).toBe(laptop)
    expect(desk([television, monitor], { desk: television })).toBe(monitor)
  })

  it('stays where it is everywhere else', () => {
    expect(desk([laptop, television], { desk: laptop })).toBeNull()
    expect(desk([television], { desk: television })).toBeNull()
    expect(desk([laptop, television], { desk: television, intent: null })).toBeNull()
    expect(desk([laptop, television], { desk: television, placeable: false })).toBeNull()
    const twin = make(9, 'Television', [3360, 0, 1920, 1080])
    expect(desk([laptop, television, twin], { desk: television })).toBeNull()
  })
})

describe('Whatever is plugged in', () => {
  const display = fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    label: fc.constantFrom('', 'Laptop', 'Television', 'Monitor'),
    internal: fc.boolean(),
    bounds: fc.record({
      x: fc.integer({ min: -2, max: 2 }).map((n) => n * 1920),
      y: fc.integer({ min: -1, max: 1 }).map((n) => n * 1080),
      width: fc.constantFrom(1280, 1920),
      height: fc.constantFrom(720, 1080),
    }),
  })
  const wish: fc.Arbitrary<ScreenIntent | null> = fc.option(
    fc.record({
      label: fc.constantFrom('', 'Television', 'Beamer'),
      width: fc.constantFrom(1280, 1920),
      height: fc.constantFrom(720, 1080),
    }),
  )
  const any = fc
    .record({
      displays: fc.array(display, { minLength: 1, maxLength: 5 }),
      at: fc.nat(),
      intent: wish,
      standing: fc.option(display),
      placeable: fc.constant(true),
    })
    .map(({ at, ...rest }): Situation<DisplayFacts> => {
      const desk = rest.displays[at % rest.displays.length] ?? laptop
      return { ...rest, desk }
    })

  it('the show is never full-screen on the host’s display', () => {
    fc.assert(
      fc.property(any, (now) => {
        const placement = placeProjector(now)
        if (placement.kind !== 'fullScreen') return true
        return !isSamePlace(placement.display.bounds, now.desk.bounds)
      }),
      { numRuns: 2000 },
    )
  })

  it('the show is on a display that resembles the wish, if there is one', () => {
    fc.assert(
      fc.property(any, (now) => {
        const { intent, displays, desk } = now
        fc.pre(intent !== null)
        const fits = (one: DisplayFacts) => intent !== null && likeness(one, intent) > 0
        const free = displays.filter(({ bounds }) => !isSamePlace(bounds, desk.bounds))
        const found = chooseDisplay(now)
        return free.some(fits) ? found !== null && fits(found) : true
      }),
      { numRuns: 2000 },
    )
  })

  it('the choice does not depend on the order or the numbers that the system gives, but for where the show stands', () => {
    fc.assert(
      fc.property(any, fc.nat(), (now, salt) => {
        const fresh = { ...now, standing: null }
        const renumbered = now.displays
          .map((one, index) => ({ ...one, id: ((index + 1) * (salt + 7)) % 101 }))
          .toReversed()
        const one = chooseDisplay(fresh)
        const other = chooseDisplay({ ...fresh, displays: renumbered })
        expect(other?.bounds).toEqual(one?.bounds)
        expect(other?.label).toEqual(one?.label)
      }),
      { numRuns: 2000 },
    )
  })

  it('once it stood outside it is on a display of its own or hidden, never a window on the host’s', () => {
    fc.assert(
      fc.property(any, (now) => {
        fc.pre(now.standing !== null)
        return ['fullScreen', 'hidden'].includes(placeProjector(now).kind)
      }),
    )
  })
})

describe('A window covers its display', () => {
  const { bounds } = television
  const edges = (y: number, height: number) => ({ ...bounds, y, height })

  it('though an edge is off by a line, and on macOS though the menu bar is left out', () => {
    expect(liesOn(bounds, edges(1, 1079), 'linux')).toBe(true)
    expect(liesOn(bounds, edges(38, 1042), 'darwin')).toBe(true)
  })

  it('but not when more is missing, anywhere else or to the side', () => {
    expect(liesOn(bounds, edges(38, 1042), 'win32')).toBe(false)
    expect(liesOn(bounds, edges(0, 900), 'darwin')).toBe(false)
    expect(liesOn(bounds, { ...bounds, x: bounds.x + 38 }, 'darwin')).toBe(false)
    expect(liesOn(bounds, { ...bounds, width: bounds.width - 38 }, 'darwin')).toBe(false)
  })
})
