// Plain sample arithmetic: every other file here makes, places and shapes these two-channel signals.
// A loop is a signal whose last sample is followed by its first; whatever is laid past its end goes
// on at its beginning, which is what makes it seamless.

export const RATE = 48_000

export interface Stereo {
  left: Float64Array
  right: Float64Array
}

/** Number of samples in `seconds`. */
export function samples(seconds: number): number {
  return Math.round(seconds * RATE)
}

/** A silent stereo signal of `seconds`. */
export function silence(seconds: number): Stereo {
  return { left: new Float64Array(samples(seconds)), right: new Float64Array(samples(seconds)) }
}

/** A repeatable source of numbers in [0, 1) (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number between `low` and `high` drawn from `roll`. */
export function between(roll: () => number, low: number, high: number): number {
  return low + (high - low) * roll()
}

/** The element of a list; throws where there is none. */
export function pick<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no element ${index}`)
  return found
}

/** The entry of a table; throws where there is none. */
export function known<T>(table: Readonly<Record<string, T>>, name: string): T {
  const found = table[name]
  if (found === undefined) throw new RangeError(`nothing is called ${name}`)
  return found
}

/** A new mono signal whose sample at time t (seconds) is `at(t, index)`. */
export function draw(seconds: number, at: (t: number, index: number) => number): Float64Array {
  const out = new Float64Array(samples(seconds))
  for (let i = 0; i < out.length; i++) out[i] = at(i / RATE, i)
  return out
}

export interface Place {
  /** Seconds from the beginning. */
  at?: number
  gain?: number
  /** -1 left … 1 right, at constant power. */
  pan?: number
  /** Whether what reaches past the end goes on at the beginning. */
  wrap?: boolean
}

/** Adds a mono or stereo piece to `onto`, in place. */
export function lay(onto: Stereo, piece: Float64Array | Stereo, place: Place = {}): void {
  const { at = 0, gain = 1, pan = 0, wrap = false } = place
  const angle = ((pan + 1) * Math.PI) / 4
  const mono = piece instanceof Float64Array
  const toLeft = gain * (mono ? Math.cos(angle) : 1)
  const toRight = gain * (mono ? Math.sin(angle) : 1)
  const left = mono ? piece : piece.left
  const right = mono ? piece : piece.right
  const total = onto.left.length
  const start = samples(at)
  for (let i = 0; i < left.length; i++) {
    let index = start + i
    if (wrap) index = ((index % total) + total) % total
    else if (index < 0 || index >= total) continue
    onto.left[index] = (onto.left[index] ?? 0) + (left[i] ?? 0) * toLeft
    onto.right[index] = (onto.right[index] ?? 0) + (right[i] ?? 0) * toRight
  }
}

/** Multiplies a signal by `gainAt(t)`, t in seconds, in place. */
export function shape<T extends Float64Array | Stereo>(
  signal: T,
  gainAt: (t: number) => number,
): T {
  const channels = signal instanceof Float64Array ? [signal] : [signal.left, signal.right]
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) * gainAt(i / RATE)
  }
  return signal
}

/** Root mean square over both channels. */
export function rms(signal: Stereo): number {
  let sum = 0
  for (const channel of [signal.left, signal.right])
    for (const value of channel) sum += value * value
  return Math.sqrt(sum / (2 * signal.left.length || 1))
}

/** The largest sample of both channels, whatever its sign. */
export function peakOf(signal: Stereo): number {
  let peak = 0
  for (const channel of [signal.left, signal.right])
    for (const value of channel) peak = Math.max(peak, Math.abs(value))
  return peak
}

/** Scales a signal to the given root mean square, so that layers can be mixed by ear in decibels. */
export function levelled(signal: Stereo, decibels: number): Stereo {
  const factor = 10 ** (decibels / 20) / (rms(signal) || 1)
  return shape(signal, () => factor)
}

/** Bends peaks softly towards ±ceiling, in place; quiet parts stay as they are. */
export function soften(signal: Stereo, ceiling: number): Stereo {
  for (const channel of [signal.left, signal.right]) {
    for (let i = 0; i < channel.length; i++)
      channel[i] = ceiling * Math.tanh((channel[i] ?? 0) / ceiling)
  }
  return signal
}

/** A slow wave in 0…1 that fits a loop a whole number of times, made of a few sines. */
export function drift(loopSeconds: number, roll: () => number, fastest = 5): (t: number) => number {
  const waves = [1, 2, 3].map((share) => ({
    cycles: Math.max(1, Math.round((fastest * share * between(roll, 0.5, 1)) / 3)),
    phase: roll() * 2 * Math.PI,
    weight: 1 / share,
  }))
  const total = waves.reduce((sum, wave) => sum + wave.weight, 0)
  return (t) => {
    let sum = 0
    for (const wave of waves) {
      sum += wave.weight * Math.sin((2 * Math.PI * wave.cycles * t) / loopSeconds + wave.phase)
    }
    return 0.5 + (0.5 * sum) / total
  }
}

/** An exponential fall with a short rise, for struck and plucked things (seconds). */
export function strike(t: number, rise: number, fall: number): number {
  return t < 0 ? 0 : Math.min(1, t / rise) * Math.exp(-Math.max(0, t - rise) / fall)
}

/** A hump that rises from 0 to 1 and falls back within `seconds`. */
export function hump(t: number, seconds: number): number {
  return t <= 0 || t >= seconds ? 0 : Math.sin((Math.PI * t) / seconds) ** 2
}
