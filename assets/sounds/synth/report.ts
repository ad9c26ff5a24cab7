// What is written beside the sounds: how loud each is, where each loops, and how loud the stems of a place are in it.
import { readFileSync } from 'node:fs'
import { gains as knownGains, loops as knownLoops } from '../loops'
import { places } from '../places'
import type { Measured, Target } from './mastering'
import { milliseconds, type Seam } from './seam'
import { singles } from './singles'
import { TV_LOWEST } from './smallSpeakers'
import type { Loop, Mixture } from './stems/mixture'
import { stems } from './stems/stems'
import { stingers } from './stingers'

/** A file that was made just now. */
export interface Row extends Measured {
  file: string
  target: Target
  id: string
  seconds: number
  seam?: Seam
}

/** A place whose stems were measured together just now. */
export interface PlaceRow {
  id: string
  parts: readonly string[]
  mixture: Mixture
}

const plus = (value: number): string => value.toFixed(1)

function cells(row: Row): string[] {
  const common = [
    row.file,
    plus(row.seconds),
    plus(row.bytes / 1000),
    plus(row[row.target.by]),
    plus(row.peak),
  ]
  const { seam } = row
  if (!seam) return [...common, plus(row.lossOnTv)]
  return [
    ...common,
    `${plus(seam.before)} / ${plus(seam.after)}`,
    plus(seam.step),
    plus(seam.quietest),
    plus(row.lossOnTv),
  ]
}

function placeCells({ id, parts, mixture }: PlaceRow): string[] {
  const { loudness, peak, tense, quietest, kilobits, onTv, musicOnTv } = mixture
  return [
    id,
    ...[loudness, peak, tense, quietest, kilobits, onTv, musicOnTv].map(plus),
    parts.join(', '),
  ]
}

const named = (kind: string, ids: readonly string[]): string[] =>
  ids.map((id) => `${kind}-${id}.webm`)

/** The rows of a table, in the order in which the scripts name them: those made anew, else as they were. */
function lines(
  before: readonly string[],
  made: readonly string[][],
  names: readonly string[],
): string[] {
  return names.flatMap((name) => {
    const row = made.find(([first]) => first === name)
    if (row) return [`| ${row.join(' | ')} |`]
    const known = before.find((line) => line.startsWith(`| ${name} |`))
    return known === undefined ? [] : [known]
  })
}

/** Where every finished loop lies in its file. */
export function readLoops(rows: readonly Row[]): Record<string, Loop> {
  const known: Readonly<Record<string, Loop>> = knownLoops
  return Object.fromEntries(
    Object.keys(stems).flatMap((name) => {
      const made = rows.find(({ id, seam }) => id === name && seam)
      const loop = made?.seam
        ? { fromMs: milliseconds(made.seam.start), lengthMs: made.seconds * 1000 }
        : known[name]
      return loop ? [[name, loop] as const] : []
    }),
  )
}

const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)

/** loops.ts, for the player. */
export function loopsSource(
  loops: Readonly<Record<string, Loop>>,
  mixed: readonly PlaceRow[],
): string {
  const gains: Readonly<Record<string, Mixture['gains']>> = knownGains
  const loop = Object.entries(loops).map(
    ([name, { fromMs, lengthMs }]) =>
      `  ${key(name)}: { fromMs: ${fromMs}, lengthMs: ${lengthMs} },\n`,
  )
  const gain = Object.keys(places).flatMap((id) => {
    const found = mixed.find((row) => row.id === id)?.mixture.gains ?? gains[id]
    if (!found) return []
    const { bed, air, life, music } = found
    return [`  ${id}: { bed: ${bed}, air: ${air}, life: ${life}, music: ${music} },\n`]
  })
  return `// Written by synthesize.ts: where each loop lies in its file,
export const loops = {
${loop.join('')}} as const

// and how loud each stem of a place is in it, so that together they have the loudness of an ambience.
export const gains = {
${gain.join('')}} as const
`
}

/** LOUDNESS.md: what was made anew as measured, all else as it stands there. */
export function tables(path: string, rows: readonly Row[], mixed: readonly PlaceRow[]): string {
  const before = readFileSync(path, 'utf8').split('\n')
  const made = rows.map(cells)
  const of = (names: readonly string[]): string[] => lines(before, made, names)
  const loops = of(Object.values(stems).map(({ file }) => file))
  const short = of(named('stinger', Object.keys(stingers)))
  const single = of(named('single', Object.keys(singles)))
  const whole = lines(before, mixed.map(placeCells), Object.keys(places))
  const kilobytes = [...loops, ...short, ...single].map((line) => Number(line.split('|')[3]))
  const total = kilobytes.reduce((sum, size) => sum + size, 0)
  return `# Loudness of the sounds

Written by \`synthesize.ts\` from the finished files (ITU BS.1770, ffmpeg \`ebur128\`). Every sound is brought
to its target by one constant gain, without a compressor. Together ${total.toFixed(0)} kB.

## Places: -24 LUFS integrated

A minute of the four stems as the player lays them: what has one channel is spread over both sides, half a loop apart.
*Tense* is the same with hardly anybody left, its music unfiltered and the pulse under it. *Quietest* is the least that the
stems can come to for 400 ms, however they meet, against the whole, in dB. *kb/s* is what the four files take together.
*On a TV* is the whole, and *music* its music alone, out of a television's loudspeaker (180 Hz to 12 kHz), with everybody still there.

| place | LUFS | true peak | tense | quietest | kb/s | on a TV | music | stems |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
${whole.join('\n')}

## Loops: -24 LUFS integrated

*Seam* is the level of the 50 ms before and after the loop point against the whole loop, in dB; *step* is the
jump over the loop point in units of the usual difference between two samples; *quietest* is the
quietest 400 ms against the whole loop, in dB; *lost on a TV* is what a television's loudspeaker (${TV_LOWEST} Hz and up) takes
from its loudest 400 ms, in LU.

| file | seconds | kB | LUFS | true peak | seam | step | quietest | lost on a TV |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${loops.join('\n')}

## Single sounds of the day: -16 LUFS in their loudest 400 ms, played far softer

| file | seconds | kB | LUFS | true peak | lost on a TV |
| --- | ---: | ---: | ---: | ---: | ---: |
${single.join('\n')}

## Stingers: -16 LUFS in their loudest 400 ms

*Lost on a TV* is what a television's loudspeaker (${TV_LOWEST} Hz and up) takes from these 400 ms, in LU.

| file | seconds | kB | LUFS | true peak | lost on a TV |
| --- | ---: | ---: | ---: | ---: | ---: |
${short.join('\n')}
`
}
