// Voices over the browser's own player, which reads a piece while it sounds: none has to be in memory as a whole. It
// goes through the page's one audio context, where its gain may rise above 1.
import { ramp } from '../output/ramp'
import type { VoiceDriver } from './player'
import { playedThrough } from './playedThrough'

/** How far a piece may be from where it should be before it is moved, seconds. */
const OUT_OF_STEP = 1.5

/** @param context the page's audio context; while it waits for a click, pieces wait with it */
export function createElementDriver(context: AudioContext): VoiceDriver {
  return {
    begin(url, atSeconds, onBroken) {
      const { element, gain, give } = playedThrough(context, url, 0)
      let ended = false
      const broke = (): void => {
        if (!ended) onBroken()
      }
      const goTo = (seconds: number): void => {
        if (Math.abs(element.currentTime - seconds) > OUT_OF_STEP) element.currentTime = seconds
      }
      const start = (): void => {
        element.play().catch((error: unknown) => {
          // Held back until a click, or paused before it began: neither is a fault of the piece.
          const name = error instanceof DOMException ? error.name : ''
          if (name !== 'NotAllowedError' && name !== 'AbortError') broke()
        })
      }
      const onState = (): void => {
        if (!ended && !paused && element.paused && context.state === 'running') start()
      }
      let paused = false
      element.addEventListener('error', broke, { once: true })
      element.addEventListener('loadedmetadata', () => goTo(atSeconds), { once: true })
      context.addEventListener('statechange', onState)
      start()

      const fade = (to: number, ms: number): void => ramp(context, gain.gain, to, ms)
      return {
        fade,
        pause() {
          paused = true
          element.pause()
        },
        resume(seconds) {
          paused = false
          goTo(seconds)
          start()
        },
        end(ms) {
          if (ended) return
          ended = true
          context.removeEventListener('statechange', onState)
          fade(0, ms)
          setTimeout(give, ms)
        },
      }
    },
  }
}
