import type { Ref } from 'vue'

/** A point of the page, in pixels from the corner of the first letter. */
export interface Spot {
  readonly x: number
  readonly y: number
}

const WORD = /[^\s,:{}[\]"'#]+/g

/** Where a letter stands in its line, and which word of a line stands at a point, found with a hidden copy of the line. */
export function useSpots(copy: Readonly<Ref<HTMLElement | null>>) {
  /** The line as the field sets it, while something looks at it. */
  function withLine<T>(line: string, look: (letters: Text, row: DOMRect) => T): T | null {
    if (!copy.value) return null
    const row = document.createElement('p')
    const letters = document.createTextNode(`${line}\u200b`)
    row.append(letters)
    copy.value.replaceChildren(row)
    const found = look(letters, row.getBoundingClientRect())
    copy.value.replaceChildren()
    return found
  }

  return {
    /** Where a letter of a line begins. */
    spotIn: (line: string, at: number): Spot =>
      withLine(line, (letters, row) => {
        const range = document.createRange()
        range.setStart(letters, at)
        range.setEnd(letters, at + 1)
        const [rect] = range.getClientRects()
        return rect ? { x: rect.left - row.left, y: rect.top - row.top } : { x: 0, y: 0 }
      }) ?? { x: 0, y: 0 },

    /** Where the word at a point begins in its line; null: there is none. */
    wordAt: (line: string, { x, y }: Spot): number | null =>
      withLine(line, (letters, row) => {
        for (const { index, 0: word } of line.matchAll(WORD)) {
          const range = document.createRange()
          range.setStart(letters, index)
          range.setEnd(letters, index + word.length)
          const isIn = [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              x >= left - row.left &&
              x <= right - row.left &&
              y >= top - row.top &&
              y <= bottom - row.top,
          )
          if (isIn) return index
        }
        return null
      }),
  }
}
