/** Plays falls one after the other by the clock; whoever overtakes them stops it. */
import { LIFT_MS, type Fall } from './fall'

/** Where the play stands: before the name or with it. */
export interface Falling {
  readonly fall: Fall
  readonly named: boolean
  /** Whether the picture under it is the new one already. */
  readonly lifts: boolean
}

export interface FallStages {
  /** Another beat. */
  at(falling: Falling): void
  /** The last name has been read: the town square shows what has become of it, while the dark lifts. */
  reveal(): void
  /** Nothing of it is left. */
  end(): void
}

/** Every beat of a play, in milliseconds after its start. */
export function beatsOf(falls: readonly Fall[]): { readonly at: number; readonly beat: Falling }[] {
  let start = 0
  return falls.flatMap((fall, index) => {
    const begins = start
    start += fall.times.over
    const named = { at: begins + fall.times.name, beat: { fall, named: true, lifts: false } }
    const silent =
      fall.times.name > 0 ? [{ at: begins, beat: { fall, named: false, lifts: false } }] : []
    const isLast = index === falls.length - 1
    return isLast
      ? [...silent, named, { at: start, beat: { fall, named: true, lifts: true } }]
      : [...silent, named]
  })
}

/** @returns how to stop it, at whatever beat */
export function playFalls(falls: readonly Fall[], stages: FallStages): () => void {
  const timers: ReturnType<typeof setTimeout>[] = []
  const later = (at: number, what: () => void): void => {
    if (at <= 0) what()
    else timers.push(setTimeout(what, at))
  }
  const beats = beatsOf(falls)
  for (const { at, beat } of beats) {
    later(at, () => {
      if (beat.lifts) stages.reveal()
      stages.at(beat)
    })
  }
  later((beats.at(-1)?.at ?? 0) + LIFT_MS, () => stages.end())
  return () => timers.forEach(clearTimeout)
}
