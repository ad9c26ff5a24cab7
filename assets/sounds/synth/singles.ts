// What happens by day now and then, of itself: a gull, a tram, a bell. One at a time, from somewhere in the picture.
import { birdsong } from './creatures'
import { filterChannel } from './filters'
import { harmonica, spur } from './places/frontier'
import { fogHorn, gull } from './places/harbour'
import { chatter, flyby } from './places/space'
import { pluck, tremolo } from './plucked'
import { between, dice, draw, hump, lay, shape, type Stereo } from './signal'
import { LEAD, staged, type Hall } from './stage'
import { bell, chime, note, wood } from './tones'

const YARD: Hall = { size: 70, tail: 55, share: 0.5 }
const FAR: Hall = { size: 97, tail: 85, share: 0.7 }

/** One sound in its room, a little to one side. */
const alone =
  (seconds: number, sound: () => Float64Array | Stereo, pan: number, room = YARD) =>
  () =>
    staged(seconds, room, (stage) => lay(stage, sound(), { at: LEAD, pan }))

const hooves = (hertz: number, beat: number, seed: number) => (): Stereo =>
  staged(4, YARD, (stage) => {
    for (let n = 0; n < 15; n++) {
      const clop = filterChannel(
        wood(n % 2 ? hertz : hertz * 0.87, 0.3, seed + (n % 4)),
        'lowpass',
        2400,
      )
      const at = LEAD + n * beat + (n % 4 === 3 ? 0.05 : 0)
      lay(stage, clop, { at, pan: -0.8 + n * 0.11, gain: hump(n + 1, 17) })
    }
  })

const melody =
  (
    seconds: number,
    names: string,
    beat: number,
    play: (name: string) => Float64Array,
    pan: number,
  ) =>
  (): Stereo =>
    staged(seconds, FAR, (stage) => {
      names.split(' ').forEach((name, n) => lay(stage, play(name), { at: LEAD + n * beat, pan }))
    })

const rolling = (): Float64Array => {
  const roll = dice(1301)
  const rumble = filterChannel(
    draw(4.5, () => between(roll, -1, 1)),
    'lowpass',
    420,
  )
  return shape(rumble, (t) => hump(t, 4.5))
}

/** Every single sound by its id. */
export const singles: Readonly<Record<string, () => Stereo>> = {
  dove: alone(2.4, () => birdsong('dove', 1), 0.5),
  sparrows: alone(2, () => birdsong('sparrow', 1303), -0.6),
  smith: melody(2.8, 'D7 C7 D7 C7', 0.48, (name) => chime(note(name), 0.05), -0.7),
  churchBell: alone(4.5, () => bell(note('E4'), 1.4, 0.35, 1304), 0.4, FAR),
  gulls: alone(3.2, () => gull(1305), 0.6),
  tram: () =>
    staged(5, YARD, (stage) => {
      lay(stage, rolling(), { at: LEAD, pan: 0.3, gain: 2 })
      for (const at of [1, 1.26]) lay(stage, chime(1790, 0.18), { at, pan: 0.5, gain: 0.4 })
    }),
  steamer: alone(4.2, () => filterChannel(fogHorn(1.8), 'lowpass', 420), -0.5, FAR),
  droid: alone(2.2, () => chatter(1306), -0.6),
  ship: alone(7.5, () => flyby(7, 1307), 0),
  gong: melody(3.4, 'A4 E5 C#5', 0.42, (name) => chime(note(name), 0.7), 0.25),
  towerBells: melody(4.8, 'C4 E4 C4', 1.05, (name) => bell(note(name), 1.2, 0.35, 1308), -0.4),
  cart: hooves(600, 0.25, 1310),
  mandolinist: melody(4, 'A4 C5 E5 D5 C5 B4', 0.42, (name) => tremolo(name, 0.36, 1314), 0.6),
  horse: hooves(310, 0.21, 1320),
  spurs: () =>
    staged(3.6, YARD, (stage) => {
      for (let n = 0; n < 6; n++)
        spur(stage, LEAD + n * 0.52, -0.6 + n * 0.2, hump(n + 1, 8), 1324 + n)
    }),
  saloon: melody(
    3.4,
    'C5 E5 G5 A5 G5 E5 C5',
    0.23,
    (name) => filterChannel(pluck(name, 1), 'bandpass', 1100),
    -0.6,
  ),
  harmonicaPlayer: melody(4.2, 'E4 G4 A4 G4', 0.6, (name) => harmonica(name, 0.55), 0.5),
}
