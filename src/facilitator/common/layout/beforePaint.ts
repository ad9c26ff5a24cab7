/**
 * Does something once before the next picture, when the page has to be laid out anyway. Whoever measures, scrolls or
 * focuses at once has it laid out twice for one answer.
 */
export interface BeforePaint {
  /** However often it is asked for until then, it is done once. */
  ask(): void
  stop(): void
}

/** @param act what is done; it finds what Vue has drawn until then */
export function beforePaint(act: () => void): BeforePaint {
  let frame: number | undefined
  return {
    ask() {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        act()
      })
    },
    stop() {
      if (frame !== undefined) cancelAnimationFrame(frame)
      frame = undefined
    },
  }
}
