// How somebody falls, three ways and more for each kind of fall, so that an evening never strikes the same bell all night;
// and what a death sounds like where a game has a world of its own.
import type { Stereo } from '../signal'
import { ashes, blaze, lynching2, lynching3, rubble, shot2, shot3 } from './blows'
import {
  deathFrontier,
  deathHarbour,
  deathLanna,
  deathSicily,
  deathSpace,
  nightKill2,
  nightKill3,
} from './deaths'
import { banishing2, banishing3, heartbreak1, heartbreak2, heartbreak3 } from './losses'

/** Every one of them by its id; what it is another form of stands in the player's manifest. */
export const falls: Readonly<Record<string, () => Stereo>> = {
  nightKill2,
  nightKill3,
  lynching2,
  lynching3,
  shot2,
  shot3,
  ashes,
  rubble,
  blaze,
  banishing2,
  banishing3,
  heartbreak1,
  heartbreak2,
  heartbreak3,
  deathLanna,
  deathHarbour,
  deathSpace,
  deathSicily,
  deathFrontier,
}
