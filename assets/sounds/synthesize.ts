// Makes every sound of this folder from nothing but arithmetic, SoX and ffmpeg:
//   npx tsx assets/sounds/synthesize.ts [id…]
// An id is a file's name without its ending, or `place-` and a place for those of its stems that are not there yet. Without ids it makes all
// of them. `measured` makes no sound: it measures every loop and every place again, as after a change of their levels in places.ts.
// LOUDNESS.md and loops.ts are written from what the finished files measure; of files that were not made anew they keep
// what they say.
import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { places, type Place } from './places'
import { decode, master, measure, type Target } from './synth/mastering'
import { loopsSource, readLoops, tables, type PlaceRow, type Row } from './synth/report'
import { seamOf } from './synth/seam'
import { known, lay, RATE, samples, silence, type Stereo } from './synth/signal'
import { singles } from './synth/singles'
import { withBody } from './synth/smallSpeakers'
import { mixtureOf } from './synth/stems/mixture'
import { stems } from './synth/stems/stems'
import { stingers } from './synth/stingers'

const FOLDER = dirname(fileURLToPath(import.meta.url))
// A loop is kept with a little of its end before it and of its beginning after it; the player
// loops the middle, so what an encoder does at the edges of a file is never heard.
const MARGIN = 0.1
const SINGLE: Target = { by: 'momentary', loudness: -16, peak: -1, bitrate: 40 }
const STINGER: Target = { by: 'momentary', loudness: -16, peak: -1, bitrate: 56 }
/** What a television may take from a short sound, LU; a little less than the 2 LU that are noticed. */
const MOST_LOST = 1.8
const BODIES = [0, 0.3, 0.5, 0.8, 1.2, 1.7]

/** A loop of a place is only a part of it: what counts is how loud the place is as a whole. */
const STEM = { by: 'integrated', loudness: -24, peak: -2, cutoff: 12_000 } as const

function withMargins(loop: Stereo, seconds: number): Stereo {
  const out = silence(seconds + 2 * MARGIN)
  lay(out, loop, { at: MARGIN })
  lay(out, tail(loop, -MARGIN))
  lay(out, tail(loop, 0, MARGIN), { at: MARGIN + seconds })
  return out
}

function tail(signal: Stereo, from: number, to?: number): Stereo {
  const cut = (channel: Float64Array): Float64Array =>
    channel.slice(from ? samples(from) : 0, to === undefined ? undefined : samples(to))
  return { left: cut(signal.left), right: cut(signal.right) }
}

function makeStem(id: string): Row {
  const { file, seconds, make, bitrate, channels } = known(stems, id)
  const path = join(FOLDER, file)
  const target: Target = { ...STEM, bitrate, channels }
  const measured = onlyMeasured
    ? measure(path)
    : master(withMargins(make(seconds), seconds), path, target)
  return { ...measured, id, file, target, seconds, seam: seamOf(decode(path), seconds, MARGIN) }
}

/** As little body under a sound's low hits as lets a television give it back. */
function makeStinger(id: string): Row {
  const sound = known(stingers, id)()
  const file = `stinger-${id}.webm`
  for (const share of BODIES) {
    const measured = master(withBody(sound, share), join(FOLDER, file), STINGER)
    if (measured.lossOnTv > MOST_LOST) continue
    return { ...measured, id, file, target: STINGER, seconds: sound.left.length / RATE }
  }
  throw new Error(`${file}: a television would lose more than ${MOST_LOST} LU of it`)
}

/** A single sound of the day: short, and as it is. */
function makeSingle(id: string): Row {
  const sound = known(singles, id)()
  const file = `single-${id}.webm`
  const measured = master(sound, join(FOLDER, file), SINGLE)
  return { ...measured, id, file, target: SINGLE, seconds: sound.left.length / RATE }
}

const onlyMeasured = process.argv.includes('measured')
const wanted = process.argv.slice(2).flatMap((id) => {
  if (!id.startsWith('place-')) return [id]
  const place = known<Place>(places, id.slice('place-'.length))
  const parts = Object.entries(place).map(([kind, [stem]]) => `${kind}-${stem}`)
  return parts.filter((stem) => !existsSync(join(FOLDER, `${stem}.webm`)))
})
const rows = [
  ...Object.keys(stems).map((id) => ({ id, make: () => makeStem(id) })),
  ...Object.keys(singles).map((id) => ({ id: `single-${id}`, make: () => makeSingle(id) })),
  ...Object.keys(stingers).map((id) => ({ id: `stinger-${id}`, make: () => makeStinger(id) })),
]
  .filter(({ id }) => (onlyMeasured ? id in stems : wanted.length === 0 || wanted.includes(id)))
  .map(({ id, make }) => {
    const row = make()
    console.log(id, row[row.target.by].toFixed(1), `${(row.bytes / 1000).toFixed(1)} kB`)
    return row
  })

const loops = readLoops(rows)
const made = (stem: string): boolean => Object.hasOwn(loops, stem)
const whole: PlaceRow[] = (Object.keys(places) as (keyof typeof places)[]).flatMap((id) => {
  const parts = Object.entries(places[id]).map(([kind, [stem]]) => `${kind}-${stem}`)
  const isNew = rows.some(({ file }) => parts.includes(file.replace('.webm', '')))
  if (!parts.every(made) || !made('pulse') || !isNew) return []
  const mixture = mixtureOf(
    id,
    STEM.loudness,
    (stem) => known(loops, stem),
    (stem) => join(FOLDER, `${stem}.webm`),
  )
  console.log(id, mixture)
  return [{ id, parts, mixture }]
})
writeFileSync(join(FOLDER, 'LOUDNESS.md'), tables(join(FOLDER, 'LOUDNESS.md'), rows, whole))
if (rows.some(({ seam }) => seam))
  writeFileSync(join(FOLDER, 'loops.ts'), loopsSource(loops, whole))
