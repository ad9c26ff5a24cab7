/** How a figure stands: what its arms and its head do, from what everybody sees of its seat. */

interface Point {
  readonly x: number
  readonly y: number
}

/** Angles in degrees, clockwise from how the part hangs by itself. */
export interface Pose {
  readonly armLeft: number
  readonly armRight: number
  readonly head: number
  /** How far the head has sunk, in units of the figure. */
  readonly sunk?: number
}

export const REST: Pose = { armLeft: 0, armRight: 0, head: 0 }
const RAISED = 148
/** Whoever speaks opens their arms a little. */
const SPEAKING: Pose = { armLeft: 34, armRight: -52, head: -3 }
/** Both arms up. */
const GLAD: Pose = { armLeft: 152, armRight: -152, head: 0 }
/** As limbs fall when nothing holds them: one arm over the body, the other beside the head, on the side that is the ground. */
export const LOOSE: Pose = { armLeft: -28, armRight: -154, head: 14 }
/** Whoever falls to the left lies the other way round. */
export const LOOSE_TO_LEFT: Pose = { armLeft: 154, armRight: 28, head: -14 }
/** Whoever is condemned hangs in the strings, the head on the breast. */
export const HUNG: Pose = { armLeft: -9, armRight: 9, head: 19, sunk: 7 }
/** How far heads turn at most. */
const TURN = 7

/** The angle of an arm that points from one seat to another. */
function pointing(from: Point, to: Point): Pick<Pose, 'armLeft' | 'armRight'> {
  const angle = (Math.atan2(-(to.x - from.x), to.y - from.y) * 180) / Math.PI
  return to.x >= from.x ? { armLeft: 0, armRight: angle } : { armLeft: angle, armRight: 0 }
}

/**
 * @param at where the figure stands
 * @param hand whom it votes for: a place, or nobody in particular; null while its hand is down
 * @param glad whether it is at the end
 * @param speaker where whoever speaks stands; null for nobody, or the figure itself
 */
export function poseOf(
  at: Point,
  {
    hand,
    speaks,
    speaker,
    glad = false,
  }: { hand: Point | 'up' | null; speaks: boolean; speaker: Point | null; glad?: boolean },
): Pose {
  if (glad) return GLAD
  if (speaks) return SPEAKING
  const head = speaker
    ? Math.max(-TURN, Math.min(TURN, ((speaker.x - at.x) / 400) * TURN))
    : REST.head
  if (hand === null) return { ...REST, head }
  return hand === 'up'
    ? { ...REST, armRight: -RAISED, head }
    : { ...REST, ...pointing(at, hand), head }
}
