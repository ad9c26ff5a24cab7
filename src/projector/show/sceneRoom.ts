/** What a scene has to itself. */
import type { Size } from '../../ui/ring'

/** In units of the picture. */
export interface SceneRoom extends Size {
  /** Whether its words hang over figures: a slim band, and whoever they are about is seen below it. */
  readonly slim?: boolean
  /** Whether those who are voted on stand there, each with the own count. */
  readonly stood?: boolean
}
