/** Whether the eyes of a figure are painted shut: of whoever is out they are, and of a head that is painted so. */
import type { Tone } from './stage'

let shut = false

/** Paints something, all of it at once, with eyes shut in whatever light. */
export function withEyesShut(paint: () => void): void {
  shut = true
  try {
    paint()
  } finally {
    shut = false
  }
}

/** @param tone the light that the figure is in */
export const areEyesShut = (tone: Tone): boolean => shut || tone === 'out'
