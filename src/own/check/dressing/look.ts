/** How a document looks: colours that there are, and letters that can be read from four metres away. */
import type { OwnDocument } from '../../format/document'
import { nearest } from '../../problems/nearest'
import { contrastOf, LEAST_CONTRAST } from '../../words/theme/contrast'
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
  if (contrast >= LEAST_CONTRAST) return false
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
