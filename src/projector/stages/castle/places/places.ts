/** Where stories of the court begin. */
import type { StoryPlace } from '../../stage'

export const places: readonly StoryPlace[] = []
