/** The eight places of the city where stories begin. */
import type { StoryPlace } from '../../stage'
import { clock } from './clock'
import { hotel } from './hotel'
import { opera } from './opera'
import { pier } from './pier'
import { roofs } from './roofs'
import { steps } from './steps'
import { tailor } from './tailor'
import { tram } from './tram'

export const places: readonly StoryPlace[] = [
  { name: 'pier', focus: [990, 660], paint: pier },
  { name: 'clock', focus: [920, 370], paint: clock },
  { name: 'roofs', focus: [840, 540], paint: roofs },
  { name: 'opera', focus: [970, 540], paint: opera },
  { name: 'hotel', focus: [960, 480], paint: hotel },
  { name: 'tailor', focus: [960, 480], paint: tailor },
  { name: 'tram', focus: [960, 560], paint: tram },
  { name: 'steps', focus: [960, 520], paint: steps },
]
