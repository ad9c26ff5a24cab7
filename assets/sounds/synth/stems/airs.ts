// What lies over a bed and covers sleeves: leaves, rain, insects, wind in the height. Loops of 61 s, for one loudspeaker.
import { shimmer } from '../creatures'
import { filterLoop } from '../filters'
import { mixed } from '../layers'
import { tinRain } from '../places/harbour'
import type { Stereo } from '../signal'
import { breeze, leaves, whistle } from '../weather'

type Make = (seconds: number) => Stereo

const air = (seconds: number, low: number, high: number, seed: number, floor = 0.65): Stereo =>
  breeze(seconds, { low, high, floor, fastest: 8, seed })

export const airs: Record<string, Make> = {
  leaves: (s) =>
    mixed(s, [
      [air(s, 1200, 5200, 631), -25],
      [leaves(s, 632), -27],
      [whistle(s, 420, 780, 633), -36],
      [shimmer(s, 6400, 634), -36],
    ]),
  rain: (s) =>
    mixed(s, [
      [air(s, 1400, 6500, 635), -25],
      [filterLoop(tinRain(s, 636), 'highpass', 500), -27],
      [whistle(s, 280, 520, 637), -38],
    ]),
  // No insect and no leaf sings here: the wind itself has to cover what lies between 4 and 8 kHz.
  spaceWind: (s) =>
    mixed(s, [
      [air(s, 1100, 5600, 638), -26],
      [air(s, 3800, 8200, 639, 0.75), -24],
      [whistle(s, 340, 820, 640), -33],
      [shimmer(s, 7200, 641), -36],
    ]),
  cicadas: (s) =>
    mixed(s, [
      [air(s, 900, 5000, 642), -25],
      [shimmer(s, 5400, 643), -30],
      [shimmer(s, 7100, 644), -32],
      [leaves(s, 645), -32],
      [whistle(s, 360, 620, 646), -38],
    ]),
  sage: (s) =>
    mixed(s, [
      [air(s, 900, 5600, 647), -25],
      [whistle(s, 320, 700, 648), -33],
      [shimmer(s, 6100, 649), -34],
    ]),
  light: (s) =>
    mixed(s, [
      [air(s, 300, 4600, 650), -25],
      [leaves(s, 651), -33],
    ]),
  still: (s) =>
    mixed(s, [
      [air(s, 250, 3000, 652, 0.75), -25],
      [whistle(s, 300, 520, 653), -38],
    ]),
}
