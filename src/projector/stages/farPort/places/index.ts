/** Where the stories of this port begin. */
import type { StoryPlace } from '../../stage'
import { arrivals } from './arrivals'
import { beacon } from './beacon'
import { bridge } from './bridge'
import { cantina } from './cantina'
import { dunes } from './dunes'
import { hangar } from './hangar'
import { market } from './market'
import { moon } from './moon'

export const places: readonly StoryPlace[] = [
  arrivals,
  market,
  cantina,
  hangar,
  beacon,
  dunes,
  bridge,
  moon,
]
