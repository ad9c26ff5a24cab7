/** Stones of a wall. */
import { beam, line } from '../../../paper/lay'
import type { Frame } from '../../stage'
import { cut } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { rect } from '../../../paper/paths'
import { everything } from './kit'

/** A wall of rough stone. @param light where it comes from */
export function stones(
  paper: Paper,
  frame: Frame,
  light: readonly [number, number],
  colours: readonly string[],
): void {
  const { left, top, width, height } = everything(frame)
  cut(paper, rect(left, top, width, height), beam(paper, light, 860, ...colours), {
    shadow: null,
    rim: null,
  })
  let seams = ''
  for (let y = top, at = 0; y < 780; y += 58, at += 1)
    for (let x = left + (at % 2) * 60; x < left + width; x += 118)
      seams += `M${x + 6},${y + 5}h${98 - ((at * 7) % 12)}q8,2 8,10v30q0,10 -10,10h-92q-10,0 -10,-10v-30q0,-8 4,-10Z`
  line(paper, seams, 'rgb(6 6 10 / 40%)', 2.4)
}
