/**
 * Tells a story sentence by sentence. Each stands there at once, never waiting for the voice; the next one comes when the
 * voice has said it, after a rest as long as a page takes to turn. A voice that fails is not waited for, and one that takes too long is not asked again.
 */

export interface TellingPort {
  /**
   * Begins to say a line; `onEnd` is called at most once, with whether it was said to its end.
   * @returns how long it may take, in milliseconds; null where nobody says it
   */
  say(at: number, onEnd: (said: boolean) => void): number | null
  /** Ends what is being said. */
  hush(): void
  /** So many lines have been told, this one with them. */
  onLine(count: number): void
  /** The last one has had its time. */
  onOver(): void
}

export interface Telling {
  /** Nobody speaks any more: the line that stands there stays for as long as it takes to read. */
  silence(): void
  end(): void
}

/** A sentence is there before it is heard, as a page is turned before it is read. */
const BREATH_MS = 350
/** How long a page rests when it was read. */
const REST_MS = 700

/** Milliseconds a listener needs for a line, read aloud without haste. */
export const lineTime = (line: string): number => 1400 + line.length * 48

/** Begins with the first line at once. */
export function tell(lines: readonly string[], port: TellingPort): Telling {
  let at = 0
  let began = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The line whose end is waited for, each time another one; null: none is being said. */
  let saying: object | null = null
  let isLost = false

  const later = (ms: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, Math.max(0, ms))
  }
  /** What is left of the time that a line takes to be read. */
  const left = (): number => began + lineTime(lines[at] ?? '') - performance.now()

  function goOn(): void {
    at += 1
    if (at < lines.length) show()
    else port.onOver()
  }

  function silence(): void {
    if (!saying) return
    saying = null
    port.hush()
    later(left(), goOn)
  }

  function lose(): void {
    isLost = true
    silence()
  }

  function say(): void {
    const mine = {}
    saying = mine
    const most = port.say(at, (said) => {
      if (saying !== mine) return
      saying = null
      later(said ? Math.max(REST_MS, left()) : left(), goOn)
    })
    if (saying !== mine) return
    if (most !== null) return later(most, lose)
    saying = null
    later(left(), goOn)
  }

  function show(): void {
    began = performance.now()
    port.onLine(at + 1)
    if (isLost) later(left(), goOn)
    else later(BREATH_MS, say)
  }

  if (lines.length > 0) show()
  return {
    silence,
    end() {
      saying = null
      clearTimeout(timer)
      port.hush()
    },
  }
}
