import { nextTick, onMounted, shallowRef, watch, type Ref } from 'vue'

/** Letters that may be wider than one column. */
const WIDE = /[^\u0000-\u024f]/

/** How a text field breaks its lines, found with a hidden copy of those that may be too long for one row. */
export function useRows(
  text: Readonly<Ref<string>>,
  field: Readonly<Ref<HTMLTextAreaElement | null>>,
  copy: Readonly<Ref<HTMLElement | null>>,
  /** The inner size of the field in pixels. */
  size: Readonly<Ref<{ readonly width: number }>>,
) {
  /** How many rows each line takes. */
  const rows = shallowRef<readonly number[]>([1])
  const rowHeight = shallowRef(22)
  /** By the line's text, as long as the field is as wide as it was. */
  const known = new Map<string, number>()
  let columns = Infinity

  function put(lines: readonly string[], into: HTMLElement): HTMLElement[] {
    const made = lines.map((line) => {
      const row = document.createElement('p')
      row.textContent = line
      return row
    })
    into.replaceChildren(...made)
    return made
  }

  function look(): void {
    if (!field.value || !copy.value) return
    const style = getComputedStyle(field.value)
    rowHeight.value = parseFloat(style.lineHeight) || 22
    known.clear()
    copy.value.style.width = `${size.value.width}px`
    const [ruler] = put(['0'.repeat(100)], copy.value)
    if (!ruler) return
    ruler.style.cssText = 'display: inline-block; white-space: pre'
    const letter = ruler.getBoundingClientRect().width / 100
    columns = letter > 0 ? Math.floor(size.value.width / letter) : Infinity
  }

  function reckon(): void {
    if (!copy.value) return
    const lines = text.value.split('\n')
    const isLong = (line: string) =>
      line.length > columns || (line.length * 2 > columns && WIDE.test(line))
    const present = new Set(lines)
    const unknown = [...present].filter((line) => isLong(line) && !known.has(line))
    const measured = put(unknown, copy.value)
    const heights = measured.map((row) => row.getBoundingClientRect().height)
    for (const [at, line] of unknown.entries()) {
      known.set(line, Math.max(1, Math.round((heights[at] ?? 0) / rowHeight.value)))
    }
    copy.value.replaceChildren()
    // What was typed on the way to this text is not kept.
    for (const line of known.keys()) if (!present.has(line)) known.delete(line)
    rows.value = lines.map((line) => known.get(line) ?? 1)
  }

  function anew(): void {
    look()
    reckon()
  }

  onMounted(anew)
  watch(size, anew)
  watch(text, () => void nextTick(reckon))
  return { rows, rowHeight }
}
