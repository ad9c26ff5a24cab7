/** How hands are counted by keys. */
import { defineAction } from '../../keys/actions'

export const typeNumber = defineAction<{ readonly toNumber: () => void }>({
  id: 'typeNumber',
  place: 'step',
  group: 'step',
  keys: ['ArrowRight'],
  label: 'keys.does.typeNumber',
  run: ({ toNumber }) => toNumber(),
})
