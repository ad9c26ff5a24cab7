/** Where the stories of Palermo begin. */
import type { StoryPlace } from '../../stage'
import { market } from './market'

const place = (
  name: string,
  focus: StoryPlace['focus'],
  paint: StoryPlace['paint'],
): StoryPlace => ({ name, focus, paint })

export const places: readonly StoryPlace[] = [place('market', [1032, 660], market)]
