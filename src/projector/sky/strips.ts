/** What of the scenery moves with the camera. */
import type { Mover } from '../camera/useCamera'

/** Every painted strip of a group in its place, to go as far as it is near. */
export const strips = (group: HTMLElement | undefined): Mover[] =>
  [...(group?.querySelectorAll('canvas') ?? [])].map((element) => ({
    element,
    left: parseFloat(element.style.left),
    top: parseFloat(element.style.top),
    depth: Number(element.dataset['depth']),
  }))

/** Something as large as the picture. */
export const moving = (element: HTMLElement | null, depth: number): Mover[] =>
  element ? [{ element, left: 0, top: 0, depth }] : []
