/** What is given back in silence, in words: what it is called, and how it is done. */
import { computed, type ComputedRef } from 'vue'
import type { GameView } from '../../../bridge'
import { nameOfId } from '../../words/params'
import { useNaming } from '../../words/useNaming'

/** Nobody to point at is an answer, too. */
const NOBODY = 'nobody'

const RAISED = ['thumbUp', 'yes']
const LOWERED = ['thumbDown', 'no']

export interface SignWords {
  readonly sign: string
  readonly do: string
  /** Gestures that need no reading are drawn as well. */
  readonly thumb: 'up' | 'down' | null
}

/** Reads the texts of a signal; null where there is none. */
export function useSignWords(given: () => GameView['signal']): ComputedRef<SignWords | null> {
  const naming = useNaming()
  return computed(() => {
    const shown = given()
    if (!shown) return null
    const { signal, step } = shown
    const nameOf = (id: string) => nameOfId(id, naming.value)
    if (typeof signal !== 'string') {
      const list = Array.isArray(signal) ? signal : Object.entries(signal ?? {}).flat()
      const names = list.map((id) => nameOf(String(id))).join(' · ')
      return { sign: names || nameOf(NOBODY), do: '', thumb: null }
    }
    const known = naming.value.texts?.steps[step]?.signals?.[signal]
    return {
      sign: known?.sign ?? nameOf(signal),
      do: known?.do ?? '',
      thumb: RAISED.includes(signal) ? 'up' : LOWERED.includes(signal) ? 'down' : null,
    }
  })
}
