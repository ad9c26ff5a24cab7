/** Who may use a power just now, and the one answer that says who does it and what of it. */
import {
  OK,
  PASS,
  refusalOf,
  refuse,
  type Answer,
  type Refusal,
  type SeatId,
  type StepSpec,
} from '../../../engine'
import { believersOf } from '../../state/beliefs'
import { givenOf, hasTrait, inOrder } from '../../state/facts'
import type { OwnState } from '../../state/state'
import type { Plan, PowerPlan } from '../../plan/types'
import { choiceOf, questionOf, type Asking, type Choice, type Question } from '../base/question'

/** Somebody who may use a power. */
export interface User {
  readonly power: PowerPlan
  readonly by: SeatId
  /** Who gave him the status that the power is at. */
  readonly giver: SeatId | undefined
  /** Whose uses are counted: his own, those of the object, or of the status as it was given. */
  readonly counts: string
  /** Whether he only believes that it is his. */
  readonly believed: boolean
  /** What he is asked; null: nothing. */
  readonly asked: { readonly asking: Asking; readonly question: Question } | null
}

const keyOf = (id: string, counts: string): string => `${id}|${counts}`

function userOf(
  plan: Plan,
  state: OwnState,
  power: PowerPlan,
  by: SeatId,
  believed: boolean,
): User | null {
  const { owner, source, choose } = power
  const given = owner.kind === 'status' ? givenOf(state, by, owner.id) : undefined
  const giver = given?.giver ?? undefined
  const env = { plan, state, self: by, giver }
  if (hasTrait(env, by, 'noActs')) return null
  const counts = given ? `#${given.n}` : owner.kind === 'object' ? owner.id : by
  const times = given?.stacks ?? 1
  const used = (id: string): number => state.game.uses[keyOf(id, counts)] ?? 0
  if (power.uses && used(source.id) >= power.uses(env) * times) return null
  if (power.if && !power.if(env)) return null
  const user = { power, by, giver, counts, believed }
  if (!choose) return { ...user, asked: null }
  const asking: Asking = {
    choose,
    env,
    asked: [by],
    joint: false,
    barred: [],
    // As often as it was given, an act may be done.
    used: (act) => Math.floor(used(`${source.id}.${act}`) / times),
  }
  const question = questionOf(asking)
  return question && { ...user, asked: { asking, question } }
}

/** Everybody who may use a power now, in seat order. */
export function usersOf(plan: Plan, state: OwnState, id: string): readonly User[] {
  const power = plan.powers.find(({ source }) => source.id === id)
  if (!power) return []
  const all = power.holders({ plan, state })
  // Where only one could have it, the first did, whoever became the same later.
  const holders = plan.doc.needs === undefined ? all.slice(0, 1) : all
  const { kind, id: owner } = power.owner
  const believers = kind === 'role' ? believersOf(plan, state, owner) : []
  return inOrder(state, [...holders, ...believers]).flatMap(
    (by) => userOf(plan, state, power, by, believers.includes(by)) ?? [],
  )
}

/** What a use counts. */
export function countedIn({ power, counts }: User, choice: Choice | null): readonly string[] {
  const { source, uses, choose } = power
  const act = choice?.act
  const acts = choose?.from.kind === 'acts' ? choose.from.acts : []
  const isCounted = acts.some(({ id, uses: its }) => id === act && its !== null)
  return [
    ...(uses === null ? [] : [keyOf(source.id, counts)]),
    ...(isCounted ? [keyOf(`${source.id}.${act}`, counts)] : []),
  ]
}

/** The step of a power: of one player his question, of several who of them does what. */
export function stepOfUsers(id: string, users: readonly User[]): StepSpec | null {
  const [only] = users
  if (!only) return null
  const asked = users.map(({ by }) => by)
  const variant = 'several'
  if (users.length > 1) return { id, asked, variant, ...whoAndWhat(users) }
  if (!only.asked) return { id, form: { kind: 'ok' }, asked, neutral: OK }
  return { id, asked, ...only.asked.question }
}

/** The form that says who uses it, too: a player and whom he chooses, a player and a word, or a player before all whom he chooses. */
function whoAndWhat(users: readonly User[]): Question & Pick<StepSpec, 'check'> {
  const forms = users.map(({ by, asked }) => ({ by, form: asked?.question.form }))
  const pass = forms.some(({ form }) => form && 'pass' in form && form.pass)
  const neutral = pass ? PASS : null
  const lists = forms.flatMap(({ form }) => (form?.kind === 'seats' ? [form] : []))
  if (lists.length > 0) {
    const all = [...users.map(({ by }) => by), ...lists.flatMap((form) => form.targets)]
    const min = 1 + Math.min(...lists.map((form) => form.min))
    const max = 1 + Math.max(...lists.map((form) => form.max))
    const targets = users[0]?.asked?.asking.env.state.seats.map(({ id }) => id) ?? []
    return {
      form: {
        kind: 'seats',
        targets: targets.filter((seat) => all.includes(seat)),
        min,
        max,
        pass,
      },
      neutral,
      check: (answer) => refusedTo(users, answer),
    }
  }
  const acts = forms.flatMap(({ by, form }) => {
    if (form?.kind === 'seat') return [{ id: by, targets: form.targets }]
    if (form?.kind === 'option') return form.options.map((option) => ({ id: `${by}.${option}` }))
    if (form?.kind === 'act') return form.acts.map((act) => ({ ...act, id: `${by}.${act.id}` }))
    return [{ id: by }]
  })
  return { form: { kind: 'act', acts, pass }, neutral }
}

/** Why somebody cannot choose these: the first on the list is who chooses. */
function refusedTo(users: readonly User[], answer: Answer): Refusal | null {
  if (answer.kind !== 'seats') return null
  const [first = ''] = answer.seats
  const user = users.find(({ by }) => by === first)
  if (!user?.asked) return refuse('notATarget', { seat: first })
  return refusalOf(user.asked.question, { kind: 'seats', seats: answer.seats.slice(1) })
}

/** Who does what by an answer; null: nobody does anything. */
export function saidBy(
  users: readonly User[],
  answer: Answer,
): { readonly user: User; readonly choice: Choice | null } | null {
  const [only] = users
  if (!only) return null
  const said = users.length === 1 ? { by: only.by, own: answer } : apart(users, answer)
  const user = users.find(({ by }) => by === said?.by)
  if (!user || !said) return null
  const choice = user.asked && choiceOf(user.asked.asking, said.own)
  return user.asked && !choice ? null : { user, choice }
}

/** The same answer in two: who, and what he would have answered alone. */
function apart(
  users: readonly User[],
  answer: Answer,
): { readonly by: string; readonly own: Answer } | null {
  if (answer.kind === 'seats') {
    const [by = '', ...seats] = answer.seats
    return { by, own: { kind: 'seats', seats } }
  }
  if (answer.kind !== 'act') return null
  const [by = '', ...rest] = answer.act.split('.')
  const word = rest.join('.')
  const { seat } = answer
  const form = users.find((user) => user.by === by)?.asked?.question.form
  if (form?.kind === 'option') return { by, own: { kind: 'option', option: word } }
  if (form?.kind === 'act') return { by, own: { kind: 'act', act: word, ...(seat && { seat }) } }
  return { by, own: seat ? { kind: 'seat', seat } : OK }
}
