/** How the camera frames whoever is meant: as close as their names stay in the picture. */
import type { Size } from '../../ui/ring'
import { HOME, within, type Shot } from './shots'

/** Somebody with a plate, in shares of the picture. */
export interface Meant {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How far whoever is meant comes into the middle. */
const PULL = 0.12
/** Names stay so far from the edges, as a share of the picture; at home they may be nearer already. */
const EDGE = 0.02
/** Nearer than this is worth a move. */
const LEAST = 1.06
const STEP = 0.02

/** Where something is seen that goes with the figures, along one side of the picture. */
const seenAt = (at: number, middle: number, { zoom, pull }: Shot): number =>
  middle + (at - middle) * zoom + (0.5 - middle) * pull

const isInside = (from: number, to: number, middle: number, shot: Shot): boolean =>
  seenAt(from, middle, shot) >= Math.min(EDGE, from) &&
  seenAt(to, middle, shot) <= Math.max(1 - EDGE, to)

/**
 * The closest shot of some, up to a zoom, in which all of them stay in the picture; the whole stage where there is none.
 * @param meant nobody: the whole stage
 */
export function closeOn(meant: readonly Meant[], zoom: number, picture: Size): Shot {
  const box = {
    left: Math.min(...meant.map(({ left }) => left)),
    right: Math.max(...meant.map(({ right }) => right)),
    top: Math.min(...meant.map(({ top }) => top)),
    bottom: Math.max(...meant.map(({ bottom }) => bottom)),
  }
  if (meant.length === 0) return HOME
  const x = (box.left + box.right) / 2
  // Heads stay where they are, below the words.
  const y = box.top
  // Where the middle of them would push one of their edges out of the picture, that edge is gone towards.
  const across = [x, x < 0.5 ? box.left : box.right]
  const down = [y, box.bottom]
  for (let near = zoom; near >= LEAST; near -= STEP) {
    for (const [toX, toY] of across.flatMap((one) => down.map((other) => [one, other] as const))) {
      const shot = within({ x: toX, y: toY, zoom: near, pull: PULL }, picture)
      const isSeen =
        isInside(box.left, box.right, shot.x, shot) && isInside(box.top, box.bottom, shot.y, shot)
      if (isSeen) return shot
    }
  }
  return HOME
}
