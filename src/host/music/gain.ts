import type { Loudness } from '../../bridge'

/** Where music lies, as the program's own background does. */
const MUSIC_LUFS = -24
/** Where the loudest 400 ms of a single sound lie. */
const SOUND_LUFS = -16
/** Where somebody speaks: above the music, which is lowered meanwhile. */
const VOICE_LUFS = -18
/** No sample comes nearer to the limit than this, as a factor. */
const CEILING = 0.89
/** What is nearly silence is left quiet, rather than its hiss be heard. */
const MOST_GAIN = 10

/** The factor that brings a piece of music to its place, or a single sound or a voice to its own. */
export function gainFor(
  { lufs, loudest, peak }: Loudness,
  kind: 'music' | 'sound' | 'voice' = 'music',
): number {
  const short =
    kind === 'sound' ? SOUND_LUFS - loudest : (kind === 'voice' ? VOICE_LUFS : MUSIC_LUFS) - lufs
  const gain = Math.min(10 ** (short / 20), MOST_GAIN, peak > 0 ? CEILING / peak : MOST_GAIN)
  return Math.round(gain * 10_000) / 10_000
}
