import { onBeforeUnmount, shallowRef } from 'vue'
import type { WordNote } from '../words/offers'
import type { Spot } from './useSpots'

const PAUSE_MS = 350

/**
 * What the word under the mouse is for, once the mouse has rested on it.
 * @param noteUnder what can be said of a point of the page
 */
export function usePointed(noteUnder: (spot: Spot) => WordNote | null) {
  const pointed = shallowRef<WordNote | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave(): void {
    clearTimeout(timer)
    pointed.value = null
  }
  function point({ offsetX, offsetY, buttons }: MouseEvent): void {
    leave()
    if (buttons > 0) return
    timer = setTimeout(() => {
      pointed.value = noteUnder({ x: offsetX, y: offsetY })
    }, PAUSE_MS)
  }
  onBeforeUnmount(() => clearTimeout(timer))

  return { pointed, point, leave }
}
