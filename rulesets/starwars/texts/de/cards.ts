/** What the cards say: the role, and how its player wins (SW-4, SW-33, SW-43, SW-46, SW-120). */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { cards as dealt, type Card } from '../../roles/roles'
import { by } from '../by'
import { roles } from './catalogue'

const WITH_THE_CITIZENS = 'Du gewinnst mit den Bürgern, wenn kein Sith mehr da ist.'

/** SW-116, SW-O8. */
export const sithWin = by('endCountsNeutral', {
  false: 'wenn kein Bürger mehr da ist.',
  true: 'wenn kein Bürger mehr da ist, kein Jango Fett und kein Todesstern.',
})

const winsWith = {
  citizens: WITH_THE_CITIZENS,
  sith: sentences('Du gewinnst mit den Sith,', sithWin),
  deathStar: 'Du gewinnst, wenn du am Ende noch lebst, wer auch sonst gewinnt.',
  jango: by('endCountsNeutral', {
    false: 'Du gewinnst, wenn die Sith gewinnen, lebend oder tot.',
    true: 'Du gewinnst, wenn die Sith gewinnen, und das tun sie nicht, solange du lebst.',
  }),
} as const

/** Anakin's side is not fixed. */
const OWN: Partial<Record<Card, Text>> = {
  anakin:
    'Du gewinnst mit der Seite, auf der du am Ende stehst: mit den Bürgern oder, als Darth Vader, mit den Sith.',
}

/** A card is its role, and says how its player wins. */
export const cards = Object.fromEntries(
  Object.entries(dealt).map(([id, { team }]) => {
    const card = id as Card
    const { name, help } = roles[card]
    return [card, { name, help, wins: OWN[card] ?? winsWith[team] }]
  }),
) as Record<Card, { readonly name: Text; readonly help: Text; readonly wins: Text }>
