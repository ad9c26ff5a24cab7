/** A moor with a hamlet by dark water: torn tracing paper, washes, and ink. */
import { standsOf } from '../pieces'
import type { PaperStage } from '../stage'
import { cast } from './cast/cast'
import { places } from './places/places'
import { windows } from './set/houses'
import { millWindows } from './set/landmarks'
import { planes } from './set/planes'

export const stage: PaperStage = {
  planes,
  windows: [...windows, ...millWindows],
  edges: { night: 'rgb(190 214 232 / 88%)' },
  stands: standsOf('stone', '#6f7a5c', '#232c3a'),
  orbs: { night: { left: 1310, top: 135, width: 180, height: 180 } },
  cast,
  places,
  begins: {},
}
