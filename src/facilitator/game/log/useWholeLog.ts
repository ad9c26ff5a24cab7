import { computed, shallowRef, watch } from 'vue'
import type { LogLine, SeatId } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import { useCommands } from '../../commands/useCommands'
import { phaseWords } from '../../words/chronicle'
import { isAbout } from '../../words/logWords'
import { useWords } from '../../words/useWords'
import { useLogLines } from './useLogLines'

const PAGE = 100

/** A line as it stands in a window. */
export interface ShownLine {
  readonly text: string
  /** Whether the host did this himself; else it came of what he did. */
  readonly deed: boolean
  /** The act to go back to; null for what the game began with. */
  readonly act: number | null
}

/**
 * The log phase by phase: the newest lines come with the view, older ones are fetched by the page.
 * @param only lines about this player; null: all
 */
export function useWholeLog(only: () => SeatId | null = () => null) {
  const desk = useDesk()
  const { ask } = useCommands()
  const lineOf = useLogLines()
  const t = useWords()

  const older = shallowRef<readonly LogLine[]>([])
  const from = shallowRef((desk.game?.logLength ?? 0) - (desk.game?.log.length ?? 0))
  const hasMore = computed(() => from.value > 0)

  async function more(limit = PAGE): Promise<void> {
    if (!hasMore.value) return
    const reply = await ask('log.page', { before: from.value, limit })
    const page = (reply.ok ? reply.data : null) as {
      from: number
      lines: readonly LogLine[]
    } | null
    if (!page) return
    older.value = [...page.lines, ...older.value]
    from.value = page.from
  }

  async function all(): Promise<void> {
    while (hasMore.value) {
      const before = from.value
      await more(1000)
      if (from.value === before) return
    }
  }

  // After an answer or undo the pages no longer meet the view's lines: begin anew.
  watch(
    () => desk.game?.logLength,
    () => {
      older.value = []
      from.value = (desk.game?.logLength ?? 0) - (desk.game?.log.length ?? 0)
    },
  )

  const phases = computed(() => {
    const groups: { phase: string; title: string; lines: ShownLine[] }[] = []
    const seat = only()
    for (const entry of [...older.value, ...(desk.game?.log ?? [])]) {
      if (seat !== null && !isAbout(entry, seat)) continue
      const text = lineOf(entry)
      if (text === null) continue
      const line = { text, deed: entry.deed !== undefined, act: entry.act }
      const last = groups[groups.length - 1]
      if (last?.phase === entry.phase) last.lines.push(line)
      else groups.push({ phase: entry.phase, title: phaseWords(entry.phase, t), lines: [line] })
    }
    return groups
  })

  return { phases, hasMore, more, all }
}
