// Loops of Web Audio: the stems of a place sound together, each round and round between two samples, without a gap.
import type { Part } from './places'
import { joinEnds } from './seam'
import { musicCutoff } from './tension'

/** A loop is fetched while a scene fades: however late it comes, it comes in softly. */
const COMES_IN_MS = 1500
const AUDIBLE_STEP = 0.0005

interface Playing {
  readonly gain: GainNode
  sources: readonly AudioBufferSourceNode[]
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
  // One after the other: four that are decoded at once would take the picture's time.
  let queue: Promise<void> = Promise.resolve()

  function begin(part: Part): Playing {
    const gain = new GainNode(context, { gain: 0 })
    gain.connect(part.filtered ? veil : out)
    const made: Playing = { gain, sources: [], wanted: 0, softUntil: 0 }
    const isWanted = () => playing.get(part.url) === made
    playing.set(part.url, made)
    queue = queue.then(async () => {
      if (!isWanted()) return
      try {
        const buffer = await load(context, part)
        if (!isWanted()) return
        made.sources = start(context, buffer, part, gain, chance())
        made.softUntil = context.currentTime + COMES_IN_MS / 1000
        ramp(gain.gain, made.wanted, COMES_IN_MS)
      } catch (error) {
        if (isWanted()) warn?.(`${part.url} could not be loaded: ${String(error)}`)
      }
    })
    return made
  }

  function ramp(param: AudioParam, value: number, ms: number): void {
    const now = context.currentTime
    const from = param.value
    param.cancelScheduledValues(now)
    param.setValueAtTime(from, now)
    param.linearRampToValueAtTime(value, now + ms / 1000)
  }

  function end(made: Playing): void {
    for (const source of made.sources) source.stop()
    made.gain.disconnect()
  }

  return {
    play(part, gain, ms) {
      const made = playing.get(part.url) ?? begin(part)
      if (Math.abs(made.wanted - gain) < AUDIBLE_STEP) return
      made.wanted = gain
      if (made.sources.length === 0) return
      const param = made.gain.gain
      const softly = gain > param.value ? 1000 * (made.softUntil - context.currentTime) : 0
      ramp(param, gain, Math.max(ms, softly))
    },
    end(part) {
      const made = playing.get(part.url)
      playing.delete(part.url)
      if (made) end(made)
    },
    filter: (hertz, ms) => ramp(veil.frequency, hertz, ms),
    close() {
      for (const made of playing.values()) end(made)
      playing.clear()
      veil.disconnect()
    },
  }
}

async function load(
  context: AudioContext,
  { url, rate, fromMs, lengthMs }: Part,
): Promise<AudioBuffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`answer ${answer.status}`)
  const decoder = rate === null ? context : new OfflineAudioContext({ length: 1, sampleRate: rate })
  const buffer = await decoder.decodeAudioData(await answer.arrayBuffer())
  const sample = (ms: number): number => Math.round((ms / 1000) * buffer.sampleRate)
  for (let n = 0; n < buffer.numberOfChannels; n++) {
    const channel = buffer.getChannelData(n)
    joinEnds(channel, sample(fromMs), sample(fromMs + lengthMs), buffer.sampleRate)
  }
  return buffer
}

/** Starts a loop; one channel is given to both sides, half a loop apart, so that it lies all around. */
function start(
  context: AudioContext,
  buffer: AudioBuffer,
  { fromMs, lengthMs, isCentred = false }: Part,
  out: AudioNode,
  phase: number,
): AudioBufferSourceNode[] {
  const loopStart = fromMs / 1000
  const seconds = lengthMs / 1000
  const source = (at: number): AudioBufferSourceNode => {
    const loopEnd = loopStart + seconds
    const made = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart, loopEnd })
    made.start(0, loopStart + (at % 1) * seconds)
    return made
  }
  const first = source(phase)
  if (buffer.numberOfChannels > 1 || isCentred) {
    first.connect(out)
    return [first]
  }
  const second = source(phase + 0.5)
  const sides = new ChannelMergerNode(context, { numberOfInputs: 2 })
  first.connect(sides, 0, 0)
  second.connect(sides, 0, 1)
  sides.connect(out)
  return [first, second]
}
