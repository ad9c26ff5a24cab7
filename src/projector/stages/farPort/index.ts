/** A port of sand under a ringed planet, as a screen print with tubes of light. */
import { standsOf, trimOf } from '../pieces'
import type { PaperStage } from '../stage'
import { cast } from './cast/cast'
import { begins } from './places/begins'
import { places } from './places'
import { far } from './set/far'
import { frame } from './set/frame'
import { near } from './set/near'
import { sky } from './set/sky'
import { square } from './set/square'
import { windows } from './set/plan'
import { town } from './set/town'

export const stage: PaperStage = {
  planes: { sky, far, town, square, near, frame },
  windows,
  edges: { night: 'rgb(120 238 255 / 92%)' },
  stands: standsOf(
    'clay',
    '#b0703f',
    '#2a2140',
    trimOf(
      {
        hem: { width: 96, height: 50, path: 'M0,0H96V30L84,50H12L0,30Z' },
        face: {
          width: 96,
          height: 84,
          path: 'M10,8H86V64L74,76H22L10,64ZM16,14V61L25,70H71L80,61V14Z',
        },
      },
      ['#1f5f6a', '#16345a'],
      ['#ffb070', '#4fe0ee'],
    ),
  ),
  orbs: { night: { left: 1312, top: 132, width: 180, height: 180 } },
  cast,
  places,
  begins,
}
