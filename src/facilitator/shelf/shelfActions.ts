/** The key of the first page: Enter goes on with the evening that was played last. */
import { defineAction } from '../keys/actions'
import { WAY_ON } from '../keys/shared'

interface Latest {
  readonly isThere: () => boolean
  readonly open: () => void
}

export const openLatest = defineAction<Latest>({
  ...WAY_ON,
  id: 'shelf.latest',
  place: 'shelf',
  when: ({ isThere }) => isThere(),
  run: ({ open }) => open(),
})
