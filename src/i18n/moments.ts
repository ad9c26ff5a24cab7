/**
 * What the big screen says where nothing is told: of a night, a dawn and a day in which nothing is going on yet, and under the
 * heading of a vote or a discussion.
 */
export type Moment = readonly [title: string, line: string]

type Four<T> = readonly [T, T, T, T]
type Eight<T> = readonly [...Four<T>, ...Four<T>]
type Twelve<T> = readonly [...Eight<T>, ...Four<T>]

/**
 * Lines for steps that come again and again, by the stage they are said of, e.g. `vote`: each says what is to be done, and something
 * of its own.
 */
export type Spoken = Readonly<Record<string, Eight<string>>>

/** Enough of each that no evening says the same twice. They are said before anything is told, and know nothing of it. */
export type Moments = Readonly<Record<'night' | 'dawn' | 'day', Twelve<Moment>>> & {
  readonly vote: Spoken
  readonly discussion: Spoken
}
