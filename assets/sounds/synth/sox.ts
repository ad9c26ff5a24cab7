// SoX as noise source, string and room. `-R` keeps its chance repeatable, `-D` keeps dither out.
import { spawnSync } from 'node:child_process'
import { RATE, samples, type Stereo } from './signal'

const RAW = ['-t', 'f32', '-r', String(RATE), '-c', '2']
const MOST_BYTES = 1 << 29

function run(args: string[], input?: Buffer): Buffer {
  const result = spawnSync('sox', ['-R', '-D', '-V1', ...args], { input, maxBuffer: MOST_BYTES })
  if (result.error) throw result.error
  if (result.status !== 0) throw new Error(`sox ${args.join(' ')}: ${result.stderr.toString()}`)
  return result.stdout
}

function toStereo(raw: Buffer): Stereo {
  const length = Math.floor(raw.length / 8)
  const out = { left: new Float64Array(length), right: new Float64Array(length) }
  for (let i = 0; i < length; i++) {
    out.left[i] = raw.readFloatLE(i * 8)
    out.right[i] = raw.readFloatLE(i * 8 + 4)
  }
  return out
}

/** Interleaved 32-bit floats, as SoX and ffmpeg read them. */
export function toRaw(signal: Stereo): Buffer {
  const raw = Buffer.alloc(signal.left.length * 8)
  for (let i = 0; i < signal.left.length; i++) {
    raw.writeFloatLE(signal.left[i] ?? 0, i * 8)
    raw.writeFloatLE(signal.right[i] ?? 0, i * 8 + 4)
  }
  return raw
}

/**
 * What SoX's `synth` makes, after `effects`. `skip` (seconds) takes a later stretch of the same
 * chance, so that two layers of noise are not the same noise.
 */
export function synth(
  what: string,
  seconds: number,
  options: { skip?: number; effects?: string } = {},
): Stereo {
  const { skip = 0, effects = '' } = options
  const [kind = '', ...notes] = what.split(' ')
  const each = `${kind} ${notes.join(' ')}`.trim().split(' ')
  const args = ['-n', ...RAW, '-', 'synth', String(seconds + skip), ...each, ...each]
  args.push('gain', '-6', ...effects.split(' ').filter(Boolean), 'trim', String(skip))
  const out = toStereo(run(args))
  const length = samples(seconds)
  return { left: out.left.slice(0, length), right: out.right.slice(0, length) }
}

/** Runs a signal through SoX effects. A loop goes through twice, so that tails meet its beginning. */
export function effected(signal: Stereo, effects: string, loop = false): Stereo {
  const once = toRaw(signal)
  const input = loop ? Buffer.concat([once, once]) : once
  const out = toStereo(run([...RAW, '-', ...RAW, '-', ...effects.split(' ')], input))
  const length = signal.left.length
  const from = loop ? length : 0
  return { left: out.left.slice(from, from + length), right: out.right.slice(from, from + length) }
}

/** The room's answer alone (no dry sound): size 0…100, tail 0…100, ready to be laid over the dry. */
export function room(signal: Stereo, size: number, tail: number, loop = false): Stereo {
  return effected(signal, `gain -12 reverb -w ${tail} 40 ${size} 100 15 gain 12`, loop)
}
