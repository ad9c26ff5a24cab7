/**
 * How loud a piece is, by ITU-R BS.1770-4: the weighting K, blocks of 400 ms, and the gates that leave silence out. Works
 * in slices, so that a page stays awake meanwhile.
 */

export interface Measured {
  /** Of the whole; −Infinity for silence. */
  readonly lufs: number
  /** Of the loudest 400 ms. */
  readonly loudest: number
  /** The highest sample. */
  readonly peak: number
  readonly seconds: number
}

export interface Samples {
  /** Each as long as the others; two at most are counted. */
  readonly channels: readonly Float32Array[]
  /** Samples in a second. */
  readonly rate: number
}

const HOP_SECONDS = 0.1
const HOPS_IN_BLOCK = 4
const SILENCE_LUFS = -70
const GATE_LU = -10
/** So many samples are gone through before the page gets its turn. */
const SLICE = 1 << 18

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The two filters of the weighting: the head's shelf, and the cut of the lows, for any rate. */
function weighting(rate: number): readonly [Coefficients, Coefficients] {
  return [shelf(rate), lowCut(rate)]
}

function shelf(rate: number): Coefficients {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ]
}

function lowCut(rate: number): Coefficients {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
}

/** Goes through a channel: its energy in each tenth of a second, and its peak. */
class Channel {
  peak = 0
  readonly energies: Float64Array
  readonly #first: Coefficients
  readonly #second: Coefficients
  readonly #state = new Float64Array(4)

  constructor(
    private readonly samples: Float32Array,
    private readonly hop: number,
    rate: number,
  ) {
    ;[this.#first, this.#second] = weighting(rate)
    this.energies = new Float64Array(Math.ceil(samples.length / hop))
  }

  /** Takes the samples of a stretch; stretches come in order. */
  take(from: number, to: number): void {
    const { samples, hop, energies } = this
    const [b0, b1, b2, a1, a2] = this.#first
    const [c0, c1, c2, d1, d2] = this.#second
    let [s1 = 0, s2 = 0, t1 = 0, t2 = 0] = this.#state
    let { peak } = this
    for (let at = from; at < to; at++) {
      const x = samples[at] ?? 0
      const size = x < 0 ? -x : x
      if (size > peak) peak = size
      const y = b0 * x + s1
      s1 = b1 * x - a1 * y + s2
      s2 = b2 * x - a2 * y
      const z = c0 * y + t1
      t1 = c1 * y - d1 * z + t2
      t2 = c2 * y - d2 * z
      const slot = (at / hop) | 0
      energies[slot] = (energies[slot] ?? 0) + z * z
    }
    this.peak = peak
    this.#state.set([s1, s2, t1, t2])
  }
}

const toLufs = (energy: number): number => -0.691 + 10 * Math.log10(energy)
const toEnergy = (lufs: number): number => 10 ** ((lufs + 0.691) / 10)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Energy of each block of 400 ms, a tenth of a second apart; of what is shorter, one. */
function blocksOf(channels: readonly Channel[], hop: number, length: number): number[] {
  const hops = Math.floor(length / hop)
  const energyIn = (from: number, to: number) =>
    channels.reduce((sum, { energies }) => {
      for (let at = from; at < to; at++) sum += energies[at] ?? 0
      return sum
    }, 0)
  if (hops < HOPS_IN_BLOCK) return [energyIn(0, hops + 1) / length]
  return Array.from(
    { length: hops - HOPS_IN_BLOCK + 1 },
    (_, at) => energyIn(at, at + HOPS_IN_BLOCK) / (HOPS_IN_BLOCK * hop),
  )
}

function gated(blocks: readonly number[]): number {
  const heard = blocks.filter((energy) => energy > toEnergy(SILENCE_LUFS))
  if (heard.length === 0) return -Infinity
  const gate = toEnergy(toLufs(mean(heard)) + GATE_LU)
  return toLufs(mean(heard.filter((energy) => energy > gate)))
}

/**
 * Measures a piece.
 * @param pause gives the page its turn between two slices
 */
export async function measureLoudness(
  { channels, rate }: Samples,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Measured> {
  const hop = Math.round(rate * HOP_SECONDS)
  const length = channels[0]?.length ?? 0
  const measured = channels.slice(0, 2).map((samples) => new Channel(samples, hop, rate))
  for (let from = 0; from < length; from += SLICE) {
    for (const channel of measured) channel.take(from, Math.min(from + SLICE, length))
    await pause()
  }
  // What has one channel is heard from both loudspeakers.
  const heard = measured.length === 1 ? [...measured, ...measured] : measured
  const blocks = blocksOf(heard, hop, length)
  return {
    lufs: gated(blocks),
    loudest: toLufs(blocks.reduce((most, energy) => Math.max(most, energy), 0)),
    peak: measured.reduce((highest, { peak }) => Math.max(highest, peak), 0),
    seconds: length / rate,
  }
}
