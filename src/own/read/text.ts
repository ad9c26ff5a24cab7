/** From bytes to text: size, UTF-8, and characters that nobody sees. */
import { LIMITS } from '../schema/limits'
import { Report } from '../problems/report'

/**
 * Controls, marks, overrides and isolates of direction, and whatever else has no width (OG-101). Joiners are letters in some
 * languages.
 */
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

const pointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The first character that nobody would see, as `U+202E`, and where; else undefined. */
export function hiddenIn(text: string): { point: string; index: number } | undefined {
  const found = HIDDEN.exec(text) ?? LONE.exec(text)
  return found ? { point: pointOf(found[0]), index: found.index } : undefined
}

/** The text as it can be parsed, or null; what is wrong stands in the report. */
export function checkedText(given: string): { text: string | null; report: Report } {
  const text = given.startsWith('\ufeff') ? given.slice(1) : given
  const report = new Report(text.length > LIMITS.bytes ? '' : text)
  const size = text.length > LIMITS.bytes ? text.length : new TextEncoder().encode(text).length
  if (size > LIMITS.bytes) {
    report.add('tooBig', 0, '', { what: 'bytes', found: size, most: LIMITS.bytes })
    return { text: null, report }
  }
  const lines = text.split('\n').length
  if (lines > LIMITS.lines) {
    report.add('tooBig', 0, '', { what: 'lines', found: lines, most: LIMITS.lines })
    return { text: null, report }
  }
  const lone = LONE.exec(text)
  if (lone || text.includes('\ufffd')) {
    report.add('notUtf8', lone?.index ?? text.indexOf('\ufffd'), '')
    return { text: null, report }
  }
  const hidden = hiddenIn(text)
  if (hidden) report.add('hiddenCharacter', hidden.index, '', { point: hidden.point })
  return { text: hidden ? null : text, report }
}
