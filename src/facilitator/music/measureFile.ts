/** Measures a file of the host's music in this window, which can decode what the big screen's can. */
import type { Loudness } from '../../bridge'
import { musicAddress } from '../../bridge/music'
import { measureLoudness } from '../../sound/ownMusic/loudness'

/** Half the usual rate: half the memory, and as good as the same loudness. */
const RATE = 24_000

/** `lost`: the file did not come. */
export type Outcome = Loudness | 'decode' | 'silent' | 'lost'

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Loads, decodes and measures. */
export async function measureFile(id: string): Promise<Outcome> {
  const bytes = await load(id)
  if (!bytes) return 'lost'
  try {
    const sound = await new OfflineAudioContext(2, 1, RATE).decodeAudioData(bytes)
    const channels = Array.from({ length: sound.numberOfChannels }, (_, at) =>
      sound.getChannelData(at),
    )
    const measured = await measureLoudness({ channels, rate: sound.sampleRate }, rest)
    return measured.lufs === -Infinity || measured.loudest < -70 ? 'silent' : measured
  } catch {
    // No sound in it, or none that this browser knows, or more than fits into memory.
    return 'decode'
  }
}

async function load(id: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(musicAddress(id))
    return response.ok ? await response.arrayBuffer() : null
  } catch {
    return null
  }
}
