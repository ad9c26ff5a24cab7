/** Where the stories of Palermo begin. */
import { storyPlace } from '../../pieces'
import type { StoryPlace } from '../../stage'
import { grove } from './grove'
import { harbour } from './harbour'
import { market } from './market'
import { piazza } from './piazza'
import { salon } from './salon'
import { shop } from './shop'
import { street } from './street'
import { theatre } from './theatre'

export const places: readonly StoryPlace[] = [
  storyPlace('market', [1032, 660], market),
  storyPlace('harbour', [930, 560], harbour),
  storyPlace('street', [1010, 620], street),
  storyPlace('piazza', [1060, 640], piazza),
  storyPlace('theatre', [960, 600], theatre),
  storyPlace('shop', [960, 580], shop),
  storyPlace('grove', [1040, 560], grove),
  storyPlace('salon', [1040, 580], salon),
]
