/** Where stories of the court begin. */
import type { StoryPlace } from '../../stage'
import { cellar } from './cellar'
import { chapel } from './chapel'
import { garden } from './garden'
import { gatehouse } from './gatehouse'
import { hall } from './hall'
import { kitchen } from './kitchen'
import { scriptorium } from './scriptorium'
import { stair } from './stair'

const place = (
  name: string,
  focus: StoryPlace['focus'],
  paint: StoryPlace['paint'],
): StoryPlace => ({ name, focus, paint })

export const places: readonly StoryPlace[] = [
  place('hall', [930, 600], hall),
  place('chapel', [960, 520], chapel),
  place('kitchen', [1225, 590], kitchen),
  place('gatehouse', [1262, 610], gatehouse),
  place('cellar', [1160, 620], cellar),
  place('garden', [1240, 640], garden),
  place('scriptorium', [1040, 610], scriptorium),
  place('stair', [1070, 600], stair),
]
