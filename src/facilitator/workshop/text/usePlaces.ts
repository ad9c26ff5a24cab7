import type { Ref } from 'vue'
import { rangeOfLine, seenLines } from './lines'
import { useSpots, type Spot } from './useSpots'

/** Between the edge of the page and its letters, in pixels. */
const PADDING = { x: 10, y: 8 }
/** With less room below it, a box stands above its word. */
const LITTLE = 120

interface Page {
  readonly text: Readonly<Ref<string>>
  readonly copy: Readonly<Ref<HTMLElement | null>>
  /** The inner size of the field in pixels. */
  readonly size: Readonly<Ref<{ readonly width: number; readonly height: number }>>
  readonly scrolled: Readonly<Ref<number>>
  readonly rowHeight: Readonly<Ref<number>>
  /** In which row each line begins, with the number of all rows at its end. */
  readonly begin: Readonly<Ref<readonly number[]>>
}

/** Where words stand on the page, and which word stands at a point of it. */
export function usePlaces({ text, copy, size, scrolled, rowHeight, begin }: Page) {
  const { spotIn, wordAt } = useSpots(copy)
  const topOf = (line: number): number => (begin.value[line - 1] ?? 0) * rowHeight.value

  /** From the corner of the page. */
  function spotOf(caret: number): Spot {
    const start = caret === 0 ? 0 : text.value.lastIndexOf('\n', caret - 1) + 1
    const line = text.value.slice(0, start).split('\n').length
    const { end } = rangeOfLine(text.value, line)
    const { x, y } = spotIn(text.value.slice(start, end), caret - start)
    return { x: x + PADDING.x, y: y + PADDING.y + topOf(line) - scrolled.value }
  }

  return {
    /** How far above the page's edge a line begins, in pixels. */
    topOf,

    /** Whether the line of a place in the text is on the page. */
    isSeen(caret: number): boolean {
      const { y } = spotOf(caret)
      return y > -rowHeight.value && y < size.value.height + PADDING.y
    },

    /** Room for a box at a word, as a style: below it, or above where there is more. */
    boxAt(caret: number, most: { readonly width: number; readonly height: number }) {
      const { x, y } = spotOf(caret)
      const { width, height } = size.value
      const below = height - y - rowHeight.value
      const isAbove = below < Math.min(most.height, LITTLE) && y > below
      const left = Math.max(0, Math.min(x, width + PADDING.x - most.width))
      const place = isAbove
        ? { bottom: `${height + 2 * PADDING.y - y + 2}px` }
        : { top: `${y + rowHeight.value + 2}px` }
      const room = Math.max(60, Math.min(most.height, isAbove ? y - 4 : below))
      return { left: `${left}px`, ...place, maxHeight: `${room}px`, maxWidth: `${width}px` }
    },

    /** Where the word at a point of the page begins in the text; null: there is none. */
    wordUnder({ x, y }: Spot): number | null {
      const down = y - PADDING.y + scrolled.value
      const { first: line } = seenLines(down, 0, rowHeight.value, begin.value)
      const { start, end } = rangeOfLine(text.value, line)
      const spot = { x: x - PADDING.x, y: down - topOf(line) }
      const word = wordAt(text.value.slice(start, end), spot)
      return word === null ? null : start + word
    },
  }
}
