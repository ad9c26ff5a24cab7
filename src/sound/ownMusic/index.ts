// The host's own music for a window: what the page loads when there is some.
import { Howler } from 'howler'
import { createElementDriver } from './elementDriver'
import { createOwnMusic, type OwnMusic } from './player'

export type { OwnMusic, Piece } from './player'

/** Makes the player over the context that howler keeps for the page; null where there is none. */
export function openOwnMusic(onSounding: (sounds: boolean) => void): OwnMusic | null {
  return Howler.usingWebAudio ? createOwnMusic(createElementDriver(Howler.ctx), onSounding) : null
}
