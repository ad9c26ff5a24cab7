// Loops of Web Audio: the stems of a place sound together, each round and round without a gap.
import type { Part } from './places'
import type { Stream } from './stems/stream'
import { musicCutoff } from './tension'
import { AUDIBLE_STEP, ramp } from './output/ramp'

/** A loop is fetched while a scene fades: however late it comes, it comes in softly. */
const COMES_IN_MS = 1500
const BREATH_MS = 300

interface Playing {
  readonly gain: GainNode
  streams: readonly Stream[]
  wanted: number
  /** Until this moment of the context it comes in softly. */
  softUntil: number
}

export interface LoopPlayer {
  /** Moves a loop to `gain` within `ms`; it is fetched and started if need be. */
  play(part: Part, gain: number, ms: number): void
  /** Ends a loop and gives its memory back. */
  end(part: Part): void
  /** Moves the filter over the music, in hertz, within `ms`. */
  filter(hertz: number, ms: number): void
  /** Where other music goes in, before that filter. */
  readonly music: AudioNode
  close(): void
}

export interface LoopPlayerOptions {
  readonly context: AudioContext
  readonly out: AudioNode
  readonly warn?: ((message: string) => void) | undefined
  /** Where in itself a loop begins, 0…1. */
  readonly chance?: () => number
}

/** Makes the player. A file that cannot be had is warned about, and all others sound on. */
export function createLoopPlayer(options: LoopPlayerOptions): LoopPlayer {
  const { context, out, warn, chance = Math.random } = options
  const playing = new Map<string, Playing>()
  const veil = new BiquadFilterNode(context, {
    type: 'lowpass',
    Q: -3,
    frequency: musicCutoff(0),
  })
  veil.connect(out)
  // One after the other, each after a breath: what begins with a new picture would take its time.
  let queue: Promise<void> = Promise.resolve()

  function begin(part: Part): Playing {
    const gain = new GainNode(context, { gain: 0 })
    gain.connect(part.filtered ? veil : out)
    const made: Playing = { gain, streams: [], wanted: 0, softUntil: 0 }
    const isWanted = () => playing.get(part.url) === made
    const failed = (error: unknown) => {
      if (isWanted()) warn?.(`${part.url} could not be loaded: ${String(error)}`)
    }
    playing.set(part.url, made)
    queue = queue.then(async () => {
      if (!isWanted()) return
      await new Promise((next) => setTimeout(next, BREATH_MS))
      if (!isWanted()) return
      try {
        // Nothing of a page's first picture waits for what plays them.
        const { loadLoop, startStream } = await import('./stems/stream')
        const loop = await loadLoop(part)
        if (!isWanted()) return
        const from = chance()
        made.streams = sidesOf(context, part, gain).map((side, n) =>
          startStream({ context, loop, out: side, at: from + n / 2, onBroken: failed }),
        )
        made.softUntil = context.currentTime + COMES_IN_MS / 1000
        ramp(context, gain.gain, made.wanted, COMES_IN_MS)
      } catch (error) {
        failed(error)
      }
    })
    return made
  }

  function end(made: Playing): void {
    for (const stream of made.streams) stream.stop()
    made.gain.disconnect()
  }

  return {
    play(part, gain, ms) {
      const made = playing.get(part.url) ?? begin(part)
      if (Math.abs(made.wanted - gain) < AUDIBLE_STEP) return
      made.wanted = gain
      if (made.streams.length === 0) return
      const param = made.gain.gain
      const softly = gain > param.value ? 1000 * (made.softUntil - context.currentTime) : 0
      ramp(context, param, gain, Math.max(ms, softly))
    },
    end(part) {
      const made = playing.get(part.url)
      playing.delete(part.url)
      if (made) end(made)
    },
    filter: (hertz, ms) => ramp(context, veil.frequency, hertz, ms),
    music: veil,
    close() {
      for (const made of playing.values()) end(made)
      playing.clear()
      veil.disconnect()
    },
  }
}

/** Where a loop goes: to both sides, by itself on each where it lies all around. */
function sidesOf(context: AudioContext, { isAround }: Part, out: AudioNode): readonly AudioNode[] {
  if (!isAround) return [out]
  const sides = new ChannelMergerNode(context, { numberOfInputs: 2 })
  sides.connect(out)
  return [0, 1].map((side) => {
    const one = new GainNode(context)
    one.connect(sides, 0, side)
    return one
  })
}
