/** How long the stories of a pack can get, found from the templates and not by trying. */
import { formOf, NAME_SLOT, slotsOf, textsOf, type Lines, type StoryPack } from './grammar'
import { countWords } from './wording'

type Range = readonly [number, number]

/** The shortest and longest story of a pack, in sentences and in words, with a name of one word. */
export function measureStories(pack: StoryPack): { sentences: Range; words: Range } {
  const parts = [pack.beginnings, pack.middles, pack.ends].map((pieces) => Object.values(pieces))
  const wordsOf = (lines: Lines) => sum(lines.map((line) => wordRange(pack, line)))
  return {
    sentences: sum(parts.map((pieces) => span(pieces.map(({ length }) => [length, length])))),
    words: sum(parts.map((pieces) => span(pieces.map(wordsOf)))),
  }
}

/** The word lists that lead back to themselves through their slots: they would never end. */
export function wordsInCircles(pack: StoryPack): string[] {
  const next = (list: string) =>
    (pack.words[list] ?? []).flatMap(textsOf).flatMap((text) => slotsOf(text).map((s) => s.list))
  return Object.keys(pack.words).filter((list) => {
    const reached = new Set<string>()
    const open = next(list)
    for (let found = open.pop(); found !== undefined; found = open.pop()) {
      if (found === list) return true
      if (reached.has(found)) continue
      reached.add(found)
      open.push(...next(found))
    }
    return false
  })
}

function wordRange(pack: StoryPack, template: string): Range {
  const ranges = template.split(/\s+/).map((token): Range => {
    const slots = slotsOf(token)
    if (slots.length === 0) return [countWords(token), countWords(token)]
    return sum(
      slots.map(({ raw, list, form }): Range => {
        if (raw === NAME_SLOT) return [1, 1]
        const texts = (pack.words[list] ?? []).map((word) => formOf(word, form) ?? '')
        return span(texts.map((text) => wordRange(pack, text)))
      }),
    )
  })
  return sum(ranges)
}

function sum(ranges: readonly Range[]): Range {
  return ranges.reduce<Range>(([low, high], [l, h]) => [low + l, high + h], [0, 0])
}

function span(ranges: readonly Range[]): Range {
  if (ranges.length === 0) return [0, 0]
  return [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))]
}
