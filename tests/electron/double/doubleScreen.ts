import { EventEmitter } from 'node:events'

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

export interface DoubleDisplay {
  id: number
  label: string
  internal: boolean
  bounds: Rectangle
  workArea: Rectangle
  scaleFactor: number
}

/** A display as a test describes it: `display(2, 'Samsung TV', 1920, 0, 1920, 1080)`. */
export function display(
  id: number,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
): DoubleDisplay {
  const bounds = { x, y, width, height }
  return { id, label, internal: id === 1, bounds, workArea: bounds, scaleFactor: 1 }
}

export const laptop = (): DoubleDisplay => display(1, 'Laptop', 0, 0, 1440, 900)
export const television = (): DoubleDisplay => display(2, 'Television', 1440, 0, 1920, 1080)

/** Electron's screen: the displays that are plugged in now, the first of them the host's. */
export class DoubleScreen extends EventEmitter {
  #displays: DoubleDisplay[]
  /** What the system does with the windows of a display that is gone, before anybody is told. */
  onGone: (gone: Rectangle, left: Rectangle) => void = () => {}

  constructor(displays: readonly DoubleDisplay[]) {
    super()
    this.#displays = [...displays]
  }

  getAllDisplays(): DoubleDisplay[] {
    return structuredClone(this.#displays)
  }

  getPrimaryDisplay(): DoubleDisplay {
    const [first] = this.#displays
    if (!first) throw new Error('No display at all.')
    return structuredClone(first)
  }

  getDisplayMatching(rectangle: Rectangle): DoubleDisplay {
    let best = this.getPrimaryDisplay()
    for (const candidate of this.#displays) {
      if (overlap(candidate.bounds, rectangle) > overlap(best.bounds, rectangle)) best = candidate
    }
    return structuredClone(best)
  }

  plug(added: DoubleDisplay): void {
    this.#displays.push(added)
    this.emit('display-added', {}, added)
  }

  unplug(id: number): void {
    const gone = this.#displays.find((candidate) => candidate.id === id)
    this.#displays = this.#displays.filter((candidate) => candidate.id !== id)
    if (!gone) return
    this.onGone(gone.bounds, this.getPrimaryDisplay().bounds)
    this.emit('display-removed', {}, gone)
  }

  change(id: number, bounds: Rectangle): void {
    this.#displays = this.#displays.map((candidate) =>
      candidate.id === id ? { ...candidate, bounds, workArea: bounds } : candidate,
    )
    this.emit(
      'display-metrics-changed',
      {},
      this.#displays.find((one) => one.id === id),
      ['bounds'],
    )
  }
}

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
