// Makes every sound of this folder from nothing but arithmetic, SoX and ffmpeg:
//   npx tsx assets/sounds/synthesize.ts [id…]
// Without ids it makes all of them. LOUDNESS.md and loops.ts are written from what the finished files measure; of files
// that were not made anew they keep what they say.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loops as knownLoops } from './loops'
import { ambiences } from './synth/ambiences'
import { decode, master, type Measured, type Target } from './synth/mastering'
import { milliseconds, seamOf, type Seam } from './synth/seam'
import { known, lay, RATE, samples, silence, type Stereo } from './synth/signal'
import { TV_LOWEST, withBody } from './synth/smallSpeakers'
import { stingers } from './synth/stingers'

const FOLDER = dirname(fileURLToPath(import.meta.url))
// A loop is kept with a little of its end before it and of its beginning after it; the player
// loops the middle, so what an encoder does at the edges of a file is never heard.
const MARGIN = 0.1
const AMBIENCE: Target = { by: 'integrated', loudness: -24, peak: -2, bitrate: 48 }
const STINGER: Target = { by: 'momentary', loudness: -16, peak: -1, bitrate: 56 }
/** What a television may take from a short sound, LU; a little less than the 2 LU that are noticed. */
const MOST_LOST = 1.8
const BODIES = [0, 0.3, 0.5, 0.8, 1.2, 1.7]

interface Row extends Measured {
  file: string
  target: Target
  id: string
  seconds: number
  seam?: Seam
}

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

function makeAmbience(id: string): Row {
  const { seconds, make } = known(ambiences, id)
  const file = `ambience-${id}.webm`
  const path = join(FOLDER, file)
  const measured = master(withMargins(make(seconds), seconds), path, AMBIENCE)
  return {
    ...measured,
    id,
    file,
    target: AMBIENCE,
    seconds,
    seam: seamOf(decode(path), seconds, MARGIN),
  }
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

function cells(row: Row): string[] {
  const common = [
    row.file,
    row.seconds.toFixed(1),
    (row.bytes / 1000).toFixed(1),
    row[row.target.by].toFixed(1),
    row.peak.toFixed(1),
  ]
  const { seam } = row
  if (!seam) return [...common, row.lossOnTv.toFixed(1)]
  return [
    ...common,
    `${seam.before.toFixed(1)} / ${seam.after.toFixed(1)}`,
    seam.step.toFixed(1),
    seam.quietest.toFixed(1),
  ]
}

const LOUDNESS = join(FOLDER, 'LOUDNESS.md')

/** One row of the table for each sound of a kind, in the order in which the scripts name them. */
function lines(rows: Row[], kind: 'ambience' | 'stinger', ids: readonly string[]): string[] {
  const before = readFileSync(LOUDNESS, 'utf8').split('\n')
  return ids.map((id) => {
    const file = `${kind}-${id}.webm`
    const row = rows.find((made) => made.file === file)
    if (row) return `| ${cells(row).join(' | ')} |`
    return before.find((line) => line.startsWith(`| ${file} |`)) ?? `| ${file} | not made yet |`
  })
}

/** Where each ambience loops in its file, for the player. */
function loops(rows: Row[]): string {
  const known: Readonly<Record<string, { fromMs: number; lengthMs: number }>> = knownLoops
  const entries = Object.keys(ambiences).flatMap((name) => {
    const made = rows.find(({ id, seam }) => id === name && seam)
    const loop = made?.seam
      ? { fromMs: milliseconds(made.seam.start), lengthMs: made.seconds * 1000 }
      : known[name]
    return loop ? [`  ${name}: { fromMs: ${loop.fromMs}, lengthMs: ${loop.lengthMs} },\n`] : []
  })
  return `// Written by synthesize.ts: where each ambience loops in its file.
export const loops = {
${entries.join('')}} as const
`
}

function table(rows: Row[]): string {
  const loud = lines(rows, 'ambience', Object.keys(ambiences))
  const short = lines(rows, 'stinger', Object.keys(stingers))
  const kilobytes = [...loud, ...short].map((line) => Number(line.split('|')[3]))
  const total = kilobytes.reduce((sum, size) => sum + size, 0)
  return `# Loudness of the sounds

Written by \`synthesize.ts\` from the finished files (ITU BS.1770, ffmpeg \`ebur128\`). Every sound is brought
to its target by one constant gain, without a compressor. Together ${total.toFixed(0)} kB.

## Ambiences: ${AMBIENCE.loudness} LUFS integrated

*Seam* is the level of the 50 ms before and after the loop point against the whole loop, in dB; *step* is the
jump over the loop point in units of the usual difference between two samples; *quietest* is the
quietest 400 ms against the whole loop, in dB.

| file | seconds | kB | LUFS | true peak | seam | step | quietest |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${loud.join('\n')}

## Stingers: ${STINGER.loudness} LUFS in their loudest 400 ms

*Lost on a TV* is what a television's loudspeaker (${TV_LOWEST} Hz and up) takes from these 400 ms, in LU.

| file | seconds | kB | LUFS | true peak | lost on a TV |
| --- | ---: | ---: | ---: | ---: | ---: |
${short.join('\n')}
`
}

const wanted = process.argv.slice(2)
const rows = [
  ...Object.keys(ambiences).map((id) => ({ id: `ambience-${id}`, make: () => makeAmbience(id) })),
  ...Object.keys(stingers).map((id) => ({ id: `stinger-${id}`, make: () => makeStinger(id) })),
]
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .map(({ make }) => {
    const row = make()
    console.log(cells(row).join('  '))
    return row
  })
writeFileSync(LOUDNESS, table(rows))
writeFileSync(join(FOLDER, 'loops.ts'), loops(rows))
