/** Where stories of the court begin. */
import { storyPlace } from '../../pieces'
import type { StoryPlace } from '../../stage'
import { cellar } from './cellar'
import { chapel } from './chapel'
import { garden } from './garden'
import { gatehouse } from './gatehouse'
import { hall } from './hall'
import { kitchen } from './kitchen'
import { scriptorium } from './scriptorium'
import { stair } from './stair'

export const places: readonly StoryPlace[] = [
  storyPlace('hall', [930, 600], hall),
  storyPlace('chapel', [960, 520], chapel),
  storyPlace('kitchen', [1225, 590], kitchen),
  storyPlace('gatehouse', [1262, 610], gatehouse),
  storyPlace('cellar', [1160, 620], cellar),
  storyPlace('garden', [1240, 640], garden),
  storyPlace('scriptorium', [1040, 610], scriptorium),
  storyPlace('stair', [1070, 600], stair),
]
