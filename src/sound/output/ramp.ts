/** How a level goes from where it is to another one. */

/** A smaller change is heard by nobody. */
export const AUDIBLE_STEP = 0.0005

/** Moves a level in a straight line, from what it is now, whatever it was on its way to. */
export function ramp(
  { currentTime }: BaseAudioContext,
  param: AudioParam,
  value: number,
  ms: number,
): void {
  const from = param.value
  param.cancelScheduledValues(currentTime)
  param.setValueAtTime(from, currentTime)
  param.linearRampToValueAtTime(value, currentTime + ms / 1000)
}
