/** Palermo in the twenties, as its puppet theatre shows it. */
import { standsOf } from '../pieces'
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
  stands: standsOf('stone', '#b98a58', '#2c2745'),
  orbs: { night: { left: 1310, top: 135, width: 180, height: 180 } },
  cast,
  places,
  begins,
}
