/** The eight places of the town where a night's story begins. */
import type { StoryPlace } from '../../stage'
import { beach } from './beach'
import { hill } from './hill'
import { pier } from './pier'
import { prairie } from './prairie'
import { saloon } from './saloon'
import { station } from './station'
import { street } from './street'
import { workshop } from './workshop'

export const places: readonly StoryPlace[] = [
  { name: 'street', focus: [800, 560], paint: street },
  { name: 'saloon', focus: [960, 545], paint: saloon },
  { name: 'station', focus: [900, 440], paint: station },
  { name: 'workshop', focus: [905, 520], paint: workshop },
  { name: 'prairie', focus: [880, 600], paint: prairie },
  { name: 'hill', focus: [960, 600], paint: hill },
  { name: 'pier', focus: [1000, 450], paint: pier },
  { name: 'beach', focus: [930, 660], paint: beach },
]
