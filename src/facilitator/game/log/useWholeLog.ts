import { computed, shallowRef, watch } from 'vue'
import type { ChronicleEntry } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import { useCommands } from '../../commands/useCommands'
import { phaseWords } from '../../words/chronicle'
import { useWords } from '../../words/useWords'
import { useLogLines } from './useLogLines'

const PAGE = 100

/** The log phase by phase: the newest lines come with the view, older ones are fetched by the page. */
export function useWholeLog() {
  const desk = useDesk()
  const { ask } = useCommands()
  const lineOf = useLogLines()
  const t = useWords()

  const older = shallowRef<readonly ChronicleEntry[]>([])
  const from = shallowRef((desk.game?.logLength ?? 0) - (desk.game?.log.length ?? 0))
  const hasMore = computed(() => from.value > 0)

  async function more(limit = PAGE): Promise<void> {
    if (!hasMore.value) return
    const reply = await ask('log.page', { before: from.value, limit })
    const page = (reply.ok ? reply.data : null) as {
      from: number
      lines: readonly ChronicleEntry[]
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
    const groups: { phase: string; title: string; lines: string[] }[] = []
    for (const entry of [...older.value, ...(desk.game?.log ?? [])]) {
      const line = lineOf(entry)
      if (line === null) continue
      const last = groups[groups.length - 1]
      if (last?.phase === entry.phase) last.lines.push(line)
      else groups.push({ phase: entry.phase, title: phaseWords(entry.phase, t), lines: [line] })
    }
    return groups
  })

  return { phases, hasMore, more, all }
}
