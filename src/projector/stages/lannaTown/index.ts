/** Chiang Mai as a theatre of shadow puppets: a lit screen, teak, paper lanterns, and figures of cut leather. */
import { standsOf, trimOf } from '../pieces'
import type { PaperStage } from '../stage'
import { figure } from './cast/cast'
import { begins } from './places/begins'
import { places } from './places/places'
import { far } from './set/far'
import { frame } from './set/frame'
import { windows } from './set/houses'
import { near } from './set/near'
import { sky } from './set/sky'
import { square } from './set/square'
import { town } from './set/town'

export const stage: PaperStage = {
  planes: { sky, far, town, square, near, frame },
  windows,
  edges: { night: 'rgb(255 205 132 / 92%)' },
  stands: standsOf(
    'stone',
    '#a9764a',
    '#33265a',
    trimOf(
      {
        hem: { width: 54, height: 58, path: 'M0,0H54V14Q52,36 27,58Q2,36 0,14Z' },
        face: {
          width: 60,
          height: 60,
          path: 'M30,6Q40,20 54,30Q40,40 30,54Q20,40 6,30Q20,20 30,6ZM30,22L38,30L30,38L22,30Z',
        },
      },
      ['#7c1f3a', '#4a1c4e'],
      ['#f2b84e', '#c08a4a'],
    ),
  ),
  orbs: { night: { left: 1318, top: 150, width: 180, height: 180 } },
  cast: figure,
  places,
  begins,
}
