/**
 * Every role, one entry each: whose side it is on, how many cards there are, when it is called and what it
 * does then. The abilities are in `night/abilities.ts`; what is read out is in the texts.
 */

/** The kinds of cards, as the casting table counts them (V-5, V-106, V-114). */
export const KINDS = [
  'bystander',
  'specialist',
  'leader',
  'thug',
  'mobster',
  'yakuza',
  'loner',
] as const

export type Kind = (typeof KINDS)[number]
export type Team = 'civilians' | 'mafia' | 'yakuza' | 'loner'

/** A role's call by night. */
interface Call {
  /** The step's id. */
  readonly id: string
  /** Its place in the order of the night (V-57), where that has not the role's own name. */
  readonly place?: string
  /** Places that have to come later, whatever the house makes of the order (V-57, V-O1). */
  readonly before?: readonly string[] | 'others'
  /** The status that it gives to one other, until dawn or the next nightfall; or what else it does. */
  readonly gives?: string
  readonly until?: 'dusk'
  /** Whether everybody knows who has that status (V-91). */
  readonly open?: true
  /** Whether whoever has it is called as usual, sees the raised hand and does nothing (V-25). */
  readonly stops?: true
  readonly does?:
    'kill' | 'investigate' | 'jail' | 'killOrInvestigate' | 'killOrInvestigateOpenly' | 'research'
}

/** A kind of cards: `first` is the turn among its kind when a cast is proposed (V-8). */
const cards =
  <const K extends Kind>(team: Team, kind: K, supply = 1) =>
  <const C extends Call | null>(first: number, call: C) => ({ team, kind, supply, first, call })

const leader = cards('civilians', 'leader')
const specialist = cards('civilians', 'specialist')
const mobster = cards('mafia', 'mobster')
const loner = cards('loner', 'loner')

/** A leader and a Loner have one place each. */
const ASK_LEADER = { place: 'leader' } as const
const ASK_LONER = { place: 'loner' } as const

const table = {
  bystander: cards('civilians', 'bystander', 8)(1, null),
  // V-30, V-33 to V-36, V-86
  jailer: leader(4, { ...ASK_LEADER, id: 'jailer.investigate', does: 'jail' }),
  priest: leader(5, { ...ASK_LEADER, id: 'priest.act', does: 'killOrInvestigateOpenly' }),
  detective: leader(1, { ...ASK_LEADER, id: 'detective.act', does: 'killOrInvestigate' }),
  judge: leader(3, { ...ASK_LEADER, id: 'judge.investigate', does: 'investigate' }),
  sheriff: leader(2, { ...ASK_LEADER, id: 'sheriff.kill', does: 'kill' }),
  // V-37 to V-41
  nurse: specialist(1, { id: 'nurse.protect', gives: 'protected', before: ['leader'] }),
  bodyguard: specialist(2, {
    id: 'bodyguard.protect',
    gives: 'guarded',
    before: ['leader'],
  }),
  vixen: specialist(3, { id: 'vixen.seduce', gives: 'seduced', stops: true, before: 'others' }),
  hypnotist: specialist(4, {
    id: 'hypnotist.hypnotize',
    gives: 'hypnotized',
    until: 'dusk',
  }),
  journalist: specialist(5, { id: 'journalist.research', does: 'research' }),
  // V-42 to V-47
  thug: cards('mafia', 'thug', 3)(1, null),
  thief: mobster(1, { id: 'thief.block', gives: 'blocked', stops: true, before: 'others' }),
  godfather: mobster(3, { id: 'godfather.silence', gives: 'silenced', until: 'dusk', open: true }),
  lawyer: mobster(2, { id: 'lawyer.investigate', does: 'investigate' }),
  snitch: mobster(4, {
    id: 'snitch.badmouth',
    gives: 'badmouthed',
    before: ['lawyer', 'leader'],
  }),
  yakuza: cards('yakuza', 'yakuza', 2)(1, null),
  // V-50 to V-52; the Impostor opens the eyes with the Mafia.
  femmeFatale: loner(1, { ...ASK_LONER, id: 'femmeFatale.kill', does: 'kill' }),
  psycho: loner(2, { ...ASK_LONER, id: 'psycho.kill', does: 'kill' }),
  impostor: loner(3, null),
} as const

type Table = typeof table
/** What the calls of the table say, word by word. */
export type AnyCall = { [R in keyof Table]: Table[R]['call'] }[keyof Table]
type PlaceOf<R extends keyof Table> = Table[R]['call'] extends { readonly place: infer P }
  ? P
  : Table[R]['call'] extends null
    ? never
    : R

export type Role = keyof Table

/** Where single roles are called. */
export type RolePlace = { [R in Role]: PlaceOf<R> }[Role]

/** The places that have the name of a role, which is called there alone. */
export type OwnPlace = Extract<RolePlace, Role>

/** Statuses that one player's ability gives another. */
export type Mark = Extract<AnyCall, { readonly gives: string }>['gives']

export const roles: Readonly<
  Record<Role, { team: Team; kind: Kind; supply: number; first: number; call: Call | null }>
> = table

/** Whether a word read from outside is a role of this game. */
export const isRole = (id: string): id is Role => Object.hasOwn(roles, id)

/** A role with its call. */
export type CalledRole = Call & { readonly role: Role; readonly place: RolePlace }

/** Every role that is called alone, in the order of the table. */
export const calledRoles: readonly CalledRole[] = (Object.keys(table) as Role[]).flatMap((role) => {
  const { call } = roles[role]
  return call ? [{ ...call, role, place: (call.place ?? role) as RolePlace }] : []
})

/** When each mark ends. */
export const MARKS = Object.fromEntries(
  calledRoles.flatMap(({ gives, until = 'dawn' }) => (gives ? [[gives, until]] : [])),
) as Readonly<Record<Mark, 'dawn' | 'dusk'>>

const marksOf = (calls: readonly CalledRole[]): readonly string[] =>
  calls.flatMap(({ gives }) => gives ?? [])

/** Marks that everybody knows of. */
export const OPEN_MARKS = marksOf(calledRoles.filter(({ open }) => open))

/** Marks that keep from acting. */
export const STOPPING_MARKS = marksOf(calledRoles.filter(({ stops }) => stops))

/** Whether the mode brings the cards of this kind into the game (V-105, V-113, V-O8). */
export function modeHas(kind: Kind, rules: { mode: string; combineYakuzaLoner: boolean }): boolean {
  if (kind === 'mobster') return rules.mode !== 'yakuza'
  if (kind === 'yakuza') return rules.mode === 'yakuza'
  if (kind !== 'loner') return true
  return rules.mode === 'loner' || (rules.mode === 'yakuza' && rules.combineYakuzaLoner)
}
