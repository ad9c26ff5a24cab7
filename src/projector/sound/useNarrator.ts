/** The narrator's voice over the projector's story; the whole window shares one. */
import { createVoice, type Voice } from '../../story/voice'
import { useShow } from '../show/store/showStore'

let voice: Voice | undefined

export interface Narrator {
  /**
   * Speaks if the host wishes it and the system has a voice.
   * @param onLine each line as it begins
   * @param onSilence the voice failed; nothing more is said
   * @returns whether anything is said
   */
  tell(lines: readonly string[], onLine: (index: number) => void, onSilence: () => void): boolean
  hush(): void
}

export function useNarrator(): Narrator {
  const show = useShow()
  voice ??= createVoice()
  const speaker = voice
  return {
    tell(lines, onLine, onSilence) {
      const {
        speech = false,
        voice: chosen,
        language = 'en',
        master = 1,
        muted = false,
      } = show.latest?.show ?? {}
      if (!speech || muted || !show.sounds || !speaker.available(language)) return false
      speaker.speak(lines, {
        ...(chosen ? { voice: chosen } : {}),
        lang: language,
        rate: 0.92,
        volume: master,
        onLine,
        onDone: (outcome) => {
          if (outcome === 'silent') onSilence()
        },
      })
      return true
    },
    hush: () => speaker.stop(),
  }
}
