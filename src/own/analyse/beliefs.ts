/** Which cards make their holders believe to be another role, and which calls are made for those who believe so. */
import type { OwnDocument } from '../format/document'

type Counts = Readonly<Record<string, number>>

/** What a card says of it. */
type Believes = NonNullable<OwnDocument['roles'][string]['believes']>

const rolesOf = (given: Believes): readonly string[] =>
  typeof given === 'string' ? [given] : given.oneOf

const FOUND = new WeakMap<OwnDocument, Readonly<Record<string, readonly string[]>>>()

/** The roles that each such card may make somebody believe in; without cards of its own each role is its card. */
export function beliefsIn(document: OwnDocument): Readonly<Record<string, readonly string[]>> {
  const known = FOUND.get(document)
  if (known) return known
  const table: Readonly<Record<string, { readonly believes?: Believes }>> =
    document.cards ?? document.roles
  const found = Object.fromEntries(
    Object.entries(table).flatMap(([card, { believes }]) =>
      believes === undefined ? [] : [[card, rolesOf(believes)]],
    ),
  )
  FOUND.set(document, found)
  return found
}

/** Whether somebody can believe to be a role with this deck: one that is drawn is one that nobody was dealt, if there is any. */
function canBelieve(document: OwnDocument, deck: Counts, inMiddle: boolean, role: string): boolean {
  const { cards } = document
  const makes = (id: string) => cards?.[id]?.role ?? id
  const isThere = (id: string) =>
    Object.entries(deck).some(([card, count]) => count > 0 && makes(card) === id)
  return Object.entries(beliefsIn(document)).some(([card, roles]) => {
    if (!roles.includes(role) || (deck[card] ?? 0) === 0) return false
    const isSure = roles.length === 1 || inMiddle || roles.every(isThere)
    return isSure || !isThere(role)
  })
}

/** For whom a role's call is made with a deck: for those who have it, for those who believe so, for both apart. */
export function calledFor(
  document: OwnDocument,
  { deck, pool }: { readonly deck: Counts; readonly pool: readonly string[] },
  role: string,
  isEnterable: boolean,
): readonly ('holders' | 'believers')[] {
  if (!canBelieve(document, deck, pool.length > 0, role)) return ['holders']
  const makes = (id: string) => document.cards?.[id]?.role ?? id
  const canHold =
    isEnterable || Object.entries(deck).some(([card, count]) => count > 0 && makes(card) === role)
  return canHold ? ['holders', 'believers'] : ['believers']
}
