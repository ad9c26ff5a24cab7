/** The narrator's voice over the projector's story; the whole window shares one. */
import { computed, type ComputedRef } from 'vue'
import { createVoice, type Voice } from '../../story/voice'
import { useShow } from '../show/store/showStore'

/** A little slower than people speak: a room listens, and nobody can ask again. */
const RATE = 0.92

let voice: Voice | undefined

export interface Narrator {
  /** Whether this window is to be heard telling stories. */
  readonly wanted: ComputedRef<boolean>
  /**
   * Speaks if the host wishes it and the system has a voice.
   * @param onEnd called once: whether the line was said to its end
   * @returns the longest that this may take, in milliseconds; null if nothing is said
   */
  say(line: string, onEnd: (said: boolean) => void): number | null
  hush(): void
}

/** Twice as long as an unhurried voice takes, and the time in which a slow system finds its voice. */
const longest = (line: string): number => 4000 + line.length * 160

export function useNarrator(): Narrator {
  const show = useShow()
  voice ??= createVoice()
  const speaker = voice
  const wanted = computed(() => {
    const { speech = false, muted = false } = show.latest?.show ?? {}
    return speech && !muted && show.sounds
  })
  return {
    wanted,
    say(line, onEnd) {
      const { voice: chosen = '', language = 'en', master = 1 } = show.latest?.show ?? {}
      if (!wanted.value || !speaker.available(language)) return null
      speaker.speak([line], {
        ...(chosen ? { voice: chosen } : {}),
        lang: language,
        rate: RATE,
        volume: master,
        onDone: (outcome) => onEnd(outcome === 'spoken'),
      })
      return longest(line)
    },
    hush: () => speaker.stop(),
  }
}

/** Asks the system for its voices ahead of the first story: many name them only when they are asked a second time. */
export function prepareNarrator(): void {
  voice ??= createVoice()
  voice.voices()
}
