/** Reads from a browser's trace when a page's changes were handed to the screen. */
import { MARK } from './watchPaint'

export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  /** Microseconds by the trace's own clock. */
  readonly ts: number
  readonly id2?: { readonly local?: string }
  readonly args?: {
    readonly chrome_frame_reporter?: { readonly state?: string }
    readonly frame_reporter?: { readonly state?: string }
  }
}

interface Frame {
  readonly pid: number
  readonly state: string | undefined
  /** The page's own part of the frame. */
  readonly main: [from: number, to: number]
  end: number
}

/** What a trace needs to hold for this. */
export const TRACED = ['cc', 'benchmark', 'blink.user_timing']

/** The frames of all pages; the trace gives an id anew once its frame is over. */
function framesOf(events: readonly TraceEvent[]): Frame[] {
  const frames: Frame[] = []
  const open = new Map<string, Frame>()
  for (const { name, ph, pid, ts, id2, args } of events) {
    const id = `${pid} ${id2?.local}`
    if (name === 'PipelineReporter' && ph === 'b') {
      const state = (args?.chrome_frame_reporter ?? args?.frame_reporter)?.state
      const frame: Frame = { pid, state, main: [Infinity, -Infinity], end: Infinity }
      open.set(id, frame)
      frames.push(frame)
    }
    const frame = open.get(id)
    if (!frame) continue
    if (name === 'PipelineReporter' && ph === 'e') frame.end = ts
    if (name === 'SendBeginMainFrameToCommit') frame.main[ph === 'b' ? 0 : 1] = ts
  }
  return frames
}

/** The events of a browser's trace, in the order of time. */
export function readTrace(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  return traceEvents.sort((a, b) => a.ts - b.ts)
}

/**
 * How long each picture stood while a page was moving, from one that was presented to the next.
 * @param marks names of the marks with which the movements begin
 * @param during how long they last, in milliseconds
 * @returns milliseconds
 */
export function picturesStood(
  events: readonly TraceEvent[],
  marks: readonly string[],
  during: number,
): number[] {
  const frames = framesOf(events).filter(({ state }) => state?.startsWith('STATE_PRESENTED'))
  return events
    .filter(({ name }) => name.startsWith(MARK) && marks.includes(name.slice(MARK.length)))
    .flatMap(({ pid, ts }) => {
      const ends = frames
        .filter((one) => one.pid === pid && one.end >= ts && one.end <= ts + during * 1000)
        .map(({ end }) => end)
        .sort((a, b) => a - b)
      return ends.slice(1).map((end, index) => (end - (ends[index] ?? end)) / 1000)
    })
}

/**
 * How long after its mark each revision was presented on a page.
 * @returns milliseconds, by page and revision as the mark names them
 */
export function presentedAfterMark(events: readonly TraceEvent[]): Map<string, number> {
  const frames = framesOf(events).filter(({ state }) => state === 'STATE_PRESENTED_ALL')
  const found = new Map<string, number>()
  for (const { name, pid, ts } of events) {
    if (!name.startsWith(MARK)) continue
    const frame = frames.find(
      (one) => one.pid === pid && one.main[0] <= ts && ts <= one.main[1] && one.end >= ts,
    )
    if (frame) found.set(name.slice(MARK.length), (frame.end - ts) / 1000)
  }
  return found
}
