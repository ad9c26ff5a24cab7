/** Where the stories of Chiang Mai begin. */
import type { StoryPlace } from '../../stage'
import { roofs, station } from './heights'
import { bazaar } from './bazaar'
import { kitchen } from './market'
import { lane, workshop } from './streets'
import { court, river } from './water'

export const places: readonly StoryPlace[] = [
  { name: 'bazaar', focus: [960, 620], paint: bazaar },
  { name: 'river', focus: [960, 640], paint: river },
  { name: 'court', focus: [960, 600], paint: court },
  { name: 'kitchen', focus: [960, 560], paint: kitchen },
  { name: 'station', focus: [960, 450], paint: station },
  { name: 'workshop', focus: [960, 430], paint: workshop },
  { name: 'lane', focus: [1020, 580], paint: lane },
  { name: 'roofs', focus: [960, 430], paint: roofs },
]
