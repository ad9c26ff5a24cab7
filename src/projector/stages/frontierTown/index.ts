/** A frontier town by the water, printed from carved wood and shown on the slide of a magic lantern. */
import type { Box } from '../../paper/paper'
import { standsOf, trimOf } from '../pieces'
import type { Frame, PaperStage } from '../stage'
import { figure } from './cast/figure'
import { begins } from './places/begins'
import { places } from './places'
import { paintFar } from './set/far'
import { paintFrame } from './set/frame'
import { windows } from './set/houses'
import { paintNear } from './set/near'
import { MOON, paintSky } from './set/sky'
import { paintSquare } from './set/square'
import { paintTown } from './set/town'

/** Rows of the picture, from side to side and some more. */
const rows =
  (top: number, height: number) =>
  ({ left, right }: Frame): readonly Box[] => [
    { left: left - 60, top, width: right - left + 120, height },
  ]

export const stage: PaperStage = {
  planes: {
    sky: {
      depth: 0.15,
      covers: ({ left, right, top }) => [
        { left: left - 100, top: top - 56, width: right - left + 200, height: 776 - top },
      ],
      paint: paintSky,
    },
    far: { depth: 0.3, covers: rows(290, 410), paint: paintFar },
    town: { depth: 0.55, covers: rows(120, 500), paint: paintTown },
    square: { depth: 0.9, covers: rows(500, 620), paint: paintSquare },
    near: {
      depth: 1.1,
      covers: ({ left, right }) => [
        { left: left - 60, top: 860, width: 330, height: 240 },
        { left: right - 300, top: 860, width: 360, height: 240 },
      ],
      paint: paintNear,
    },
    frame: {
      depth: 1.2,
      covers: ({ left, right, top }) => [
        { left: left - 120, top: top - 80, width: right - left + 240, height: 290 },
        { left: left - 120, top: top + 210, width: 300, height: 800 - top },
        { left: right - 180, top: top + 210, width: 300, height: 800 - top },
        { left: left - 120, top: 1010, width: right - left + 240, height: 130 },
      ],
      paint: paintFrame,
    },
  },
  windows,
  edges: { night: 'rgb(255 206 128 / 92%)' },
  stands: standsOf(
    'planks',
    '#a06a38',
    '#2b2420',
    trimOf(
      {
        hem: { width: 64, height: 52, path: 'M0,0H64V40L52,36L46,52L32,42L20,50L12,38L0,44Z' },
        face: {
          width: 132,
          height: 120,
          path: 'M6,6H126V114H6ZM14,22V98L54,60ZM22,14L66,50L110,14ZM118,22L78,60L118,98ZM22,106H110L66,70Z',
        },
      },
      ['#6a3b1e', '#33261e'],
      ['#e2b05a', '#9a8a58'],
    ),
  ),
  orbs: { night: MOON },
  cast: figure,
  places,
  begins,
}
