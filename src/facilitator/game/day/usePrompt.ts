import { computed, type ComputedRef } from 'vue'
import { useDesk } from '../../desk/deskStore'
import { keyOf } from '../../keys/actions'
import { useWords } from '../../words/useWords'
import type { Answering } from '../answer/forms/types'
import { typeNumber } from './countActions'

/** What the next click records, in words; null where nothing is to be clicked. */
export function usePrompt(answering: () => Answering): ComputedRef<string | null> {
  const desk = useDesk()
  const t = useWords()
  return computed(() => {
    const { key, seat, count } = answering().prompt
    if (!key) return null
    return t(key, {
      ...(seat ? { name: desk.nameOf(seat) } : {}),
      ...(count === undefined ? {} : { count }),
      key: keyOf(typeNumber),
    })
  })
}
