import type { StoryPlace } from '../../stage'
export const places: readonly StoryPlace[] = []
