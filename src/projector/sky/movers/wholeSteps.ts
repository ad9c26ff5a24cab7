/**
 * Ways in steps of whole pixels. What lies between pixels is mixed anew for every picture, which costs four times as
 * much as laying it down, where no graphics card does it.
 */
import type { Size } from '../painting/heavens'

interface Way {
  /** In pixels of the page. */
  readonly from: number
  readonly to: number
  /** About how long it takes. */
  readonly seconds: number
  /** Steps a second. */
  readonly ticks: number
}

/** @param dense how many pixels of the screen are one of the page, along one side */
export function wholeSteps({ from, to, seconds, ticks }: Way, dense: number) {
  const start = Math.round(from * dense)
  const length = to * dense - start
  const size = Math.max(1, Math.round(length / (seconds * ticks)))
  const count = Math.max(1, Math.ceil(length / size))
  return { from: start / dense, to: (start + count * size) / dense, count, seconds: count / ticks }
}

/** The style of a piece that goes from beyond the left edge of the picture to beyond the right one. */
export function acrossStyle(
  { width, seconds, delay }: { width: number; seconds: number; delay: number },
  ticks: number,
  picture: Size,
): Record<string, string> {
  const way = wholeSteps(
    { from: -width, to: picture.width * 1.02, seconds, ticks },
    devicePixelRatio,
  )
  return {
    '--from': `${way.from}px`,
    '--to': `${way.to}px`,
    animationDuration: `${way.seconds}s`,
    animationDelay: `${delay}s`,
    animationTimingFunction: `steps(${way.count})`,
  }
}

/** One rem of the big screen in pixels of the page, as `styles/index.css` has it. */
export const remOf = ({ width, height }: Size): number =>
  width < height ? Math.min(width / 54, height / 96) : Math.min(width / 96, height / 54)
