/** What the cards say: the role, and how its player wins (SW-4, SW-33, SW-43, SW-46, SW-120). */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { cards as dealt, type Card } from '../../roles/roles'
import { by } from '../by'
import { roles } from './catalogue'

const WITH_THE_CITIZENS = 'Wygrywasz razem z obywatelami, gdy nie ma już żadnego Sitha.'

/** SW-116, SW-O8. */
export const sithWin = by('endCountsNeutral', {
  false: 'gdy nie ma już żadnego obywatela.',
  true: 'gdy nie ma już żadnego obywatela, Jango Fetta ani Gwiazdy Śmierci.',
})

const winsWith = {
  citizens: WITH_THE_CITIZENS,
  sith: sentences('Wygrywasz razem z Sithami,', sithWin),
  deathStar: 'Wygrywasz, jeśli dożyjesz końca, ktokolwiek wygra poza tobą.',
  jango: by('endCountsNeutral', {
    false: 'Wygrywasz, gdy wygrają Sithowie, choćby i po twojej śmierci.',
    true: 'Wygrywasz, gdy wygrają Sithowie, a oni nie wygrają, póki żyjesz.',
  }),
} as const

/** Anakin's side is not fixed. */
const OWN: Partial<Record<Card, Text>> = {
  anakin:
    'Wygrywasz razem ze stroną, po której stoisz na końcu: z obywatelami albo, jako Darth Vader, z Sithami.',
}

/** A card is its role, and says how its player wins. */
export const cards = Object.fromEntries(
  Object.entries(dealt).map(([id, { team }]) => {
    const card = id as Card
    const { name, help } = roles[card]
    return [card, { name, help, wins: OWN[card] ?? winsWith[team] }]
  }),
) as Record<Card, { readonly name: string; readonly help: Text; readonly wins: Text }>
