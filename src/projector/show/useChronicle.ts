/** The evening's true story in words: one chapter per phase. */
import { computed } from 'vue'
import type { ChronicleEntry } from '../../bridge'
import { eveningLine } from '../../i18n/eveningLine'
import { useWords } from './store/useWords'

export interface Chapter {
  readonly title: string
  readonly lines: readonly string[]
}

/** A line of no game: that the desk was opened of an evening that the program hosted. */
const DESK_OPENED = 'desk.opened'

const PHASE = /^(night|dawn|day|end)\s*(\d*)$/

export function useChronicle(entries: () => readonly ChronicleEntry[]) {
  const { t, game, nameOf, language } = useWords()

  /** `night 2` in words. */
  function titleOf(phase: string): string {
    const [, kind, n = ''] = PHASE.exec(phase) ?? []
    return kind ? t(`phase.${kind as 'night'}`, { n }) : phase
  }

  function lineOf(entry: ChronicleEntry): string {
    const isOfDesk = entry.key === DESK_OPENED
    const template = isOfDesk ? t('hosted.story') : game.texts?.chronicle[entry.key]
    const naming = { nameOf, texts: game.texts, language: language.value }
    return template ? eveningLine(entry, template, naming) : ''
  }

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
