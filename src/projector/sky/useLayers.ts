/** Lets the sky follow the light: a little after the words, and as a fade that can be turned round at any moment. */
import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import type { LightName } from '../../ui/themeTokens'
import { settled, towards, type Layer } from './layers'

/**
 * @param light the light that the words stand in
 * @param still whether nothing may move
 * @param beforehand is called before a sky is to be seen, with what shows it
 */
export function useLayers(
  light: () => LightName,
  still: () => boolean,
  beforehand: (lights: readonly LightName[], then: () => void) => void,
) {
  const layers = shallowRef<readonly Layer[]>([{ light: light(), up: true }])
  /** The light that the sky is in, or on its way to. */
  const target = computed(() => layers.value.filter(({ up }) => up).at(-1)?.light ?? light())
  let frame = 0

  function follow(): void {
    const now = light()
    const next = still() ? [{ light: now, up: true }] : towards(layers.value, now)
    beforehand(
      next.map((layer) => layer.light),
      () => (layers.value = next),
    )
  }
  /** The frame that shows the words is through when the second one begins. */
  function soon(): void {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(follow)))
  }
  watch([light, still], soon)
  onScopeDispose(() => cancelAnimationFrame(frame))

  return {
    layers,
    target,
    soon,
    /** Takes away what is not seen any more. @param moves whether a light's fade is still running */
    settle(moves: (light: LightName) => boolean): void {
      layers.value = settled(layers.value, moves)
    },
  }
}
