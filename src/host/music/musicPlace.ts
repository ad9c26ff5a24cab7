import type { MusicPlace, ProjectorScene } from '../../bridge'

/**
 * Which folder plays under each scene; null is none. `keep` leaves what plays: such a picture passes, and must not tell
 * by a change of music what it covers.
 */
export const placeOfScene: Readonly<Record<ProjectorScene, MusicPlace | 'keep' | null>> = {
  idle: null,
  lobby: 'lobby',
  deal: 'lobby',
  night: 'night',
  dawn: 'day',
  story: 'keep',
  day: 'day',
  discussion: 'day',
  speech: 'day',
  vote: 'vote',
  lot: 'vote',
  stand: 'vote',
  notice: 'keep',
  end: 'end',
  rule: 'keep',
  testCard: 'keep',
  blackout: 'keep',
}
