// The short sounds. Each starts at once and dies away by itself; its room is laid over the dry sound.
import { freeze, shot, swap } from './acts'
import { birdsong, whistled } from './creatures'
import { evilWins, goodWins, loner } from './endings'
import { falls } from './falls'
import { banishing, beam, crack, eliminated, lynching, nightKill, nobody, survived } from './fates'
import { filterChannel } from './filters'
import { between, dice, draw, hump, lay, shape, soften, strike, type Stereo } from './signal'
import { duel, noon, search, shipHorn } from './places/frontier'
import { explosion, mandolin } from './places/sicily'
import { synth } from './sox'
import { HALL, LEAD, PARLOUR, staged } from './stage'
import { bell, chime, cymbal, horn, kettle, note, pad, wood } from './tones'

const bellStroke = (): Stereo =>
  staged(6, HALL, (stage) => {
    lay(stage, bell(note('A3'), 1.9, 0.15, 81), { at: LEAD, pan: -0.08 })
    lay(stage, bell(note('A3'), 1.9, 0.2, 81), { at: 1.9, pan: 0.08, gain: 0.8 })
  })

const dawnChime = (): Stereo =>
  staged(4.2, HALL, (stage) => {
    'D5 F#5 A5 D6 E6 A6'.split(' ').forEach((name, n) => {
      lay(stage, chime(note(name), 0.75), {
        at: LEAD + n * 0.17,
        pan: -0.5 + n * 0.2,
        gain: 1 - n * 0.09,
      })
    })
    lay(stage, chime(note('D4'), 1.1), { at: LEAD, gain: 0.7 })
    lay(stage, birdsong('blackbird', 402), { at: 1.25, pan: 0.6, gain: 0.16 })
    lay(stage, birdsong('tit', 445), { at: 2.1, pan: -0.7, gain: 0.1 })
  })

const gavel = (): Stereo => {
  const out = staged(1.5, { size: 60, tail: 45, share: 0.5 }, (stage) => {
    lay(stage, wood(330, 1.1, 82), { at: LEAD })
    lay(stage, wood(318, 1.2, 83), { at: 0.3, gain: 1.1 })
  })
  return soften(out, 0.28)
}

const death = (): Stereo =>
  staged(6, HALL, (stage) => {
    lay(stage, bell(note('C#3'), 2.4, 0.55, 84), { at: LEAD })
    lay(stage, kettle(42, 0.7, 85), { at: LEAD, gain: 1.1 })
    const cluster = pad(['C#3', 'D3', 'G3', 'C#2'].map(note), 6, {
      seed: 86,
      harmonics: 10,
      slope: 1.3,
    })
    shape(cluster, (t) => Math.min(1, t / 0.5) * Math.exp(-t / 1.8))
    lay(stage, cluster, { gain: 0.7 })
  })

const timesUp = (): Stereo => {
  const out = staged(2.4, PARLOUR, (stage) => {
    for (const [n, at] of [LEAD, 0.19, 0.38].entries()) {
      lay(stage, chime(1318, 0.35), { at, gain: n === 2 ? 1 : 0.75, pan: -0.1 })
      lay(stage, chime(988, 0.4), { at, gain: n === 2 ? 0.9 : 0.6, pan: 0.1 })
      lay(stage, wood(520, 0.4, 87), { at, gain: 0.25 })
    }
  })
  return soften(out, 0.35)
}

const tick = (): Stereo => {
  const out = staged(0.7, PARLOUR, (stage) => {
    lay(stage, wood(1180, 0.25, 88), { at: LEAD })
    lay(stage, wood(590, 0, 89), { at: LEAD, gain: 0.7 })
  })
  return soften(out, 0.2)
}

/** Two thuds of one heart; what is low in it is heard on small loudspeakers by its overtones. */
const heartbeat = (): Stereo => {
  const thud = (hertz: number, seed: number) =>
    filterChannel(kettle(hertz, 0.07, seed), 'lowpass', 900)
  const out = staged(0.9, { size: 30, tail: 20, share: 0.2 }, (stage) => {
    lay(stage, thud(58, 101), { at: LEAD })
    lay(stage, thud(74, 102), { at: 0.27, gain: 0.7 })
  })
  return soften(out, 0.25)
}

const click = (): Stereo => {
  const out = staged(0.7, PARLOUR, (stage) => {
    const tap = filterChannel(wood(470, 0.5, 90), 'lowpass', 1900)
    lay(stage, tap, { at: LEAD })
    lay(stage, chime(940, 0.06), { at: LEAD, gain: 0.25 })
  })
  return soften(out, 0.2)
}

const victory = (): Stereo =>
  staged(6.2, HALL, (stage) => {
    const line: [at: number, hold: number, names: string, force: number][] = [
      [0, 0.14, 'A3 D4', 0.6],
      [0.2, 0.14, 'A3 D4', 0.65],
      [0.4, 0.14, 'A3 D4', 0.7],
      [0.6, 0.5, 'D4 F#4 A4', 0.8],
      [1.2, 0.5, 'E4 G4 B4', 0.8],
      [1.8, 0.28, 'F#4 A4 C#5', 0.85],
      [2.2, 2.2, 'D3 A3 D4 F#4 A4 D5', 1],
    ]
    for (const [at, hold, names, force] of line) {
      names.split(' ').forEach((name, n) => {
        lay(stage, horn(note(name), hold, force), { at: at + LEAD, pan: -0.4 + n * 0.2, gain: 0.6 })
      })
    }
    for (const at of [0.6, 1.2, 2.2]) lay(stage, kettle(73.4, 0.5, 91), { at, gain: 0.9 })
    lay(stage, kettle(55, 0.7, 92), { at: 2.2, gain: 0.8 })
    lay(stage, cymbal(0.9, 93), { at: 2.2, gain: 0.5 })
    'A5 D6 F#6 A6 D6 F#6 A6'.split(' ').forEach((name, n) => {
      lay(stage, chime(note(name), 0.5), {
        at: 2.4 + n * 0.14,
        gain: 0.35,
        pan: n % 2 ? 0.6 : -0.6,
      })
    })
  })

const ROLL_SECONDS = 2.6

function snare(seed: number): Float64Array {
  const roll = dice(seed)
  const wires = filterChannel(
    draw(0.16, (t) => between(roll, -1, 1) * strike(t, 0.001, 0.032)),
    'bandpass',
    2600,
    0.5,
  )
  return wires.map((value, i) => {
    const t = i / 48_000
    return 1.3 * value + 0.4 * Math.sin(2 * Math.PI * 196 * t) * strike(t, 0.001, 0.028)
  })
}

const lot = (): Stereo => {
  const out = staged(4.2, { size: 60, tail: 45, share: 0.4 }, (stage) => {
    const roll = dice(94)
    let at = LEAD
    for (let n = 0; at < ROLL_SECONDS - 0.04; n++) {
      const along = at / ROLL_SECONDS
      const gain = (0.16 + 0.6 * along ** 1.6) * between(roll, 0.8, 1)
      lay(stage, snare(200 + n), { at, gain, pan: n % 2 ? 0.16 : -0.16 })
      at += (0.052 - 0.012 * along) * between(roll, 0.92, 1.08)
    }
    lay(stage, snare(999), { at: ROLL_SECONDS, gain: 1.3 })
    lay(stage, kettle(58, 0.4, 95), { at: ROLL_SECONDS, gain: 1 })
    lay(stage, cymbal(0.45, 96), { at: ROLL_SECONDS, gain: 0.7 })
  })
  return soften(out, 0.4)
}

const reveal = (): Stereo => {
  const out = staged(1.1, PARLOUR, (stage) => {
    const roll = dice(97)
    const swish = filterChannel(
      draw(0.2, (t) => between(roll, -1, 1) * hump(t + 0.02, 0.24)),
      'bandpass',
      (t) => 1100 + 16_000 * t,
      1.4,
    )
    lay(stage, swish, { at: 0, gain: 1.4, pan: -0.2 })
    const snap = draw(0.12, (t) => between(roll, -1, 1) * strike(t, 0.0005, 0.011))
    lay(stage, filterChannel(snap, 'bandpass', 2300, 0.8), { at: 0.19, gain: 2, pan: 0.1 })
    lay(stage, wood(260, 0.9, 98), { at: 0.195, gain: 0.6 })
    lay(stage, chime(note('A5'), 0.22), { at: 0.21, gain: 0.16, pan: 0.2 })
  })
  return soften(out, 0.25)
}

const story = (): Stereo =>
  staged(4.5, HALL, (stage) => {
    'D3 A3 D4 F4 A4 E5'.split(' ').forEach((name, n) => {
      const string = synth(`pluck ${note(name).toFixed(2)}`, 3).left
      lay(stage, filterChannel(string, 'lowpass', 3200), {
        at: LEAD + n * 0.15,
        pan: -0.4 + n * 0.16,
      })
    })
    const air = pad(['D4', 'A4', 'F4'].map(note), 4.5, { seed: 99, harmonics: 4, slope: 2 })
    lay(
      stage,
      shape(air, (t) => hump(t, 4.5)),
      { gain: 0.3 },
    )
    lay(stage, whistled([1568, 1760], 0.5), { at: 1.15, gain: 0.015, pan: 0.5 })
  })

/** Every stinger by its id. */
export const stingers: Record<string, () => Stereo> = {
  bell: bellStroke,
  dawn: dawnChime,
  gavel,
  death,
  timesUp,
  tick,
  heartbeat,
  victory,
  vote: click,
  lot,
  reveal,
  story,
  shot,
  freeze,
  swap,
  explosion,
  mandolin,
  noon,
  duel,
  search,
  shipHorn,
  nightKill,
  lynching,
  survived,
  nobody,
  eliminated,
  banishing,
  beam,
  crack,
  goodWins,
  evilWins,
  loner,
  ...falls,
}
