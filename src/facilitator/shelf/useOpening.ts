import { shallowRef } from 'vue'
import type { ShelfEntry } from '../../bridge'
import { useCommands } from '../commands/useCommands'

/** What `rulesDiffer` says of an evening; phases as in log lines. */
export interface RulesDifference {
  readonly ruleset: string
  readonly from: number
  /** Where the evening would go on. */
  readonly phase: string
  readonly step: string
  /** How many answers would be given again, and how far the evening has come. */
  readonly answers: number
  readonly stands: string
}

/** Opens evenings; one that newer rules decide differently waits until the host has been asked. */
export function useOpening() {
  const { act, ask } = useCommands()
  const differing = shallowRef<{ entry: ShelfEntry; difference: RulesDifference } | null>(null)

  return {
    differing,
    async open(entry: ShelfEntry): Promise<void> {
      const reply = await ask('shelf.open', { id: entry.id }, 'rulesDiffer')
      if (reply.ok || reply.refusal.code !== 'rulesDiffer') return
      differing.value = { entry, difference: reply.refusal.params as unknown as RulesDifference }
    },
    /** By today's rules from where they differ. */
    async goOn(): Promise<void> {
      if (!differing.value) return
      const { entry, difference } = differing.value
      if (await act('shelf.goOn', { id: entry.id, from: difference.from })) differing.value = null
    },
  }
}
