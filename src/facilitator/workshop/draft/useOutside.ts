import { onMounted, ref, watch } from 'vue'
import type { GameText } from '../../../bridge'
import { useCommands } from '../../commands/useCommands'
import { useDesk } from '../../desk/deskStore'
import { useToasts } from '../../desk/toastStore'
import { useWords } from '../../words/useWords'
import { plainBreaks, useWorkshop } from './workshopStore'

/** Follows a game's file that is changed by another editor, and asks where both texts are new. */
export function useOutside() {
  const bench = useWorkshop()
  const desk = useDesk()
  const toasts = useToasts()
  const { ask } = useCommands()
  const t = useWords()
  /** The file's text, while the host is asked which one counts. */
  const other = ref<string | null>(null)

  const isThere = (id: string) => desk.view?.ownGames.games.some((game) => game.id === id) ?? false

  async function look(): Promise<void> {
    const { id } = bench
    if (id === null || bench.saved === null) return
    if (!isThere(id)) {
      toasts.show({ title: t('workshop.gone') })
      bench.saved = null
      return
    }
    const reply = await ask('games.text', { id })
    if (!reply.ok || bench.id !== id) return
    const text = plainBreaks((reply.data as GameText).text)
    if (text === bench.saved) return
    if (text === bench.text || text === bench.sent) bench.keep(id, text)
    else if (bench.changed) other.value = text
    else {
      bench.keep(id, text)
      bench.text = text
      toasts.show({ title: t('workshop.outsideTaken') }, 'info')
    }
  }
  watch(() => desk.view?.ownGames.changes, look)
  // It may have been changed while a rehearsal was on the desk.
  onMounted(look)

  return {
    other,
    /** The host has decided. */
    decide(take: boolean): void {
      if (other.value !== null && bench.id !== null) {
        bench.keep(bench.id, other.value)
        if (take) bench.text = other.value
      }
      other.value = null
    },
  }
}
