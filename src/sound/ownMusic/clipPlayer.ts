/** Plays the host's recordings of stories, one at a time. What cannot be played is told at once, so that somebody else may speak. */

import { Howler } from 'howler'
import { playedThrough } from './playedThrough'

interface Clip {
  readonly url: string
  /** What brings it to its loudness, as a factor. */
  readonly gain: number
}

export interface ClipPlayer {
  /** Plays a recording in place of the one before. `onEnd` is called once: whether it was heard to its end. */
  play(clip: Clip, volume: number, onEnd: (heard: boolean) => void): void
  /** Ends what plays; nobody is told. */
  stop(): void
}

/** Plays over the context that howler keeps for the page; while that waits for a click, nothing can be heard. */
export function createClipPlayer(): ClipPlayer {
  let stop = (): void => {}

  return {
    play({ url, gain: factor }, volume, onEnd) {
      stop()
      const context = Howler.usingWebAudio ? Howler.ctx : null
      if (context?.state !== 'running') return onEnd(false)
      const { element, give } = playedThrough(context, url, factor * volume)
      let isOver = false
      const end = (): boolean => {
        if (isOver) return false
        isOver = true
        give()
        return true
      }
      stop = () => void end()
      const finish = (heard: boolean): void => {
        if (end()) onEnd(heard)
      }
      element.addEventListener('ended', () => finish(true))
      element.addEventListener('error', () => finish(false))
      element.play().catch(() => finish(false))
    },
    stop: () => stop(),
  }
}
