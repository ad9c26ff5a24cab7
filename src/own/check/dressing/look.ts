/** How a document looks: colours that there are, and letters that can be read from four metres away. */
import type { OwnDocument } from '../../format/document'
import { nearest } from '../../problems/nearest'
import { themeOf } from '../../words/theme/theme'
import { say, type Checked } from '../base/context'

/** What letters are written in, and what they stand on. */
const PAIRS = [
  ['text', 'panel'],
  ['text', 'sign'],
  ['text', 'signDeep'],
  ['textSoft', 'panel'],
  ['ink', 'paper'],
  ['ashesInk', 'ashes'],
  ['accentInk', 'accent'],
  ['asleepInk', 'asleep'],
  ['asleepInk', 'asleepDeep'],
] as const
const LEAST = 4.5

export function look(checked: Checked): void {
  const { document } = checked
  const { colours: own = {} } = document.theme ?? {}
  const colours = themeOf(document).colours as unknown as Readonly<Record<string, string>>
  for (const token of Object.keys(own)) {
    if (token !== 'votes' && Object.hasOwn(colours, token)) continue
    const word = nearest(token, Object.keys(colours))
    say(checked, 'unknownWord', own, token, { word: token, nearest: word, hint: '' }, 'key')
  }
  const told = new Set<string>()
  for (const [letters, ground] of [...PAIRS].sort(byContrast(colours))) {
    const key = Object.hasOwn(own, letters) ? letters : ground
    // Of a colour that nobody can read on several grounds the worst is told.
    if (!Object.hasOwn(own, key) || told.has(key)) continue
    if (compare(checked, own, key, colours[letters], colours[ground])) told.add(key)
  }
  teams(checked, document, colours)
}

/** Teams are named on dark panels and on paper: their colours have to be read on one of these. */
function teams(
  checked: Checked,
  document: OwnDocument,
  { panel = '', paper = '' }: Readonly<Record<string, string>>,
): void {
  for (const team of Object.values(document.teams)) {
    const { colour } = team
    if (colour === undefined) continue
    const better = contrastOf(colour, panel) > contrastOf(colour, paper) ? panel : paper
    compare(checked, team, 'colour', colour, better)
  }
}

const byContrast =
  (colours: Readonly<Record<string, string>>) =>
  (one: (typeof PAIRS)[number], other: (typeof PAIRS)[number]): number => {
    const [first, second] = [one, other].map(([letters, ground]) =>
      contrastOf(colours[letters] ?? '', colours[ground] ?? ''),
    )
    return (first ?? 0) - (second ?? 0)
  }

/** @returns whether it has been told of */
function compare(checked: Checked, part: object, key: string, letters = '', ground = ''): boolean {
  const contrast = contrastOf(letters, ground)
  if (contrast >= LEAST) return false
  const params = {
    found: digitsOf(letters),
    known: digitsOf(ground),
    contrast: contrast.toFixed(1),
  }
  say(checked, 'lowContrast', part, key, params)
  return true
}

/** A colour as authors write it: `rgb(6 10 26 / 78%)` is `#060a1a`. */
const digitsOf = (colour: string): string => {
  const numbers = /^rgb\((\d+) (\d+) (\d+) /.exec(colour)?.slice(1)
  if (!numbers) return colour
  return `#${numbers.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`
}

/** From 1 to 21; of a colour that is not written plainly nothing can be said. */
function contrastOf(letters: string, ground: string): number {
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
