/**
 * Where the projector window belongs, as a pure function of the displays and of what the host once chose. A
 * display is known by its label and size and by not being the host's own: its number and position change with
 * every plug (electron/electron 20779, 43355).
 */

/** The part of Electron's `Display` that counts here. */
export interface DisplayFacts {
  readonly id: number
  readonly label: string
  /** Built into the laptop. */
  readonly internal: boolean
  readonly bounds: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

/** The big screen as the host chose it. */
export interface DisplayIntent {
  readonly label: string
  readonly width: number
  readonly height: number
}

export type Placement<D extends DisplayFacts> =
  | { readonly kind: 'fullScreen'; readonly display: D }
  /** An ordinary window on the only display there is. */
  | { readonly kind: 'window' }
  /** The big screen is unplugged: rather nothing than the show on the host's own screen. */
  | { readonly kind: 'hidden' }

export interface Situation<D extends DisplayFacts> {
  readonly displays: readonly D[]
  /** The display the host's window stands on. */
  readonly hostDisplay: number
  readonly intent: DisplayIntent | null
  /** Whether the projector has already been on a display of its own since the start. */
  readonly wasOutside: boolean
}

/** The display for the show: the chosen one, else the most likely; null when only the host's own is there. */
export function chooseDisplay<D extends DisplayFacts>({
  displays,
  hostDisplay,
  intent,
}: Situation<D>): D | null {
  const others = displays.filter(({ id }) => id !== hostDisplay)
  const ranked = others.toSorted(
    (a, b) =>
      likeness(b, intent) - likeness(a, intent) ||
      Number(a.internal) - Number(b.internal) ||
      area(b) - area(a) ||
      a.bounds.x - b.bounds.x ||
      a.bounds.y - b.bounds.y,
  )
  return ranked[0] ?? null
}

export function placeProjector<D extends DisplayFacts>(situation: Situation<D>): Placement<D> {
  const display = chooseDisplay(situation)
  if (display) return { kind: 'fullScreen', display }
  return situation.wasOutside ? { kind: 'hidden' } : { kind: 'window' }
}

function likeness({ label, bounds }: DisplayFacts, intent: DisplayIntent | null): number {
  if (!intent) return 0
  const sameLabel = label !== '' && label === intent.label
  const sameSize = bounds.width === intent.width && bounds.height === intent.height
  return (sameLabel ? 2 : 0) + (sameSize ? 1 : 0)
}

const area = ({ bounds }: DisplayFacts): number => bounds.width * bounds.height
