/** Where the stories of the village begin. */
import { storyPlace } from '../../pieces'
import type { StoryPlace } from '../../stage'
import { bakery } from './bakery'
import { barn } from './barn'
import { forest } from './forest'
import { gate } from './gate'
import { mill } from './mill'
import { smithy } from './smithy'
import { tavern } from './tavern'
import { well } from './well'

export const places: readonly StoryPlace[] = [
  storyPlace('well', [940, 660], well),
  storyPlace('mill', [860, 660], mill),
  storyPlace('smithy', [960, 620], smithy),
  storyPlace('gate', [900, 620], gate),
  storyPlace('barn', [1000, 620], barn),
  storyPlace('forest', [980, 640], forest),
  storyPlace('tavern', [960, 610], tavern),
  storyPlace('bakery', [960, 620], bakery),
]
