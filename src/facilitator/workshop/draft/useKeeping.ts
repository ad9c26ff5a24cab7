import { ref } from 'vue'
import type { GameKept, GameText } from '../../../bridge'
import { useCommands } from '../../commands/useCommands'
import { useToasts } from '../../desk/toastStore'
import { useWords } from '../../words/useWords'
import { plainBreaks, useWorkshop } from './workshopStore'

type Taken = 'ask' | 'replace' | 'beside'

/** Puts the text on the workbench on the shelf, and asks where another game has its id. */
export function useKeeping(idOfText: () => string | null) {
  const bench = useWorkshop()
  const toasts = useToasts()
  const { ask } = useCommands()
  const t = useWords()
  const busy = ref(false)
  /** The other game, while the host is asked about it. */
  const taken = ref<GameKept | null>(null)

  async function send(how: Taken): Promise<boolean> {
    const { text } = bench
    busy.value = true
    bench.sent = text
    const at = bench.id === null ? {} : { at: bench.id }
    const reply = await ask('games.keep', { text, taken: how, ...at })
    busy.value = false
    if (!reply.ok) return false
    const kept = reply.data as GameKept
    taken.value = kept.as === 'taken' ? kept : null
    if (kept.as === 'taken') return false
    await tell(kept, text)
    return true
  }

  async function tell(kept: GameKept, text: string): Promise<void> {
    bench.keep(kept.id, text)
    if (kept.as === 'same') return toasts.show({ title: t('workshop.same') }, 'info')
    if (kept.as !== 'beside') return toasts.show({ title: t('workshop.saved') }, 'info')
    // Beside another one it has an id of its own, which now stands in its text.
    const reply = await ask('games.text', { id: kept.id })
    if (reply.ok) {
      const { text: its } = reply.data as GameText
      bench.keep(kept.id, its)
      if (bench.text === text) bench.text = plainBreaks(its)
    }
    toasts.show({ title: t('workshop.savedAs', { id: kept.id }) }, 'info')
  }

  return {
    busy,
    taken,
    /** Saves it. @returns whether it is saved now; if not, the host is being asked or was told why */
    save: (): Promise<boolean> => {
      const its = idOfText()
      return send(bench.id !== null && (its === null || its === bench.id) ? 'replace' : 'ask')
    },
    /** What the host has decided about the other game. */
    decide: (how: 'replace' | 'beside'): Promise<boolean> => send(how),
  }
}
