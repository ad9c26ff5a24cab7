// Who lives in a place: insects, birds, people, far machines. Loops of 73 s, for one loudspeaker; the player lets a second one
// answer half a loop later.
import { birdsong, cricket, murmur, owl } from '../creatures'
import { filterLoop } from '../filters'
import { inRoom, mixed, notes } from '../layers'
import { creak } from '../places/frontier'
import { fogHorn } from '../places/harbour'
import { between, dice, lay, pick, silence, type Stereo } from '../signal'
import { bell, chime, note, pad, wood } from '../tones'
import { breeze, fire } from '../weather'

type Make = (seconds: number) => Stereo
type Voice = readonly [hertz: number, pulses: number, period: number, gain: number]

function insects(seconds: number, voices: readonly Voice[], seed: number): Stereo {
  const out = silence(seconds)
  voices.forEach(([hertz, pulses, period, gain], n) => {
    lay(out, cricket(seconds, { hertz, pulses, period, pan: 0, seed: seed + n }), { gain })
  })
  return inRoom(out, 60, 50, 0.4)
}

/** Single sounds at their moments, each a little louder or softer than the last. */
function scattered(
  seconds: number,
  moments: readonly number[],
  sound: (n: number) => Float64Array,
  seed: number,
): Stereo {
  const roll = dice(seed)
  const out = silence(seconds)
  moments.forEach((at, n) => lay(out, sound(n), { at, gain: between(roll, 0.4, 1), wrap: true }))
  return out
}

/** Evenly spread moments, each moved by chance. */
function spread(seconds: number, count: number, seed: number): number[] {
  const roll = dice(seed)
  return Array.from({ length: count }, (_, n) => ((n + 0.8 * roll()) * seconds) / count)
}

const crowd = (seconds: number, people: number, seed: number, size = 62): Stereo =>
  filterLoop(inRoom(murmur(seconds, people, seed), size, size - 10, 0.5), 'lowpass', 3300)

/** A ground so that even between two calls something breathes. */
const ground = (seconds: number, seed: number): Stereo =>
  breeze(seconds, { low: 300, high: 2600, floor: 0.7, fastest: 6, seed })

const far = (layer: Stereo): Stereo => inRoom(layer, 97, 88, 0.7)

export const lives: Record<string, Make> = {
  crickets: (s) =>
    mixed(s, [
      [
        insects(
          s,
          [
            [4310, 3, 0.62, 1],
            [4680, 4, 0.85, 0.6],
            [3890, 3, 1.1, 0.45],
            [5020, 5, 0.74, 0.35],
          ],
          661,
        ),
        -26,
      ],
      [far(scattered(s, [11, 49], (n) => owl(665 + n), 667)), -31],
      [ground(s, 668), -28],
    ]),
  buoys: (s) =>
    mixed(s, [
      [
        far(
          scattered(
            s,
            [3, 5.1, 16.6, 18, 29.4, 33.2, 41.3, 52, 53.9, 66],
            () => bell(note('F#4'), 0.9, 0.5, 670),
            671,
          ),
        ),
        -31,
      ],
      [far(scattered(s, [9, 46], () => fogHorn(2.6), 672)), -27],
      [ground(s, 673), -25],
    ]),
  beacons: (s) =>
    mixed(s, [
      [far(scattered(s, spread(s, 22, 675), (n) => chime(n % 2 ? 1046 : 784, 0.28), 676)), -29],
      [
        far(
          scattered(
            s,
            spread(s, 26, 677),
            (n) => chime(note(pick(['A5', 'D6', 'E6', 'F6', 'A6'], (n * 3) % 5)), 0.9),
            678,
          ),
        ),
        -30,
      ],
      [ground(s, 679), -25],
    ]),
  belfry: (s) =>
    mixed(s, [
      [
        insects(
          s,
          [
            [4120, 4, 0.7, 1],
            [4530, 3, 0.9, 0.7],
            [4880, 5, 1.05, 0.5],
          ],
          681,
        ),
        -27,
      ],
      [far(scattered(s, [14, 51], () => bell(note('G3'), 2.2, 0.6, 684), 685)), -29],
      [ground(s, 686), -27],
    ]),
  embers: (s) =>
    mixed(s, [
      [
        insects(
          s,
          [
            [3980, 3, 0.8, 1],
            [4420, 4, 1.05, 0.7],
          ],
          688,
        ),
        -27,
      ],
      [fire(s, 690), -27],
      [
        inRoom(
          scattered(s, [4, 27, 31, 58], (n) => creak(691 + n), 695),
          80,
          65,
          0.5,
        ),
        -33,
      ],
      [ground(s, 696), -28],
    ]),
  hearth: (s) =>
    mixed(s, [
      [fire(s, 698), -26],
      [filterLoop(crowd(s, 5, 699, 40), 'lowpass', 1500), -27],
    ]),
  birds: (s) => {
    const roll = dice(700)
    const choir = silence(s)
    const singers = ['blackbird', 'tit', 'wren', 'sparrow', 'blackbird', 'sparrow', 'tit']
    singers.forEach((kind, index) => {
      const near = between(roll, 0.25, 1)
      const songs = Math.round(s / between(roll, 4, 7))
      for (let n = 0; n < songs; n++) {
        const at = ((n + between(roll, -0.3, 0.3)) * s) / songs
        lay(choir, birdsong(kind, 701 + index * 40 + n), { at, gain: near, wrap: true })
      }
    })
    lay(choir, birdsong('cuckoo', 1), { at: 31, gain: 0.5, wrap: true })
    for (const at of [7, 44]) lay(choir, birdsong('dove', 1), { at, gain: 0.6, wrap: true })
    return mixed(s, [
      [inRoom(choir, 80, 65, 0.45), -25],
      [ground(s, 990), -30],
    ])
  },
  people: (s) => mixed(s, [[crowd(s, 12, 1001), -24]]),
  quayside: (s) => mixed(s, [[crowd(s, 12, 1011, 58), -24]]),
  travellers: (s) => mixed(s, [[crowd(s, 12, 1021, 88), -24]]),
  piazza: (s) => mixed(s, [[crowd(s, 13, 1031), -24]]),
  street: (s) => mixed(s, [[crowd(s, 11, 1041, 50), -24]]),
  whispers: (s) =>
    mixed(s, [
      [filterLoop(crowd(s, 7, 1051, 80), 'lowpass', 900), -25],
      [scattered(s, spread(s, 9, 1052), (n) => wood(150 + 20 * (n % 3), 0.6, 1053 + n), 1060), -36],
      [ground(s, 1061), -27],
    ]),
  stars: (s) =>
    mixed(s, [
      [
        far(
          scattered(
            s,
            spread(s, 60, 1071),
            (n) => chime(note(pick('D5 E5 F#5 A5 B5 D6 E6 F#6'.split(' '), (n * 5) % 8)), 0.7),
            1072,
          ),
        ),
        -26,
      ],
      [pad(notes('D2 A2 D3'), s, { seed: 1073, harmonics: 6, slope: 1.8 }), -27],
    ]),
}
