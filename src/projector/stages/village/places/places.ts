/** Where the stories of the village begin. */
import type { StoryPlace } from '../../stage'
import { bakery, barn, smithy, tavern } from './indoors'
import { forest, gate, mill, well } from './outdoors'

const place = (
  name: string,
  focus: StoryPlace['focus'],
  paint: StoryPlace['paint'],
): StoryPlace => ({ name, focus, paint })

export const places: readonly StoryPlace[] = [
  place('well', [940, 660], well),
  place('mill', [860, 660], mill),
  place('smithy', [960, 620], smithy),
  place('gate', [900, 620], gate),
  place('barn', [1000, 620], barn),
  place('forest', [980, 640], forest),
  place('tavern', [960, 610], tavern),
  place('bakery', [960, 620], bakery),
]
