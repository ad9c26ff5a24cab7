/** Where stories of the moor begin. */
import type { StoryPlace } from '../../stage'
import { chapel } from './chapel'
import { ferry } from './ferry'
import { hut } from './hut'
import { mill } from './mill'
import { peat } from './peat'
import { smokehouse } from './smokehouse'
import { walk } from './walk'
import { willows } from './willows'

const place = (
  name: string,
  focus: StoryPlace['focus'],
  paint: StoryPlace['paint'],
): StoryPlace => ({ name, focus, paint })

export const places: readonly StoryPlace[] = [
  place('ferry', [1060, 560], ferry),
  place('peat', [1040, 620], peat),
  place('hut', [1000, 580], hut),
  place('mill', [1082, 600], mill),
  place('walk', [970, 640], walk),
  place('smokehouse', [964, 400], smokehouse),
  place('chapel', [1010, 600], chapel),
  place('willows', [660, 600], willows),
]
