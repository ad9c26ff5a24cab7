/** Who tells the projector's story aloud: the host's recordings, else a voice of the system; the whole window shares one. */
import { computed, type ComputedRef } from 'vue'
import { musicAddress } from '../../bridge/music'
import { createClipPlayer, type ClipPlayer } from '../../sound/ownMusic/clipPlayer'
import { createVoice, type Voice } from '../../story/voice'
import { useShow } from '../show/store/showStore'

/** A little slower than people speak: a room listens, and nobody can ask again. */
const RATE = 0.92

let voice: Voice | undefined
let clips: ClipPlayer | undefined

export interface Narrator {
  /** Whether this window is to be heard telling stories. */
  readonly wanted: ComputedRef<boolean>
  /**
   * Plays the recording of a line, or speaks it, if the host wishes it and there is one or a voice.
   * @param at which line of the story it is, from 0
   * @param onEnd called once: whether the line was said to its end
   * @returns the longest that this may take, in milliseconds; null if nothing is said
   */
  say(line: string, at: number, onEnd: (said: boolean) => void): number | null
  hush(): void
}

/** Twice as long as an unhurried voice takes, and the time in which a slow system finds its voice. */
const longest = (line: string): number => 4000 + line.length * 160
/** What a recording may take to begin. */
const LOADING_MS = 2500

export function useNarrator(): Narrator {
  const show = useShow()
  voice ??= createVoice()
  clips ??= createClipPlayer()
  const [speaker, player] = [voice, clips]
  const wanted = computed(() => {
    const { speech = false, muted = false } = show.latest?.show ?? {}
    return speech && !muted && show.sounds
  })

  function speak(line: string, onEnd: (said: boolean) => void): boolean {
    const { voice: chosen = '', language = 'en', master = 1 } = show.latest?.show ?? {}
    if (!speaker.available(language)) return false
    speaker.speak([line], {
      ...(chosen ? { voice: chosen } : {}),
      lang: language,
      rate: RATE,
      volume: master,
      onDone: (outcome) => onEnd(outcome === 'spoken'),
    })
    return true
  }

  return {
    wanted,
    say(line, at, onEnd) {
      if (!wanted.value) return null
      const clip = show.view?.music?.clips?.[at] ?? null
      if (!clip) return speak(line, onEnd) ? longest(line) : null
      const { id, gain, seconds } = clip
      player.play({ url: musicAddress(id), gain }, show.latest?.show.master ?? 1, (heard) => {
        if (heard || !speak(line, onEnd)) onEnd(heard)
      })
      return LOADING_MS + Math.max(seconds * 1000, longest(line))
    },
    hush() {
      player.stop()
      speaker.stop()
    },
  }
}

/** Asks the system for its voices ahead of the first story: many name them only when they are asked a second time. */
export function prepareNarrator(): void {
  voice ??= createVoice()
  voice.voices()
}
