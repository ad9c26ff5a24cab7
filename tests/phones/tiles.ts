/** Where so many windows stand on one screen. */

export interface Tile {
  readonly left: number
  readonly top: number
}

export const PHONE = { width: 390, height: 844 } as const

/** Side by side as far as there is room; what is left over lies in rows that overlap, each with its top to be seen. */
export function tiles(count: number, screen: { readonly width: number; readonly height: number }) {
  const across = Math.max(1, Math.floor(screen.width / PHONE.width))
  const rows = Math.ceil(count / across)
  const room = Math.max(0, screen.height - PHONE.height)
  const down = rows > 1 ? Math.max(MOST_HIDDEN, Math.floor(room / (rows - 1))) : 0
  return Array.from({ length: count }, (_, n): Tile => ({
    left: (n % across) * PHONE.width,
    top: Math.floor(n / across) * down,
  }))
}

/** So much of a window is seen under the one before it, pixels. */
const MOST_HIDDEN = 60
