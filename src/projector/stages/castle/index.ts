/** The court of a castle, as a book of hours shows it. */
import { standsOf } from '../pieces'
import type { PaperStage } from '../stage'
import { cast } from './cast/cast'
import { places } from './places/places'
import { planes } from './set/planes'
import { windows } from './set/windows'

export const stage: PaperStage = {
  planes,
  windows,
  edges: { night: 'rgb(255 206 140 / 88%)' },
  stands: standsOf('brick', '#8f8270', '#262a3c'),
  orbs: { night: { left: 1310, top: 135, width: 180, height: 180 } },
  cast,
  places,
  begins: {},
}
