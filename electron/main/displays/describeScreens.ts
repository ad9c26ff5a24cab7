/** The displays as the desk lists them, and what the host has to be warned of. Pure. */
import type { ScreensView, ScreenView, ScreenWarning } from '../../../src/bridge/machine'
import {
  type DisplayFacts,
  type Placement,
  type Situation,
  intentOf,
  isSamePlace,
  likeness,
  mayBeMissing,
} from './placeProjector'

/** Names a display by all that is seen of it: the host chooses what he saw, or nothing. */
export const keyOf = ({ label, bounds: { x, y, width, height } }: DisplayFacts): string =>
  `${width}x${height}+${x}+${y} ${label}`.slice(0, 200)

/** From left to right, then from the top: the order in which they are numbered. */
export const inOrder = <D extends DisplayFacts>(displays: readonly D[]): D[] =>
  displays.toSorted((a, b) => a.bounds.x - b.bounds.x || a.bounds.y - b.bounds.y)

export interface WindowFacts {
  /** The system did not put the window where it was told to. */
  readonly misplaced: boolean
  /** Names of displays that are not the one that is gone, says the host. */
  readonly denied: readonly string[]
}

/** @param placement where the window stands; null when the host closed it */
export function describeScreens<D extends DisplayFacts>(
  situation: Situation<D>,
  placement: Placement<D> | null,
  { misplaced, denied }: WindowFacts = { misplaced: false, denied: [] },
): ScreensView {
  const { displays, desk, intent, standing } = situation
  const missing = placement ? mayBeMissing(situation, denied) : null
  const shown = placement?.kind === 'fullScreen' ? placement.display : null
  const list = inOrder(displays).map((display, index): ScreenView => ({
    key: keyOf(display),
    number: index + 1,
    label: display.label,
    width: display.bounds.width,
    height: display.bounds.height,
    desk: isSamePlace(display.bounds, desk.bounds),
    show: display === shown,
  }))
  return {
    list,
    place: placeOf(placement),
    chosen: (intent ?? standing)?.label ?? null,
    warnings: [
      ...warningsOf(situation, shown),
      ...(misplaced && shown ? (['misplaced'] as const) : []),
    ],
    ...(missing && {
      perhaps: {
        key: keyOf(missing.display),
        label: missing.display.label,
        gone: missing.wish.label,
      },
    }),
  }
}

function placeOf(placement: Placement<DisplayFacts> | null): ScreensView['place'] {
  if (!placement) return 'closed'
  return placement.kind === 'fullScreen' ? 'screen' : placement.kind
}

function warningsOf<D extends DisplayFacts>(
  { displays, desk, intent, standing }: Situation<D>,
  shown: D | null,
): ScreenWarning[] {
  const wish = intent ?? (standing && intentOf(standing))
  const isWished = (display: DisplayFacts): boolean => wish !== null && likeness(display, wish) > 0
  const others = displays.filter(({ bounds }) => !isSamePlace(bounds, desk.bounds))
  const found: Readonly<Record<Exclude<ScreenWarning, 'misplaced'>, boolean>> = {
    mirrored: displays.some((one, index) =>
      displays.slice(index + 1).some((other) => isSamePlace(one.bounds, other.bounds)),
    ),
    deskOnScreen: others.length === 0 && !desk.internal && isWished(desk),
    twins: shown !== null && others.filter((one) => isTwin(one, shown)).length > 1,
    unsure: shown !== null && intent !== null && !isWished(shown),
  }
  return (Object.keys(found) as (keyof typeof found)[]).filter((warning) => found[warning])
}

const isTwin = (a: DisplayFacts, b: DisplayFacts): boolean =>
  a.label === b.label && a.bounds.width === b.bounds.width && a.bounds.height === b.bounds.height
