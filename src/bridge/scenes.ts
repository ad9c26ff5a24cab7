/** What is heard under each picture of the big screen: one entry a scene, its component stands in the projector's register. */
import type { Stage } from '../engine'
import type { MusicPlace } from './music'

/** `keep` leaves what is playing: such a picture passes, and must not tell by a change of sound what it covers. */
interface SceneSounds {
  /** The ambience, by its name in `src/sound`, where a game names none of its own; null is none. */
  readonly ambience: string | null
  /** Which of the host's folders of music plays; null is none. */
  readonly music: MusicPlace | 'keep' | null
  /** Whether words are read aloud or spoken in it, so that music is quieter. */
  readonly spoken?: true
}

/** Everything the public window can show: what steps ask for, and what the host and the course of an evening do. */
export type ProjectorScene =
  | Stage['scene']
  | 'idle'
  | 'lobby'
  | 'deal'
  | 'night'
  | 'dawn'
  | 'story'
  | 'day'
  | 'end'
  | 'rule'
  | 'testCard'
  | 'blackout'

/** Every scene; one that is missing does not compile. */
export const SCENES = {
  idle: { ambience: null, music: null },
  lobby: { ambience: 'lobby', music: 'lobby' },
  deal: { ambience: 'lobby', music: 'lobby' },
  night: { ambience: 'night', music: 'night' },
  dawn: { ambience: 'dawn', music: 'day' },
  story: { ambience: 'dawn', music: 'keep', spoken: true },
  day: { ambience: 'day', music: 'day' },
  discussion: { ambience: 'day', music: 'day' },
  speech: { ambience: 'day', music: 'day', spoken: true },
  vote: { ambience: 'vote', music: 'vote' },
  lot: { ambience: 'vote', music: 'vote' },
  stand: { ambience: 'trial', music: 'vote', spoken: true },
  notice: { ambience: 'keep', music: 'keep' },
  end: { ambience: 'end', music: 'end' },
  rule: { ambience: 'keep', music: 'keep', spoken: true },
  testCard: { ambience: 'lobby', music: 'keep' },
  blackout: { ambience: 'keep', music: 'keep' },
} as const satisfies Readonly<Record<ProjectorScene, SceneSounds>>
