/** Plays the host's own music: one piece at a time, faded into the next, lowered while somebody has the word. */

/** What should be heard. */
export interface Piece {
  /** Another one for each time it is played. */
  readonly key: string
  readonly url: string
  /** What brings it to its loudness, as a factor. */
  readonly gain: number
  /** How far it is, in seconds, at this moment. */
  position(): number
  readonly stopped: boolean
}

/** A piece that really sounds. */
export interface Voice {
  /** Moves its gain within `ms`. */
  fade(gain: number, ms: number): void
  pause(): void
  resume(atSeconds: number): void
  /** Fades it out within `ms` and gives it back. */
  end(ms: number): void
}

export interface VoiceDriver {
  /** Begins a piece, silent at first. `onBroken` is called once where it cannot be played. */
  begin(url: string, atSeconds: number, onBroken: () => void): Voice
}

export interface OwnMusic {
  /** Fades over to a piece; null: none. Call it with every view: what plays already goes on. */
  play(piece: Piece | null): void
  /** Lowers the music by 12 dB. */
  duck(on: boolean): void
  /** Lets nothing of it be heard before a name, from 250 ms on; `false` lets it come back. */
  hush(on: boolean): void
  /** Volume of all music, 0…1. */
  setLevel(level: number): void
  stop(): void
}

/** 12 dB less. */
export const DUCKED = 10 ** (-12 / 20)
/** From piece to piece, and to the program's own background. */
const CROSSFADE_MS = 3000
const DUCK_MS = 400
const UNDUCK_MS = 900
const LEVEL_MS = 250
const HUSH_MS = 200
const RETURN_MS = 1500

interface Playing {
  readonly piece: Piece
  readonly voice: Voice
}

/** @param onSounding told whether a piece plays, each time that changes: one that cannot be played does not */
export function createOwnMusic(
  driver: VoiceDriver,
  onSounding: (sounds: boolean) => void = () => {},
): OwnMusic {
  let playing: Playing | null = null
  let broken = ''
  let ducked = false
  let hushed = false
  let level = 1
  let sounding = false

  const tell = (): void => {
    if (sounding === (playing !== null)) return
    sounding = playing !== null
    onSounding(sounding)
  }
  const gainOf = ({ piece }: Playing): number =>
    piece.stopped || hushed ? 0 : piece.gain * level * (ducked ? DUCKED : 1)
  const move = (ms: number): void => {
    if (playing) playing.voice.fade(gainOf(playing), ms)
  }

  function begin(piece: Piece): Playing {
    const voice = driver.begin(piece.url, piece.position(), () => {
      if (playing?.voice !== voice) return
      broken = piece.key
      voice.end(0)
      playing = null
      tell()
    })
    if (piece.stopped) voice.pause()
    return { piece, voice }
  }

  function goOn({ piece: before, voice }: Playing, piece: Piece): void {
    playing = { piece, voice }
    if (before.stopped === piece.stopped) return
    if (piece.stopped) voice.pause()
    else voice.resume(piece.position())
    move(LEVEL_MS)
  }

  return {
    play(piece) {
      if (piece?.key === broken) return
      if (piece && playing?.piece.key === piece.key) return goOn(playing, piece)
      playing?.voice.end(CROSSFADE_MS)
      playing = piece && begin(piece)
      move(CROSSFADE_MS)
      tell()
    },
    duck(on) {
      if (on === ducked) return
      ducked = on
      move(on ? DUCK_MS : UNDUCK_MS)
    },
    hush(on) {
      if (on === hushed) return
      hushed = on
      move(on ? HUSH_MS : RETURN_MS)
    },
    setLevel(next) {
      const value = Number.isFinite(next) ? Math.min(1, Math.max(0, next)) : 0
      if (value === level) return
      level = value
      move(LEVEL_MS)
    },
    stop() {
      playing?.voice.end(0)
      playing = null
    },
  }
}
