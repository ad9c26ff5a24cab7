import { defineAction } from '../keys/actions'

interface Door {
  /** Lets in who waits longest; null: nobody whom a key may let in. */
  readonly oldest: () => (() => void) | null
}

/** With Alt, so that no hand on the way on hits it. */
export const letInOldest = defineAction<Door>({
  id: 'letInOldest',
  place: 'desk',
  group: 'desk',
  keys: ['Alt+Enter'],
  label: 'phones.oldest',
  when: ({ oldest }) => oldest() !== null,
  run: ({ oldest }) => oldest()?.(),
})
