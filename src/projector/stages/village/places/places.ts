/** Where the stories of the village begin. */
import type { StoryPlace } from '../../stage'
import { bakery } from './bakery'
import { barn } from './barn'
import { forest } from './forest'
import { gate } from './gate'
import { mill } from './mill'
import { smithy } from './smithy'
import { tavern } from './tavern'
import { well } from './well'

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
