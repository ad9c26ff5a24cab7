import { describe, expect, it } from 'vitest'
import { describeScreens, keyOf } from '../../electron/main/displays/describeScreens.ts'
import {
  type DisplayFacts,
  type Situation,
  intentOf,
  placeProjector,
} from '../../electron/main/displays/placeProjector.ts'

const make = (
  id: number,
  label: string,
  [x, y, width, height]: readonly [number, number, number, number],
): DisplayFacts => ({ id, label, internal: label === 'Laptop', bounds: { x, y, width, height } })

const laptop = make(1, 'Laptop', [0, 0, 1440, 900])
const television = make(2, 'Television', [1440, 0, 1920, 1080])
const twin = make(2, 'Television', [3360, 0, 1920, 1080])
const monitor = make(3, 'Monitor', [-2560, 0, 2560, 1440])

function describeAt(
  displays: readonly DisplayFacts[],
  more: Partial<Situation<DisplayFacts>> = {},
) {
  const situation: Situation<DisplayFacts> = {
    displays,
    desk: laptop,
    intent: null,
    standing: null,
    placeable: true,
    ...more,
  }
  return describeScreens(situation, placeProjector(situation))
}
const chosen = { intent: intentOf(television) }

describe('The desk’s list of displays', () => {
  it('counts from the left and marks the host’s own and the big screen', () => {
    const { list, place, warnings } = describeAt([laptop, television, monitor], chosen)
    expect(list.map(({ number, label, desk, show }) => [number, label, desk, show])).toEqual([
      [1, 'Monitor', false, false],
      [2, 'Laptop', true, false],
      [3, 'Television', false, true],
    ])
    expect(place).toBe('screen')
    expect(warnings).toEqual([])
  })

  it('names each display by all that is seen of it, so that equal ones have names of their own', () => {
    const keys = [laptop, television, twin, monitor].map(keyOf)
    expect(new Set(keys).size).toBe(4)
  })

  it('says which display is remembered while it is gone', () => {
    const { place, chosen: name } = describeAt([laptop], { ...chosen, standing: television })
    expect([place, name]).toEqual(['hidden', 'Television'])
  })
})

describe('The host is warned', () => {
  it('when two displays show the same picture', () => {
    const mirror = make(2, 'Television', [0, 0, 1440, 900])
    expect(describeAt([laptop, mirror], chosen).warnings).toEqual(['mirrored'])
    const smaller = make(2, 'Television', [0, 0, 1280, 800])
    expect(describeAt([laptop, smaller]).warnings).toEqual(['mirrored'])
  })

  it('when the only display is the big screen itself: the laptop is shut, or mirrored away', () => {
    const alone = { ...chosen, desk: television, standing: television }
    expect(describeAt([television], alone).warnings).toEqual(['deskOnScreen'])
    expect(describeAt([laptop], { ...chosen, standing: television }).warnings).toEqual([])
  })

  it('when two displays cannot be told apart', () => {
    expect(describeAt([laptop, television, twin], chosen).warnings).toEqual(['twins'])
    expect(describeAt([laptop, television, monitor], chosen).warnings).toEqual([])
  })

  it('when another display stands in for the one that was chosen', () => {
    expect(describeAt([laptop, monitor], chosen).warnings).toEqual(['unsure'])
    expect(describeAt([laptop, monitor]).warnings).toEqual([])
  })
})

describe('A display of the size of the one that is gone', () => {
  const renamed = make(9, 'Wireless 2', [1440, 0, 1920, 1080])

  it('is asked about when the chosen one is missing, and not when it is there or another has its size, too', () => {
    const asked = { key: keyOf(renamed), label: 'Wireless 2', gone: 'Television' }
    expect(describeAt([laptop, renamed], chosen).perhaps).toEqual(asked)
    expect(describeAt([laptop, renamed], { standing: television }).perhaps).toEqual(asked)
    expect(describeAt([laptop, television, renamed], chosen).perhaps).toBeUndefined()
    const third = make(10, 'Wireless 3', [3360, 0, 1920, 1080])
    expect(describeAt([laptop, renamed, third], chosen).perhaps).toBeUndefined()
    expect(describeAt([laptop, monitor], chosen).perhaps).toBeUndefined()
    expect(describeAt([laptop, renamed]).perhaps).toBeUndefined()
    expect(describeAt([laptop, renamed], { ...chosen, placeable: false }).perhaps).toBeUndefined()
  })

  it('is no longer asked about once the host said no, and is known by either name once he said yes', () => {
    const situation = {
      displays: [laptop, renamed],
      desk: laptop,
      standing: null,
      placeable: true,
      ...chosen,
    }
    const denied = describeScreens(situation, placeProjector(situation), {
      misplaced: false,
      denied: ['Wireless 2'],
    })
    expect(denied.perhaps).toBeUndefined()
    const known = { intent: { ...chosen.intent, also: ['Wireless 2'] }, standing: television }
    for (const display of [renamed, television]) {
      const { list, warnings } = describeAt([laptop, display], known)
      expect(list.filter(({ show }) => show).map(({ label }) => label)).toEqual([display.label])
      expect(warnings).toEqual([])
    }
  })

  it('is warned of when the system does not put the window there', () => {
    const situation = {
      displays: [laptop, television],
      desk: laptop,
      standing: null,
      placeable: true,
      ...chosen,
    }
    const { warnings } = describeScreens(situation, placeProjector(situation), {
      misplaced: true,
      denied: [],
    })
    expect(warnings).toEqual(['misplaced'])
  })
})
