/** Palermo in the twenties, as its puppet theatre shows it. */
import { standsOf, trimOf } from '../pieces'
import type { PaperStage } from '../stage'
import { cast } from './cast/cast'
import { begins } from './places/begins'
import { places } from './places/places'
import { livedIn } from './set/houses'
import { planes } from './set/planes'

export const stage: PaperStage = {
  planes,
  windows: livedIn,
  edges: { night: 'rgb(255 212 150 / 92%)' },
  stands: standsOf(
    'stone',
    '#b98a58',
    '#2c2745',
    trimOf(
      {
        hem: { width: 72, height: 58, path: 'M0,0H72V22Q64,26 60,34Q36,64 12,34Q8,26 0,22Z' },
        face: {
          width: 44,
          height: 96,
          path: 'M14,8H30V14Q26,22 30,32Q38,46 34,62Q30,72 30,84H34V90H10V84H14Q14,72 10,62Q6,46 14,32Q18,22 14,14Z',
        },
      },
      ['#a3242c', '#5c1c3a'],
      ['#f0c268', '#b08a54'],
    ),
  ),
  orbs: { night: { left: 1310, top: 135, width: 180, height: 180 } },
  cast,
  places,
  begins,
}
