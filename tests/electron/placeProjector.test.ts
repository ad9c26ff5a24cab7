import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DisplayFacts,
  type DisplayIntent,
  chooseDisplay,
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
const intentOf = ({ label, bounds }: DisplayFacts): DisplayIntent => ({
  label,
  width: bounds.width,
  height: bounds.height,
})

const choose = (displays: DisplayFacts[], hostDisplay: number, intent: DisplayIntent | null) =>
  chooseDisplay({ displays, hostDisplay, intent, wasOutside: false })?.id

describe('The display for the show', () => {
  it('is the one that is not the host’s', () => {
    expect(choose([laptop, television], 1, null)).toBe(2)
    expect(choose([laptop, television], 2, null)).toBe(1)
  })

  it('is the larger of two, but never the laptop’s own panel when there is another', () => {
    expect(choose([laptop, television, monitor], 1, null)).toBe(3)
    expect(choose([laptop, television, monitor], 3, null)).toBe(2)
  })

  it('is the one that was chosen once, whatever its number and position are today', () => {
    const moved = { ...television, id: 41, bounds: { ...television.bounds, x: -1920 } }
    expect(choose([laptop, monitor, moved], 1, intentOf(television))).toBe(41)
  })

  it('is known by its label when its resolution was changed, and by its size when it has no label', () => {
    const sharper = make(2, 'Television', [1440, 0, 3840, 2160])
    expect(choose([laptop, monitor, sharper], 1, intentOf(television))).toBe(2)
    const nameless = make(2, '', [1440, 0, 1920, 1080])
    expect(choose([laptop, monitor, nameless], 1, intentOf(television))).toBe(2)
  })

  it('is the same of two equal ones, in whatever order the system names them', () => {
    const twin = { ...television, id: 9, bounds: { ...television.bounds, x: 3360 } }
    const intent = intentOf(television)
    expect(choose([laptop, television, twin], 1, intent)).toBe(2)
    expect(choose([twin, laptop, television], 1, intent)).toBe(2)
  })
})

describe('The projector window', () => {
  const place = (displays: DisplayFacts[], wasOutside: boolean) =>
    placeProjector({ displays, hostDisplay: 1, intent: null, wasOutside }).kind

  it('is a normal window when there has only been one display', () => {
    expect(place([laptop], false)).toBe('window')
  })

  it('hides when its display was unplugged, and returns with it', () => {
    expect(place([laptop], true)).toBe('hidden')
    expect(place([laptop, television], true)).toBe('fullScreen')
  })

  it('is never full-screen on the host’s display, whatever is plugged in', () => {
    const display = fc.record({
      id: fc.integer({ min: 1, max: 6 }),
      label: fc.constantFrom('', 'Laptop', 'Television', 'Monitor'),
      internal: fc.boolean(),
      bounds: fc.record({
        x: fc.integer({ min: -4000, max: 4000 }),
        y: fc.integer({ min: -4000, max: 4000 }),
        width: fc.constantFrom(1280, 1920, 3840),
        height: fc.constantFrom(720, 1080, 2160),
      }),
    })
    const displays = fc.uniqueArray(display, {
      minLength: 1,
      maxLength: 5,
      selector: ({ id }) => id,
    })
    const intent = fc.option(
      fc.record({
        label: fc.constantFrom('', 'Television'),
        width: fc.constant(1920),
        height: fc.constant(1080),
      }),
    )
    fc.assert(
      fc.property(displays, intent, fc.boolean(), fc.nat(), (all, wish, wasOutside, index) => {
        const hostDisplay = all[index % all.length]?.id ?? 0
        const placement = placeProjector({ displays: all, hostDisplay, intent: wish, wasOutside })
        if (all.length === 1) return placement.kind === (wasOutside ? 'hidden' : 'window')
        return placement.kind === 'fullScreen' && placement.display.id !== hostDisplay
      }),
    )
  })
})
