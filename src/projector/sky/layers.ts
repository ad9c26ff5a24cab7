/** Which lights of the sky lie on each other while one follows another. */
import type { LightName } from '../../ui/themeTokens'

/** A light on its way to being seen whole, or to not being seen. */
export interface Layer {
  readonly light: LightName
  readonly up: boolean
}

/**
 * Lets a light come: a new one over all others, one that lies there already by taking away what is above it. The
 * lowest one is whole as long as it lies there, so that the sky is never black.
 * @param layers from the lowest to the highest
 */
export function towards(layers: readonly Layer[], light: LightName): readonly Layer[] {
  const at = layers.findIndex((layer) => layer.light === light)
  if (at < 0) return [...layers, { light, up: true }]
  return layers.map((layer, index) => (index < at ? layer : { ...layer, up: index === at }))
}

/** What is left of the layers once those at rest are told from those that move: nothing gone, nothing covered. */
export function settled(
  layers: readonly Layer[],
  moves: (light: LightName) => boolean,
): readonly Layer[] {
  const left = layers.filter(({ light, up }) => up || moves(light))
  const whole = left.map(({ light, up }) => up && !moves(light)).lastIndexOf(true)
  return whole > 0 ? left.slice(whole) : left
}
