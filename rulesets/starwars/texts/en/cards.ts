/** What the cards say: the role, and how its player wins (SW-4, SW-33, SW-43, SW-46, SW-120). */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { cards as dealt, type Card } from '../../roles/roles'
import { by } from '../by'
import { roles } from './roles'

const WITH_THE_CITIZENS = 'You win with the citizens, when no Sith is left.'

/** SW-116, SW-O8. */
export const sithWin = by('endCountsNeutral', {
  false: 'when no citizen is left.',
  true: 'when no citizen is left, and Jango Fett and the Death Star are gone too.',
})

const winsWith = {
  citizens: WITH_THE_CITIZENS,
  sith: sentences('You win with the Sith,', sithWin),
  deathStar: 'You win if you are alive at the end, no matter who else wins.',
  jango: by('endCountsNeutral', {
    false: 'You win when the Sith win, dead or alive.',
    true: 'You win when the Sith win, which they cannot as long as you live.',
  }),
} as const

/** Anakin's side is not fixed. */
const OWN: Partial<Record<Card, Text>> = {
  anakin:
    'You win with the side you are on at the end: the citizens, or, as Darth Vader, the Sith.',
}

/** A card is its role, and says how its player wins. */
export const cards = Object.fromEntries(
  Object.entries(dealt).map(([id, { team }]) => {
    const card = id as Card
    const { name, help } = roles[card]
    return [card, { name, help, wins: OWN[card] ?? winsWith[team] }]
  }),
) as Record<Card, { readonly name: string; readonly help: Text; readonly wins: Text }>
