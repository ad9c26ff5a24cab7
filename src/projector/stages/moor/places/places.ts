/** Where stories of the moor begin. */
import { storyPlace } from '../../pieces'
import type { StoryPlace } from '../../stage'
import { chapel } from './chapel'
import { ferry } from './ferry'
import { hut } from './hut'
import { mill } from './mill'
import { peat } from './peat'
import { smokehouse } from './smokehouse'
import { walk } from './walk'
import { willows } from './willows'

export const places: readonly StoryPlace[] = [
  storyPlace('ferry', [1060, 560], ferry),
  storyPlace('peat', [1040, 620], peat),
  storyPlace('hut', [1000, 580], hut),
  storyPlace('mill', [1082, 600], mill),
  storyPlace('walk', [970, 640], walk),
  storyPlace('smokehouse', [964, 400], smokehouse),
  storyPlace('chapel', [1010, 600], chapel),
  storyPlace('willows', [660, 600], willows),
]
