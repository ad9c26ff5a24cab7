/** The drawing of a sign's picture, fetched when the first one is shown: no page waits for them before. */
import { computed, shallowRef, type ComputedRef } from 'vue'
import type { SignPicture } from '../../bridge/views/phone'

/** One layer: whether it is a line, in which tone, and its path. */
export interface DrawnLayer {
  readonly kind: 'fill' | 'line'
  readonly tone: 1 | 2
  readonly path: string
}

const known = shallowRef<Readonly<Record<string, string>>>({})
let coming: Promise<void> | null = null

function fetchDrawings(): void {
  coming ??= import('./drawings')
    .then(({ DRAWINGS }) => {
      known.value = DRAWINGS
    })
    .catch(() => {
      // The word says it, too; the next picture asks again.
      coming = null
    })
}

const readLayer = (text: string): DrawnLayer => ({
  kind: /^[ab]/.test(text) ? 'fill' : 'line',
  tone: /^[al]/.test(text) ? 1 : 2,
  path: text.slice(1),
})

/** The layers of a picture, from the ground up; none until they are there. */
export function useDrawing(picture: () => SignPicture): ComputedRef<readonly DrawnLayer[]> {
  fetchDrawings()
  return computed(() => {
    const { [picture()]: drawn = '' } = known.value
    return drawn === '' ? [] : drawn.split('|').map(readLayer)
  })
}
