/** The evening's true story in words: one chapter per phase. */
import { computed } from 'vue'
import type { ChronicleEntry } from '../../bridge'
import { useWords } from './useWords'

export interface Chapter {
  readonly title: string
  readonly lines: readonly string[]
}

const PHASE = /^(night|dawn|day|end)\s*(\d*)$/

export function useChronicle(entries: () => readonly ChronicleEntry[]) {
  const { t, game, namesOf, format } = useWords()

  /** `night 2` in words. */
  function titleOf(phase: string): string {
    const [, kind, n = ''] = PHASE.exec(phase) ?? []
    return kind ? t(`phase.${kind as 'night'}`, { n }) : phase
  }

  function lineOf({ key, seats, params }: ChronicleEntry): string {
    const template = game.texts?.chronicle[key]
    if (!template) return ''
    const names = Object.fromEntries(
      Object.entries(seats).map(([role, ids]) => [role, namesOf(ids)]),
    )
    const words = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, wordOf(String(value))]),
    )
    return format(template, { ...words, ...names })
  }

  const wordOf = (value: string): string =>
    game.texts?.cards[value]?.name ??
    game.texts?.roles[value]?.name ??
    game.texts?.teams[value]?.name ??
    value

  const chapters = computed(() => {
    const told: { title: string; lines: string[] }[] = []
    for (const entry of entries()) {
      const line = lineOf(entry)
      if (line === '') continue
      const title = titleOf(entry.phase)
      if (told.at(-1)?.title !== title) told.push({ title, lines: [] })
      told.at(-1)?.lines.push(line)
    }
    return told
  })
  return { chapters }
}
