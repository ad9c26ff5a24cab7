/** Finding a seat by the first letters of its name, where there are more seats than keys. */
import { defineAction } from '../../keys/actions'

export const findSeat = defineAction<{ readonly focus: () => void }>({
  id: 'findSeat',
  place: 'step',
  group: 'step',
  keys: ['/'],
  label: 'keys.does.findSeat',
  run: ({ focus }) => focus(),
})

/** Small letters without accents, as somebody types them in a hurry. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')

/** Those whose name, or one of its words, begins with what was typed; nobody for nothing. */
export function seatsCalled<S extends { readonly name: string }>(
  typed: string,
  seats: readonly S[],
): S[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return []
  const begins = (name: string) => plain(name).startsWith(wanted)
  return seats.filter(({ name }) => begins(name) || name.split(/[\s-]+/u).some(begins))
}
