/** A village in the woods, as a toy theatre of spruce and cut paper. */
import { standsOf } from '../pieces'
import type { PaperStage } from '../stage'
import { cast } from './cast/figure'
import { places } from './places/places'
import { planes } from './set/planes'
import { livedIn } from './set/houses'

export const stage: PaperStage = {
  planes,
  windows: livedIn,
  edges: { night: 'rgb(196 212 255 / 88%)' },
  stands: standsOf('planks', '#86664a', '#26283c'),
  orbs: { night: { left: 1310, top: 135, width: 180, height: 180 } },
  cast,
  places,
  begins: {},
}
