/** Chiang Mai as a theatre of shadow puppets: a lit screen, teak, paper lanterns, and figures of cut leather. */
import { standsOf } from '../pieces'
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
  stands: standsOf('stone', '#a9764a', '#33265a'),
  orbs: { night: { left: 1318, top: 150, width: 180, height: 180 } },
  cast: figure,
  places,
  begins,
}
