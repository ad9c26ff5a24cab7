/** The key of the lobby, heard while names are typed, too. */
import { defineAction } from '../keys/actions'

export const dealNow = defineAction<{ readonly deal: () => void }>({
  id: 'lobby.deal',
  place: 'lobby',
  group: 'desk',
  keys: ['Ctrl+Enter'],
  label: 'keys.does.deal',
  run: ({ deal }) => deal(),
})
