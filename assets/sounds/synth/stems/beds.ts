// What lies lowest in a place: wind, water, a fire, a machine. Loops of 47 s, for one loudspeaker; the player spreads them.
import { murmur } from '../creatures'
import { filterLoop } from '../filters'
import { inRoom, mixed } from '../layers'
import { machine } from '../places/space'
import { lapping } from '../places/harbour'
import { dice, drift, shape, type Stereo } from '../signal'
import { breeze, brook, fire, noiseLoop } from '../weather'

type Make = (seconds: number) => Stereo

const air = (seconds: number, low: number, high: number, seed: number): Stereo =>
  breeze(seconds, { low, high, floor: 0.5, fastest: 7, seed })

function deep(seconds: number, high: number, seed: number): Stereo {
  const swell = drift(seconds, dice(seed), 5)
  const noise = filterLoop(noiseLoop('brownnoise', seconds, 9 + (seed % 20)), 'lowpass', high)
  return shape(noise, (t) => 0.65 + 0.35 * swell(t))
}

export const beds: Record<string, Make> = {
  wind: (s) =>
    mixed(s, [
      [air(s, 90, 420, 601), -24],
      [air(s, 400, 1500, 602), -24],
    ]),
  quay: (s) =>
    mixed(s, [
      [lapping(s, 603), -22],
      [air(s, 110, 600, 604), -27],
      [brook(s, 605), -37],
    ]),
  machine: (s) =>
    mixed(s, [
      [machine(s, 606), -24],
      [deep(s, 240, 607), -25],
      [air(s, 220, 1300, 608), -26],
    ]),
  bay: (s) =>
    mixed(s, [
      [filterLoop(lapping(s, 609), 'lowpass', 900), -22],
      [air(s, 110, 700, 610), -25],
    ]),
  surf: (s) =>
    mixed(s, [
      [filterLoop(lapping(s, 611), 'highpass', 180), -22],
      [air(s, 100, 650, 612), -24],
    ]),
  square: (s) =>
    mixed(s, [
      [filterLoop(inRoom(murmur(s, 8, 613), 80, 70, 0.7), 'lowpass', 900), -23],
      [air(s, 120, 900, 614), -24],
    ]),
  fire: (s) =>
    mixed(s, [
      [fire(s, 615), -23],
      [air(s, 120, 1200, 616), -28],
    ]),
  hall: (s) =>
    mixed(s, [
      [deep(s, 320, 617), -24],
      [air(s, 150, 1400, 618), -25],
    ]),
  brook: (s) =>
    mixed(s, [
      [brook(s, 619), -25],
      [air(s, 200, 1800, 620), -24],
    ]),
}
