/** How well letters can be read on what they stand on, and what makes a colour readable. */

/** What letters need to be read from four metres away. */
export const LEAST_CONTRAST = 4.5
const STEPS = 20

/** From 1 to 21; of a colour that is not written plainly nothing can be said. */
export function contrastOf(letters: string, ground: string): number {
  const [one, other] = [lightOf(letters), lightOf(ground)]
  if (one === null || other === null) return Infinity
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** How light a colour is, 0 to 1, as WCAG reckons it: six digits, or nearly opaque in three numbers. */
function lightOf(colour: string): number | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1]
  const numbers = /^rgb\((\d+) (\d+) (\d+) /.exec(colour)?.slice(1)
  const parts = digits
    ? [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
    : numbers?.map(Number)
  if (!parts) return null
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const digits = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour in six digits, moved as little towards the colour of letters as it takes to be read on this ground. */
export function readableOn(ground: string, colour: string, letters: string): string {
  const [from, to] = [digits(colour), digits(letters)]
  for (let step = 0; step < STEPS; step++) {
    const parts = from.map((part, at) =>
      Math.round(part + (((to[at] ?? part) - part) * step) / STEPS),
    )
    const moved = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
    if (contrastOf(moved, ground) >= LEAST_CONTRAST) return step === 0 ? colour : moved
  }
  return letters
}
