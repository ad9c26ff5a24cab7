/** The sky over town and river: its colours, its moon, its hills. */
import { cut } from '../set/kit/lay'
import { around, type Paper } from '../../../paper/paper'
import { circle } from '../../../paper/paths'
import { shine } from '../set/kit/lanterns'

export const BLUE = [
  [0, '#0a0d30'],
  [0.4, '#1f2264'],
  [0.72, '#5a4290'],
  [1, '#c77a86'],
] as const

export function moon(paper: Paper, x: number, y: number, radius: number): void {
  shine(paper, x, y, radius * 3.4, '#ffe6b0', 0.6)
  cut(
    paper,
    circle(x, y, radius),
    around(
      paper,
      [x, y, radius],
      [
        [0, '#fffbe8'],
        [1, '#ffe4a4'],
      ],
    ),
    { shadow: null, rim: '#fffdf2' },
  )
}

export const hills = (y: number, swell: number): string => {
  let path = `M-700,1100V${y}`
  for (let x = -700; x < 2700; x += 340)
    path += `q85,${-swell} 170,${-swell * 0.5}t170,${swell * 0.5}`
  return `${path}V1100Z`
}
