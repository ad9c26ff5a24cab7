/**
 * Where the projector window belongs, as a pure function of the displays and of what the host once chose. A
 * display is known by its label and size and by not being the host's own: its number changes with every plug
 * and every version, and two equal displays may even share one (electron/electron 20779, 43355); so displays
 * are told apart by where they lie just now, and nothing of that is kept.
 */
import type { ScreenIntent } from '../../../src/bridge/machine'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of Electron's `Display` that counts here. */
export interface DisplayFacts {
  readonly id: number
  readonly label: string
  /** Built into the laptop. */
  readonly internal: boolean
  readonly bounds: Area
}

export type Placement<D extends DisplayFacts> =
  | { readonly kind: 'fullScreen'; readonly display: D }
  /** An ordinary window on the only display there is. */
  | { readonly kind: 'window' }
  /** An ordinary window that the host moves, because no program may (Wayland). */
  | { readonly kind: 'byHand' }
  /** The big screen is unplugged: rather nothing than the show on the host's own screen. */
  | { readonly kind: 'hidden' }

export interface Situation<D extends DisplayFacts> {
  readonly displays: readonly D[]
  /** The display the host's window stands on. */
  readonly desk: DisplayFacts
  readonly intent: ScreenIntent | null
  /** The display that the projector filled last since the start, as it was then. */
  readonly standing: DisplayFacts | null
  /** Whether windows can be placed at all. */
  readonly placeable: boolean
}

export const intentOf = ({ label, bounds: { width, height } }: DisplayFacts): ScreenIntent => ({
  label,
  width,
  height,
})

/**
 * The display for the show: the one that was chosen, else where the show stood last, else (only if it stood
 * nowhere yet) the likeliest. Never the host's own. Null when there is none.
 */
export function chooseDisplay<D extends DisplayFacts>(situation: Situation<D>): D | null {
  const { displays, desk, intent, standing } = situation
  const others = displays.filter(({ bounds }) => !isSamePlace(bounds, desk.bounds))
  const wanted = [intent, standing && intentOf(standing)]
  for (const wish of wanted) {
    const found = wish && best(others, (display) => likeness(display, wish, standing), standing)
    if (found) return found
  }
  return standing ? null : best(others, ({ internal }) => (internal ? 1 : 2), null)
}

export function placeProjector<D extends DisplayFacts>(situation: Situation<D>): Placement<D> {
  const { displays, standing, placeable } = situation
  if (!placeable && displays.length > 1) return { kind: 'byHand' }
  const display = placeable ? chooseDisplay(situation) : null
  if (display) return { kind: 'fullScreen', display }
  return standing ? { kind: 'hidden' } : { kind: 'window' }
}

/**
 * The display for the host's window, when it stands on the big screen though there is another: a TV may be the
 * system's main display, and a laptop that was shut and opened leaves every window on the TV. Null: it stays.
 */
export function chooseDesk<D extends DisplayFacts>(situation: Situation<D>): D | null {
  const { displays, desk, intent, standing, placeable } = situation
  const wish = intent ?? (standing && intentOf(standing))
  if (!placeable || !wish || likeness(desk, wish, standing) === 0) return null
  const others = displays.filter(({ bounds }) => !isSamePlace(bounds, desk.bounds))
  if (others.some((display) => likeness(display, wish, standing) > 0)) return null
  return best(others, ({ internal }) => (internal ? 2 : 1), null)
}

/**
 * The display that may be the missing one under another name, as a wireless one that comes back (FreeShow 1346): the only one of its
 * size that nobody has said no to. Null when there is none, or nothing is missing.
 * @param denied names of displays that are another one, says the host
 */
export function mayBeMissing<D extends DisplayFacts>(
  { displays, desk, intent, standing, placeable }: Situation<D>,
  denied: readonly string[],
): { readonly display: D; readonly wish: ScreenIntent } | null {
  const wish = intent ?? (standing && intentOf(standing))
  if (!placeable || !wish || displays.some((one) => likeness(one, wish, standing) > 0)) return null
  const [display, ...more] = displays.filter(
    ({ label, internal, bounds }) =>
      !internal &&
      label !== '' &&
      !denied.includes(label) &&
      bounds.width === wish.width &&
      bounds.height === wish.height &&
      !isSamePlace(bounds, desk.bounds),
  )
  return display && more.length === 0 ? { display, wish } : null
}

/** How surely a display is the wished one; 0: it is another. */
export function likeness(
  { id, label, bounds }: DisplayFacts,
  wish: ScreenIntent,
  standing: DisplayFacts | null = null,
): number {
  const named = label !== ''
  // A name that cannot be read may be the wished one; a name that can be read has to be.
  if (named && label !== wish.label && !wish.also?.includes(label)) return 0
  const sameSize = bounds.width === wish.width && bounds.height === wish.height
  // Within one session, and only beside the rest: a nameless display that changes its size is still itself.
  const stayed = standing !== null && standing.id === id && standing.label === label
  if (!named && !sameSize && !stayed) return 0
  return (named ? 4 : 0) + (sameSize ? 2 : 0) + (stayed ? 1 : 0)
}

/** Whether two displays lie on each other: then they show the same picture, or they are one. */
export function isSamePlace(a: Area, b: Area): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return false
  // Scaled displays may overlap by a line or two.
  return width * height > Math.min(area(a), area(b)) / 2
}

/** What a window that fills a display may be off by: scaled ones report up to five lines (electron 51730). */
export const FULL_TOLERANCE = 8

/**
 * Whether a window covers a display. Rounded scale factors move an edge by a line, and macOS tells no window
 * above its menu bar, which is up to 40 lines high.
 * @param platform as `process.platform` names it
 * @param line how far an edge may be off
 */
export function liesOn(display: Area, window: Area, platform: string, line = 2): boolean {
  const above = platform === 'darwin' ? 40 : line
  const isNearly = (edge: 'x' | 'y' | 'width' | 'height', by: number): boolean =>
    Math.abs(window[edge] - display[edge]) <= by
  return (
    isNearly('x', line) &&
    isNearly('width', line) &&
    isNearly('y', above) &&
    isNearly('height', above)
  )
}

/** The display that scores highest above 0; among equals the one that is filled already, then the largest. */
function best<D extends DisplayFacts>(
  displays: readonly D[],
  score: (display: D) => number,
  standing: DisplayFacts | null,
): D | null {
  const stands = ({ bounds }: D): number =>
    Number(standing !== null && isSamePlace(bounds, standing.bounds))
  const ranked = displays
    .filter((display) => score(display) > 0)
    .toSorted(
      (a, b) =>
        score(b) - score(a) ||
        stands(b) - stands(a) ||
        area(b.bounds) - area(a.bounds) ||
        b.bounds.width - a.bounds.width ||
        a.bounds.x - b.bounds.x ||
        a.bounds.y - b.bounds.y ||
        Number(a.label > b.label) - Number(a.label < b.label),
    )
  return ranked[0] ?? null
}

const area = ({ width, height }: Area): number => width * height
