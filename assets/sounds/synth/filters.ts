// Filters. Loops are run through twice so that their beginning already knows their end.
import { RATE, type Stereo } from './signal'

type Kind = 'lowpass' | 'highpass' | 'bandpass'

interface Coefficients {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

function coefficients(kind: Kind, hertz: number, q: number): Coefficients {
  const w = (2 * Math.PI * Math.min(hertz, RATE * 0.45)) / RATE
  const alpha = Math.sin(w) / (2 * q)
  const cos = Math.cos(w)
  const a0 = 1 + alpha
  const [t0, t1, t2]: readonly [number, number, number] =
    kind === 'bandpass'
      ? [alpha, 0, -alpha]
      : kind === 'lowpass'
        ? [(1 - cos) / 2, 1 - cos, (1 - cos) / 2]
        : [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2]
  return {
    b0: t0 / a0,
    b1: t1 / a0,
    b2: t2 / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha) / a0,
  }
}

const STEP = 32

/** One channel through one second-order filter whose frequency may move with time (seconds). */
export function filterChannel(
  input: Float64Array,
  kind: Kind,
  hertz: number | ((t: number) => number),
  q = 0.707,
  loop = false,
): Float64Array {
  const out = new Float64Array(input.length)
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let round = loop ? 0 : 1; round < 2; round++) {
    let now = coefficients(kind, typeof hertz === 'number' ? hertz : hertz(0), q)
    for (let i = 0; i < input.length; i++) {
      if (typeof hertz !== 'number' && i % STEP === 0) {
        now = coefficients(kind, hertz(i / RATE), q)
      }
      const x = input[i] ?? 0
      const y = now.b0 * x + now.b1 * x1 + now.b2 * x2 - now.a1 * y1 - now.a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      out[i] = y
    }
  }
  return out
}

/** Both channels of a loop through one second-order filter. */
export function filterLoop(
  signal: Stereo,
  kind: Kind,
  hertz: number | ((t: number) => number),
  q = 0.707,
): Stereo {
  return {
    left: filterChannel(signal.left, kind, hertz, q, true),
    right: filterChannel(signal.right, kind, hertz, q, true),
  }
}
