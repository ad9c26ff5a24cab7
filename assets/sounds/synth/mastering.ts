// From samples to committed files: matched loudness, Opus, and what the finished file measures.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { RATE, type Stereo } from './signal'
import { TV_LOWEST } from './smallSpeakers'
import { toRaw } from './sox'

export type Yardstick = 'integrated' | 'momentary'

export interface Target {
  /**
   * What is matched: a loop by its integrated loudness, a short sound by its loudest 400 ms (a long
   * ring would otherwise be judged by its tail, and a click could not be measured at all).
   */
  by: Yardstick
  /** Loudness to reach, LUFS. */
  loudness: number
  /** Highest true peak allowed, dBTP. */
  peak: number
  /** Opus bit rate, kbit/s. */
  bitrate: number
  /** A loop for one loudspeaker is written as its left channel alone. */
  channels?: 1 | 2
  /** Above this nothing is kept, hertz. */
  cutoff?: number
}

export interface Measured {
  integrated: number
  momentary: number
  peak: number
  /** What a television's loudspeaker takes from its loudest 400 ms, LU. */
  lossOnTv: number
  bytes: number
}

const RAW_INPUT = ['-f', 'f32le', '-ar', String(RATE), '-ac', '2', '-i']

function ffmpeg(args: string[]): string {
  const result = spawnSync('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...args], {
    maxBuffer: 1 << 26,
    encoding: 'utf8',
  })
  if (result.error) throw result.error
  if (result.status !== 0) throw new Error(`ffmpeg ${args.join(' ')}: ${result.stderr}`)
  return result.stderr
}

const LEFT_ALONE = 'pan=mono|c0=c0,'
const PASSES = 3
const CLOSE_ENOUGH = 0.15

/**
 * Writes a signal as Opus in WebM at the target loudness: measured first, then encoded with one
 * constant gain, measured again as a finished file and corrected if the encoder changed it.
 * Throws if the peak would have needed a limiter.
 */
export function master(signal: Stereo, file: string, target: Target): Measured {
  return withRaw(signal, file, (input) => {
    const before = target.channels === 1 ? LEFT_ALONE : ''
    let gain = target.loudness - loudness(input, before)[target.by]
    let measured = encode(input, file, gain, target)
    for (let pass = 1; pass < PASSES; pass++) {
      const off = target.loudness - measured[target.by]
      if (Math.abs(off) <= CLOSE_ENOUGH) break
      gain += off
      measured = encode(input, file, gain, target)
    }
    if (measured.peak > target.peak) {
      throw new Error(`${file}: peak ${measured.peak} dBTP at ${target.loudness} LUFS is too high`)
    }
    return { ...measured, lossOnTv: lossOnTv(file, measured.momentary) }
  })
}

const lossOnTv = (file: string, momentary: number): number =>
  momentary - loudness(['-i', file], `highpass=f=${TV_LOWEST},`).momentary

/** What a file that is there already measures. */
export function measure(file: string): Measured {
  const found = { ...loudness(['-i', file]), bytes: statSync(file).size }
  return { ...found, lossOnTv: lossOnTv(file, found.momentary) }
}

/** Lets ffmpeg read a signal: `use` gets the arguments that name it as input. */
export function withRaw<T>(signal: Stereo, file: string, use: (input: string[]) => T): T {
  const raw = `${file}.f32`
  writeFileSync(raw, toRaw(signal))
  try {
    return use([...RAW_INPUT, raw])
  } finally {
    unlinkSync(raw)
  }
}

function encode(input: string[], file: string, gain: number, target: Target) {
  const { bitrate, cutoff, channels = 2 } = target
  const opus = ['-c:a', 'libopus', '-b:a', `${bitrate}k`, '-frame_duration', '60']
  if (cutoff !== undefined) opus.push('-cutoff', String(cutoff))
  const level = `${channels === 1 ? LEFT_ALONE : ''}volume=${gain.toFixed(2)}dB`
  const plain = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1']
  ffmpeg([...input, '-af', level, ...opus, ...plain, file])
  return { ...loudness(['-i', file]), bytes: statSync(file).size }
}

/** Loudness (ITU BS.1770) and true peak of an input, behind a filter of ffmpeg's if one is given. */
export function loudness(
  input: string[],
  behind = '',
): { integrated: number; momentary: number; peak: number } {
  const report = ffmpeg([...input, '-af', `${behind}ebur128=peak=true`, '-f', 'null', '-'])
  const summary = report.slice(report.lastIndexOf('Summary:'))
  const integrated = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1])
  const peak = Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1])
  const moments = [...report.matchAll(/ M:\s*(-?[\d.]+) /g)].map(([, value]) => Number(value))
  const momentary = Math.max(...moments)
  if (![integrated, peak, momentary].every(Number.isFinite)) {
    throw new Error(`no loudness measured: ${input.join(' ')}`)
  }
  return { integrated, momentary, peak }
}

/** Decodes a finished file to samples, to look at its seam. */
export function decode(file: string): Stereo {
  const raw = `${file}.decoded`
  ffmpeg(['-i', file, '-f', 'f32le', '-ar', String(RATE), '-ac', '2', raw])
  const bytes = readFileSync(raw)
  unlinkSync(raw)
  const length = Math.floor(bytes.length / 8)
  const out = { left: new Float64Array(length), right: new Float64Array(length) }
  for (let i = 0; i < length; i++) {
    out.left[i] = bytes.readFloatLE(i * 8)
    out.right[i] = bytes.readFloatLE(i * 8 + 4)
  }
  return out
}
