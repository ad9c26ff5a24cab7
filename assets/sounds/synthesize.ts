// Makes every sound of this folder from nothing but arithmetic, SoX and ffmpeg:
//   npx tsx assets/sounds/synthesize.ts [id…]
// Without ids it makes all of them and writes LOUDNESS.md and loops.ts from what the finished files measure.
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ambiences } from './synth/ambiences'
import { decode, master, type Measured, type Target } from './synth/mastering'
import { milliseconds, seamOf, type Seam } from './synth/seam'
import { known, lay, RATE, samples, silence, type Stereo } from './synth/signal'
import { stingers } from './synth/stingers'

const FOLDER = dirname(fileURLToPath(import.meta.url))
// A loop is kept with a little of its end before it and of its beginning after it; the player
// loops the middle, so what an encoder does at the edges of a file is never heard.
const MARGIN = 0.1
const AMBIENCE: Target = { by: 'integrated', loudness: -24, peak: -2, bitrate: 48 }
const STINGER: Target = { by: 'momentary', loudness: -16, peak: -1, bitrate: 56 }

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

function makeStinger(id: string): Row {
  const sound = known(stingers, id)()
  const file = `stinger-${id}.webm`
  const measured = master(sound, join(FOLDER, file), STINGER)
  return { ...measured, id, file, target: STINGER, seconds: sound.left.length / RATE }
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
  if (!seam) return common
  return [
    ...common,
    `${seam.before.toFixed(1)} / ${seam.after.toFixed(1)}`,
    seam.step.toFixed(1),
    seam.quietest.toFixed(1),
  ]
}

function lines(rows: Row[], target: Target): string {
  return rows
    .filter((row) => row.target === target)
    .map((row) => `| ${cells(row).join(' | ')} |`)
    .join('\n')
}

/** Where each ambience loops in its file, for the player. */
function loops(rows: Row[]): string {
  const entries = rows.flatMap(({ id, seam, seconds }) =>
    seam
      ? [`  ${id}: { fromMs: ${milliseconds(seam.start)}, lengthMs: ${seconds * 1000} },\n`]
      : [],
  )
  return `// Written by synthesize.ts: where each ambience loops in its file.
export const loops = {
${entries.join('')}} as const
`
}

function table(rows: Row[]): string {
  const total = rows.reduce((sum, row) => sum + row.bytes, 0)
  return `# Loudness of the sounds

Written by \`synthesize.ts\` from the finished files (ITU BS.1770, ffmpeg \`ebur128\`). Every sound is brought
to its target by one constant gain, without a compressor. Together ${(total / 1000).toFixed(0)} kB.

## Ambiences: ${AMBIENCE.loudness} LUFS integrated

*Seam* is the level of the 50 ms before and after the loop point against the whole loop, in dB; *step* is the
jump over the loop point in units of the usual difference between two samples; *quietest* is the
quietest 400 ms against the whole loop, in dB.

| file | seconds | kB | LUFS | true peak | seam | step | quietest |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${lines(rows, AMBIENCE)}

## Stingers: ${STINGER.loudness} LUFS in their loudest 400 ms

| file | seconds | kB | LUFS | true peak |
| --- | ---: | ---: | ---: | ---: |
${lines(rows, STINGER)}
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
if (wanted.length === 0) {
  writeFileSync(join(FOLDER, 'LOUDNESS.md'), table(rows))
  writeFileSync(join(FOLDER, 'loops.ts'), loops(rows))
}
