/** Which lights of the sky lie on each other. */
import { describe, expect, it } from 'vitest'
import { settled, towards, type Layer } from '../../src/projector/sky/layers'
import type { LightName } from '../../src/ui/themeTokens'

const start: readonly Layer[] = [{ light: 'night', up: true }]
const come = (...lights: LightName[]) => lights.reduce(towards, start)
const lit = (layers: readonly Layer[]) =>
  layers.map(({ light, up }) => `${light}${up ? '' : ' going'}`)
const moving =
  (...lights: LightName[]) =>
  (light: LightName) =>
    lights.includes(light)

describe('The lights of the sky', () => {
  it('come over each other, and what is whole below stays whole', () => {
    expect(lit(come('dawn', 'day'))).toEqual(['night', 'dawn', 'day'])
  })

  it('turn back by taking away what came, and nothing else', () => {
    expect(lit(come('dawn', 'night'))).toEqual(['night', 'dawn going'])
    expect(lit(come('dawn', 'day', 'dawn'))).toEqual(['night', 'dawn', 'day going'])
    expect(lit(come('dawn', 'night', 'dawn'))).toEqual(['night', 'dawn'])
  })

  it('are only what is seen once they are at rest', () => {
    const none = moving()
    expect(lit(settled(come('dawn', 'day'), none))).toEqual(['day'])
    expect(lit(settled(come('dawn', 'night'), none))).toEqual(['night'])
    expect(lit(settled(come('dawn', 'day'), moving('day')))).toEqual(['dawn', 'day'])
    expect(lit(settled(come('dawn', 'night'), moving('dawn')))).toEqual(['night', 'dawn going'])
  })

  it('never leave the sky without one that is whole, whatever comes when', () => {
    const lights = ['dusk', 'night', 'dawn', 'day'] as const
    let layers = start
    for (let turn = 0; turn < 500; turn++) {
      layers = towards(layers, lights[(turn * 7 + (turn >> 2)) % 4] ?? 'day')
      expect(layers[0]?.up, lit(layers).join()).toBe(true)
      if (turn % 3 === 0) {
        const above = layers.slice(1).map(({ light }) => light)
        layers = settled(layers, moving(...above.filter((_, n) => (turn >> n) % 2 === 0)))
      }
      expect(layers[0]?.up, lit(layers).join()).toBe(true)
      expect(new Set(layers.map(({ light }) => light)).size).toBe(layers.length)
    }
  })
})
