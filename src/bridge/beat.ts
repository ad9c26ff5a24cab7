/** The count of three that calls all hands up at once: how long each number stands, and the whole of it, in milliseconds. */
export const BEAT_STEP_MS = 1000
export const BEAT_MS = 4500
