/** What the big screen says of a night, a dawn and a day in which nothing is going on yet: a title and a line. */
export type Moment = readonly [title: string, line: string]

type Twelve = readonly [
  Moment,
  Moment,
  Moment,
  Moment,
  Moment,
  Moment,
  Moment,
  Moment,
  Moment,
  Moment,
  Moment,
  Moment,
]

/** Enough of each that no evening says the same twice. They are said before anything is told, and know nothing of it. */
export type Moments = Readonly<Record<'night' | 'dawn' | 'day', Twelve>>
