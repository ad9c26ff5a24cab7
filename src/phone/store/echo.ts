/** What was said and is in no view yet: it counts as said until a view says better. */
import { shallowRef } from 'vue'

interface Said<T> {
  /** What it is for. */
  readonly opening: string
  readonly what: T
  readonly arrived: boolean
}

export interface Echo<T> {
  /** What was said to this opening and is still on its way; null: nothing. */
  of(opening: string | undefined): { readonly what: T } | null
  /** @param sending settles when the host has it */
  say(opening: string, what: T, sending: Promise<void>): Promise<void>
  /** A new view is there: it knows of all that had arrived. */
  settle(): void
}

export function useEcho<T>(): Echo<T> {
  const said = shallowRef<Said<T> | null>(null)
  return {
    of: (opening) => (said.value && said.value.opening === opening ? said.value : null),
    async say(opening, what, sending) {
      const mine: Said<T> = { opening, what, arrived: false }
      said.value = mine
      await sending
      if (said.value === mine) said.value = { ...mine, arrived: true }
    },
    settle() {
      if (said.value?.arrived) said.value = null
    },
  }
}
