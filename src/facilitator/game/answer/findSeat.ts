/** Finding a seat by the first letters of its name or by its number, where there are more seats than keys. */
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

/** Those whose name, or one of its words, begins with what was typed, or whose number it is; nobody for nothing. */
export function seatsCalled<S extends { readonly name: string; readonly number?: number }>(
  typed: string,
  seats: readonly S[],
): S[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return []
  const numbered = seats.filter(({ number }) => String(number) === wanted)
  if (numbered.length > 0) return numbered
  const begins = (name: string) => plain(name).startsWith(wanted)
  return seats.filter(({ name }) => begins(name) || name.split(/[\s-]+/u).some(begins))
}
