/**
 * The golden rule of a night in which all choices are collected before any is carried out: whatever can change another
 * comes before it.
 */

/** Choices that wait, and what is known of them. */
export interface Waiting<A> {
  /** What still waits, in the order in which it was chosen; asked anew before each. */
  readonly open: () => readonly A[]
  /** The place of its kind: of those that nothing can change any more the lowest comes first, then the first chosen. */
  readonly rank: (act: A) => number
  /** Whether it can stop, turn or move anybody at all. Of most it is plain that they cannot. */
  readonly isChanging: (act: A) => boolean
  /** Whether one would change another as both stand now. */
  readonly changes: (one: A, other: A) => boolean
}

/** The first with the lowest rank of those that fit. */
function lowest<A>(
  acts: readonly A[],
  rank: (act: A) => number,
  fits: (act: A) => boolean,
): A | undefined {
  let found: A | undefined
  let best = Infinity
  for (const act of acts) {
    const place = rank(act)
    if (place >= best || !fits(act)) continue
    found = act
    best = place
  }
  return found
}

/** What comes next. Where each can be changed by another, as in a circle, all are as good. */
export function nextAct<A>({ open, rank, isChanging, changes }: Waiting<A>): A | undefined {
  const acts = open()
  if (acts.length < 2) return acts[0]
  const changing = acts.filter(isChanging)
  const isFree = (act: A) => changing.every((other) => other === act || !changes(other, act))
  return lowest(acts, rank, isFree) ?? lowest(acts, rank, () => true)
}

/**
 * Carries out what waits, one after the other.
 * @param carryOut does one, which waits no more after it
 * @param most how many at the most; what is left then goes on waiting
 */
export function carryOutInTurn<A>(
  waiting: Waiting<A>,
  carryOut: (act: A) => void,
  most = Infinity,
): void {
  for (let n = 0; n < most; n++) {
    const next = nextAct(waiting)
    if (next === undefined) return
    carryOut(next)
  }
}
