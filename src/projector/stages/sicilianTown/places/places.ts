/** Where the stories of Palermo begin. */
import type { StoryPlace } from '../../stage'
import { grove } from './grove'
import { harbour } from './harbour'
import { market } from './market'
import { piazza } from './piazza'
import { salon } from './salon'
import { shop } from './shop'
import { street } from './street'
import { theatre } from './theatre'

const place = (
  name: string,
  focus: StoryPlace['focus'],
  paint: StoryPlace['paint'],
): StoryPlace => ({ name, focus, paint })

export const places: readonly StoryPlace[] = [
  place('market', [1032, 660], market),
  place('harbour', [930, 560], harbour),
  place('street', [1010, 620], street),
  place('piazza', [1060, 640], piazza),
  place('theatre', [960, 600], theatre),
  place('shop', [960, 580], shop),
  place('grove', [1040, 560], grove),
  place('salon', [1040, 580], salon),
]
