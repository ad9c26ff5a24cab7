/** Colours mixed in sRGB, as `color-mix` does in browsers that are new enough. */

type Paint = readonly [red: number, green: number, blue: number, alpha: number]

/** Reads `#rrggbb`, `rgb(r g b)`, `rgb(r g b / a%)` and `transparent`; null for anything else. */
function paintOf(colour: string): Paint | null {
  if (colour === 'transparent') return [0, 0, 0, 0]
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((pair) => parseInt(pair, 16))
    return [red, green, blue, 1]
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ (\d+)%)?\)$/.exec(colour)
  if (!rgb) return null
  const [red = 0, green = 0, blue = 0, percent = 100] = rgb
    .slice(1)
    .map((part) => (part ? Number(part) : undefined))
  return [red, green, blue, percent / 100]
}

/**
 * So much of one colour, the rest of the other.
 * @param share of the first, 0 to 1
 * @returns the first colour as it is where one of them is written in another way than themes do
 */
export function mixed(colour: string, other: string, share: number): string {
  const [one, two] = [paintOf(colour), paintOf(other)]
  if (!one || !two) return colour
  const alpha = one[3] * share + two[3] * (1 - share)
  // What is thinner colours less.
  const part = (at: 0 | 1 | 2) =>
    Math.round((one[at] * one[3] * share + two[at] * two[3] * (1 - share)) / (alpha || 1))
  return `rgb(${part(0)} ${part(1)} ${part(2)} / ${Math.round(alpha * 100)}%)`
}
