/**
 * What of a document changes what everybody sees by day, and may be a secret: a pair of evenings shows whether it is kept
 * only if the two differ in whom it concerns while a step is open in which it matters.
 */
import { sameJson, type Game, type OptionValues } from '../../engine'
import { isWithin, nodesOf } from '../analyse/nodes'
import { plainEffectsIn, ownerOf, type PlainEffect } from '../analyse/owners'
import { isPublic, levelOf } from '../language/folds/levels'
import type { OwnState } from '../state/state'
import { rolesOf } from '../state/facts'
import { statusesOf } from '../language/effects/things/give'
import { wordOf } from '../format/day/day'
import type { OwnDocument } from '../format/document'
import type { TraitMap, Traits } from '../format/lasting'
import { planOf } from '../plan/plan'
import type { Plan } from '../plan/types'
import { doomedNow } from '../play/dawn/dawn'
import { areHandsSeen } from './room'

const VOTES = /^day\.(vote|runoff|election|electionRunoff|approve)$/
const STANDS = /^day\.(vote|runoff|election|electionRunoff|nominate|accuse|suspects|defence)$/

/** The steps of a day in which each of these traits can be seen. */
const SEEN_IN = {
  noVote: VOTES,
  weight: VOTES,
  votesAs: VOTES,
  against: VOTES,
  noCandidate: STANDS,
  noNominate: /^day\.(nominate|accuse)$/,
  noSpeech: /^day\.speeches$/,
  verdicts: /^day\./,
} as const satisfies Partial<Record<keyof TraitMap, RegExp>>

type SeenTrait = keyof typeof SEEN_IN
const TRAITS = Object.keys(SEEN_IN) as SeenTrait[]
const SECTIONS = { role: 'roles', status: 'statuses', object: 'objects' } as const

/** A trait of the day that something gives of which not everybody knows. */
export interface Source {
  readonly kind: keyof typeof SECTIONS
  readonly id: string
  readonly trait: SeenTrait
  /** `roles.judge.traits.weight` in the document with its recipes put in. */
  readonly path: string
}

/** Whether everybody sees the hands of some count, so that it shows whose count otherwise. */
function isAnyCountOpen({ day, dayZero = [] }: OwnDocument): boolean {
  return [...day, ...dayZero].some((part) => {
    const { entry, body } = wordOf(part)
    return entry.handsSeen(body)
  })
}

const mapsOf = (traits: Traits | undefined): readonly TraitMap[] => [traits ?? []].flat()

function isKnown(document: OwnDocument, kind: Source['kind'], id: string): boolean {
  if (kind === 'role') return false
  if (kind === 'status') return isPublic(document, id)
  return document.objects?.[id]?.public === 'atOnce'
}

/** All of them, in the order of the document. */
export function sourcesOf(document: OwnDocument): Source[] {
  const isAnyOpen = isAnyCountOpen(document)
  const looked = TRAITS.filter((trait) => isAnyOpen || SEEN_IN[trait] !== VOTES)
  return Object.entries(SECTIONS).flatMap(([kind, section]) =>
    Object.entries<{ traits?: Traits }>(document[section] ?? {}).flatMap(([id, { traits }]) => {
      const source = kind as Source['kind']
      const known = isKnown(document, source, id)
      const isSecret = ({ if: condition }: TraitMap) =>
        !known || (condition !== undefined && levelOf(document, condition) === 'secret')
      const maps = mapsOf(traits)
      return looked.flatMap((trait) => {
        const at = maps.findIndex((map) => map[trait] !== undefined && isSecret(map))
        if (at < 0) return []
        const place = Array.isArray(traits) ? `traits[${at}]` : 'traits'
        return [{ kind: source, id, trait, path: `${section}.${id}.${place}.${trait}` }]
      })
    }),
  )
}

/** What a pair is led to: the calls and the roles by which something of the day comes about. */
export interface Aims {
  readonly calls: ReadonlySet<string>
  readonly roles: ReadonlySet<string>
}

/** Whether these effects give or move one of these things. */
const bringsAbout = (effects: readonly PlainEffect[], wanted: ReadonlySet<string>) =>
  effects.some((effect) => {
    if ('give' in effect)
      return statusesOf(effect.give).some((status) => wanted.has(`status ${status}`))
    if ('move' in effect) return wanted.has(`object ${effect.move.object}`)
    return 'become' in effect || 'exchange' in effect || 'announce' in effect
  })

/** The roles that an expression asks for, by themselves or by their side. */
function rolesIn(document: OwnDocument, part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap((each) => rolesIn(document, each))
  const { role = [], team = [] } = part as { role?: string | string[]; team?: string | string[] }
  const teams = [team].flat()
  return [
    ...[role].flat().filter((id) => typeof id === 'string'),
    ...Object.keys(document.roles).filter((id) => teams.includes(document.roles[id]?.team ?? '')),
    ...Object.values(part).flatMap((each) => rolesIn(document, each)),
  ]
}

/** Statuses that everybody hears of are led to as well: the order in which they are told must say nothing. */
export function aimsOf(document: OwnDocument, sources: readonly Source[]): Aims {
  const wanted = new Set(sources.map(({ kind, id }) => `${kind} ${id}`))
  for (const id of Object.keys(document.statuses ?? {})) {
    if (isPublic(document, id)) wanted.add(`status ${id}`)
  }
  const roles = new Set(sources.flatMap(({ kind, id }) => (kind === 'role' ? [id] : [])))
  for (const { kind, id } of sources) {
    const traits = document[SECTIONS[kind]]?.[id]?.traits
    for (const role of rolesIn(document, traits)) roles.add(role)
  }
  const calls = new Set<string>()
  for (const node of nodesOf(document).all) {
    if (node.kind !== 'call' && node.kind !== 'trigger') continue
    const { kind, part } = node
    const effects = nodesOf(document).in(part, 'effect')
    const own = effects.filter((effect) => kind === 'call' || isWithin(effect, part, 'do'))
    if (!bringsAbout(plainEffectsIn(own), wanted)) continue
    if (kind === 'call') calls.add(part.id)
    const owner = ownerOf(node)
    if (owner.kind === 'role') roles.add(owner.id)
  }
  return { calls, roles }
}

function holds({ kind, id }: Source, plan: Plan, state: OwnState, place: string): boolean {
  if (kind === 'role') return rolesOf(plan, state, place as 's0').includes(id)
  if (kind === 'object') return state.game.holds[id] === place
  return state.game.given.some(({ on, status }) => on === place && status === id)
}

/** Whom a source concerns just now; of whom the table has it, `table`. */
function concernedBy(source: Source, plan: Plan, state: OwnState): string[] {
  const { kind, id, trait } = source
  const traits = plan.bearers[trait]?.[kind]?.[id] ?? []
  const places = [...state.seats.filter(({ alive }) => alive).map((seat) => seat.id), 'table']
  return places.filter((place) => {
    if (place === 'table' ? kind !== 'status' : false) return false
    const self = place === 'table' ? undefined : (place as 's0')
    return (
      holds(source, plan, state, place) &&
      traits.some(({ if: condition }) => !condition || condition({ plan, state, self }))
    )
  })
}

/** Notes which sources two evenings differed in while it could have been seen. */
export class Watch {
  readonly #open: Set<Source>
  readonly #plans = new WeakMap<OptionValues, Plan>()

  constructor(
    private readonly document: OwnDocument,
    sources: readonly Source[],
  ) {
    this.#open = new Set(sources)
  }

  /** Sources that nothing was seen of so far. */
  get unseen(): readonly Source[] {
    return [...this.#open]
  }

  /** Looks at two evenings whose room has seen the same, with this step open in both. */
  look(a: Game, b: Game): void {
    const { open } = a
    if (!open || this.#open.size === 0) return
    const plan = this.#planFor(a.options)
    for (const source of this.#open) {
      const steps: RegExp = SEEN_IN[source.trait]
      if (!steps.test(open.id) || (steps === VOTES && !areHandsSeen(open))) continue
      const [one, other] = [a, b].map(({ state }) => concernedBy(source, plan, state as OwnState))
      if (!sameJson(one ?? [], other ?? [])) this.#open.delete(source)
    }
  }

  #planFor(options: OptionValues): Plan {
    const known = this.#plans.get(options)
    if (known) return known
    const made = planOf(this.document, options, doomedNow)
    this.#plans.set(options, made)
    return made
  }
}
