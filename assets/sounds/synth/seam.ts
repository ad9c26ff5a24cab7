// Where a finished file loops best. An encoder does not give the two copies of a margin back alike, so the
// loop point is looked for in the margin: there where what follows fits what was before.
import { RATE, rms, samples, type Stereo } from './signal'

export interface Seam {
  /** First sample of the loop in the file. */
  start: number
  /** Level of the 50 ms before and after the loop point against the whole loop, dB. */
  before: number
  after: number
  /** Jump over the loop point in units of the usual difference between two samples there. */
  step: number
  /** Level of the quietest 400 ms against the whole loop, dB. */
  quietest: number
}

// Decoders disagree by up to this many samples on where a file begins (Chromium drops 24 more than ffmpeg), so a
// loop point is good only if it is still good that much later.
const SLACK = 24
const NEAR = 6

/** Finds the best loop point within `margin` seconds (not at its edges) of where it was meant to be. */
export function seamOf(file: Stereo, seconds: number, margin: number): Seam {
  const length = samples(seconds)
  const start = bestStart(file, length, samples(2 * margin))
  const loop = part(file, start, start + length)
  const level = rms(loop)
  const short = samples(0.05)
  const channels = [loop.left, loop.right]
  const jump = Math.max(...channels.map((x) => Math.abs(at(x, 0) - at(x, length - 1))))
  const usual = Math.max(...channels.map((x) => usualDifference(x.subarray(length - short))))
  let quietest = Infinity
  for (let from = 0; from + samples(0.4) <= length; from += samples(0.1)) {
    quietest = Math.min(quietest, rms(part(loop, from, from + samples(0.4))))
  }
  return {
    start,
    before: decibels(rms(part(loop, length - short, length)) / level),
    after: decibels(rms(part(loop, 0, short)) / level),
    step: jump / usual,
    quietest: decibels(quietest / level),
  }
}

/** Place of a sample in a file, in milliseconds. */
export function milliseconds(sample: number): number {
  return Math.round((sample / RATE) * 1e6) / 1e3
}

function at(channel: Float64Array, index: number): number {
  return channel[index] ?? 0
}

function bestStart(file: Stereo, length: number, span: number): number {
  let best = Infinity
  // Even samples only: the player may hold a loop at half the rate.
  const edge = 2 * Math.floor(span / 16)
  let start = edge
  for (let candidate = edge; candidate < span - edge; candidate += 2) {
    let misfit = 0
    for (const channel of [file.left, file.right]) {
      for (let k = -NEAR; k <= SLACK + NEAR; k++) {
        const gap = at(channel, candidate + k) - at(channel, candidate + k + length)
        misfit += gap ** 2
      }
    }
    if (misfit < best) {
      best = misfit
      start = candidate
    }
  }
  return start
}

function part(signal: Stereo, from: number, to: number): Stereo {
  return { left: signal.left.slice(from, to), right: signal.right.slice(from, to) }
}

function usualDifference(channel: Float64Array): number {
  let sum = 0
  for (let i = 1; i < channel.length; i++) sum += (at(channel, i) - at(channel, i - 1)) ** 2
  return Math.sqrt(sum / (channel.length - 1))
}

function decibels(ratio: number): number {
  return Math.round(200 * Math.log10(ratio)) / 10
}
