/** Makes a document ready for an evening: folds its house rules, and reads every part once. */
import { arranged, classOf, rankIn } from '../analyse/classes'
import { showsInAnswer } from '../analyse/visits'
import { isOpenTrait } from '../analyse/secretTraits'
import { powersIn, showsOf } from '../analyse/powers'
import type { OptionValues, SeatId } from '../../engine'
import type { OwnState } from '../state/state'
import type { Call } from '../format/calls'
import type { OwnDocument } from '../format/document'
import type { Condition, Num, Who } from '../language/expressions'
import { followed, type TraitMap } from '../schema/traits'
import type { Trigger } from '../format/triggers'
import { believedCalls } from './believed'
import { choosePlan } from './choose'
import {
  answeredIn,
  cardsOf,
  enterable,
  isAskedByName,
  isForging,
  lastingIn,
  leavesIn,
  looksDrawn,
} from './whole'
import { evaluate, within } from '../language/folds/evaluate'
import { causesOf, listOf, literal, nightsOf } from '../language/base/scalars'
import { foldOptions } from '../analyse/fold'
import { nodesOf, type NodeOf } from '../analyse/nodes'
import { plainEffectsIn, ownerOf, type Owner } from '../analyse/owners'
import type { Bearers, TraitPlan, NumberOf, WhoOf } from '../state/asking'
import type {
  CallPlan,
  Plan,
  PowerPlan,
  ToldPlan,
  TriggerPlan,
  VictoryMoment,
  VictoryPlan,
} from './types'

const ready = (condition: Condition | undefined) =>
  condition === undefined ? null : evaluate.condition(condition)

/** Makes each expression ready once, however often a step asks for it. */
function once<T, R>(make: (part: T) => R): (part: unknown) => R {
  const known = new WeakMap<object, R>()
  return (part) => {
    if (typeof part !== 'object' || part === null) return make(part as T)
    const found = known.get(part)
    if (found) return found
    const made = make(part as T)
    known.set(part, made)
    return made
  }
}

const set = (who: Who | undefined): WhoOf | null => (who === undefined ? null : evaluate.who(who))

/** How often something may be done; null: as often as anybody likes. */
const counted = (uses: Num | undefined): NumberOf | null =>
  uses === undefined ? null : evaluate.number(uses)

/** Who is woken where nothing is said: the living holders of what the call stands in. */
function holdersOf({ kind, id }: Owner): Who {
  switch (kind) {
    case 'team':
      return { team: id }
    case 'role':
      return { role: id }
    case 'status':
      return { status: id }
    case 'link':
      return { link: id }
    case 'object':
      return { holds: id }
    case 'top':
      return 'nobody'
  }
}

/** The signs that a call can give, each once. */
function signsOf(document: OwnDocument, call: Call): readonly string[] {
  const shown = plainEffectsIn(nodesOf(document).in(call, 'effect')).flatMap((effect) =>
    'show' in effect ? [effect.show] : [],
  )
  const all = [...(call.first ? [call.first] : []), ...shown]
  return [...new Set(all.flatMap(({ sign }) => (sign === undefined ? [] : [sign])))]
}

function callPlan(document: OwnDocument, owner: Owner, call: Call): CallPlan {
  const { choose, wake, uses } = call
  const isGroup = ['team', 'link', 'status'].includes(owner.kind)
  const its = classOf(document, call)
  const isNatural = literal(document.night?.resolve) !== 'inTurn'
  return {
    id: call.id,
    owner,
    source: call,
    class: its,
    waits: isNatural && !['know', 'look', 'trail'].includes(its),
    wake: evaluate.who(wake ?? holdersOf(owner)),
    dead: call.dead ?? false,
    joint: literal(call.joint) ?? (isGroup || choose?.by !== undefined),
    nights: nightsOf(call.nights, true),
    rests: nightsOf(call.rest, false),
    if: ready(call.if),
    actor: set(call.actor),
    blocked: ready(call.blocked),
    uses: counted(uses),
    first: call.first ? evaluate.show(call.first) : null,
    signs: signsOf(document, call),
    choose: choose ? choosePlan(document, choose) : null,
    does: evaluate.effects(call.do),
    otherwise: evaluate.effects(call.otherwise),
    then: listOf(call.then).map((source) => ({
      source,
      to: evaluate.who(source.to),
      if: ready(source.if),
    })),
    shows: showsInAnswer(document, call),
    unseen: literal(call.unseen) ?? false,
    unstoppable: literal(call.unstoppable) ?? false,
    silent: literal(call.silent) ?? false,
    believed: false,
  }
}

/** The calls in the order of the night: as the house or the document says, else by what they do. */
function callPlans(document: OwnDocument, order: readonly string[] | undefined): CallPlan[] {
  const calls = nodesOf(document)
    .of('call')
    .map((node) => callPlan(document, ownerOf(node), node.part))
  return arranged(calls, document.night ?? {}, rankIn(order ?? document.night?.order))
}

function triggerPlan(
  document: OwnDocument,
  owner: Owner,
  { part: source, key: at }: NodeOf<'trigger'>,
): TriggerPlan {
  const { ask, by, notBy, card } = source
  const takes = causesOf(by ?? 'all')
  const leaves = causesOf(notBy)
  return {
    key: `${owner.kind}.${owner.id}.${at}`,
    owner,
    source,
    on: source.on,
    if: ready(source.if),
    uses: counted(source.uses),
    does: evaluate.effects(source.do),
    instead: literal(source.instead) ?? false,
    of: set(source.of),
    by: (cause, atNight) => takes(cause, atNight) && !leaves(cause, atNight),
    card: card === undefined ? null : listOf(card),
    at: source.at ?? 0,
    ask: ask
      ? {
          source: ask,
          whom: evaluate.who(ask.whom ?? 'self'),
          // Before there was a joint answer, `by` was read over.
          joint: document.needs !== undefined && ask.choose.by !== undefined,
          choose: choosePlan(document, ask.choose),
          does: evaluate.effects(ask.do),
          otherwise: evaluate.effects(ask.otherwise),
        }
      : null,
  }
}

function byEvent(triggers: readonly TriggerPlan[]): Plan['waiting'] {
  const found = new Map<Trigger['on'], TriggerPlan[]>()
  for (const trigger of triggers) {
    const others = found.get(trigger.on)
    if (others) others.push(trigger)
    else found.set(trigger.on, [trigger])
  }
  return found
}

function traitPlan(map: TraitMap, isOpen: boolean): TraitPlan {
  const { if: condition } = map
  const whose = followed(map)
  return {
    map,
    isOpen,
    if: condition === undefined ? null : within.condition(condition),
    votesAs:
      whose === undefined ? null : whose === 'giver' ? evaluate.who(whose) : within.who(whose),
  }
}

/** Who and what has which trait. */
function bearersIn(document: OwnDocument): Plan['bearers'] {
  const found: Record<string, Partial<Record<keyof Bearers, Record<string, TraitPlan[]>>>> = {}
  for (const node of nodesOf(document).of('traits')) {
    const { kind, id } = ownerOf(node)
    const isOpen = kind === 'status' && isOpenTrait(document, id, node.part)
    const trait = traitPlan(node.part as unknown as TraitMap, isOpen)
    for (const name of Object.keys(trait.map)) {
      const of = ((found[name] ??= {})[kind as keyof Bearers] ??= {})
      ;(of[id] ??= []).push(trait)
    }
  }
  return found
}

function victoryPlan(document: OwnDocument): VictoryPlan[] {
  return document.victory.map((source) => {
    const { wins, check } = source
    const ids = listOf(wins as string | string[])
    const areTeams =
      Array.isArray(wins) || (typeof wins === 'string' && Object.hasOwn(document.teams, wins))
    const checks = check === undefined ? ['dawn', 'day'] : listOf(check as string | string[])
    return {
      source,
      if: evaluate.condition(source.if),
      wins: areTeams ? ids : evaluate.who(wins as Who),
      but: set(source.but),
      checks,
    }
  })
}

function byMoment(victory: readonly VictoryPlan[]): Plan['victoryAt'] {
  const at = (moment: VictoryMoment) =>
    victory.filter(({ checks }) => checks.includes(moment) || checks.includes('always'))
  return {
    dawn: at('dawn'),
    day: at('day'),
    nightEnds: at('nightEnds'),
    always: at('always'),
    ruling: victory.filter(({ checks }) => checks.some((moment) => moment !== 'nightEnds')),
  }
}

function toldAtDawn({ statuses = {} }: OwnDocument): ToldPlan[] {
  const told = Object.entries(statuses)
    .filter(([, known]) => literal(known.public ?? 'never') !== 'never')
    .map(([status, known]): ToldPlan => ({
      status,
      every: literal(known.every) ?? false,
      newest: literal(known.listed) === 'newest',
    }))
  return [...told.filter(({ every }) => !every), ...told.filter(({ every }) => every)]
}

function powerPlans(document: OwnDocument): PowerPlan[] {
  return powersIn(document).map((node) => {
    const owner = ownerOf(node)
    const { part: source } = node
    return {
      owner,
      holders: evaluate.who(holdersOf(owner)),
      source,
      shows: showsOf(document, node),
      if: ready(source.if),
      uses: counted(source.uses),
      choose: source.choose ? choosePlan(document, source.choose) : null,
      does: evaluate.effects(source.do),
    }
  })
}

/** Makes a document ready for an evening by these house rules. */
export function planOf(
  document: OwnDocument,
  options: OptionValues,
  doomed: (plan: Plan, state: OwnState, causes: (cause: string) => boolean) => readonly SeatId[],
): Plan {
  const doc = foldOptions(document, options)
  const order = options['nightOrder'] as readonly string[] | undefined
  const triggers = nodesOf(doc)
    .of('trigger')
    .map((node) => triggerPlan(doc, ownerOf(node), node))
  const calls = callPlans(doc, doc.night?.mayChange ? order : undefined)
  const victory = victoryPlan(doc)
  const plan: Plan = {
    doc,
    perSeat: literal(doc.deal?.perSeat) ?? 1,
    teams: Object.keys(doc.teams),
    cards: cardsOf(doc),
    calls,
    callOf: new Map(calls.map((call) => [call.id, call])),
    triggers,
    waiting: byEvent(triggers),
    powers: powerPlans(doc),
    toldAtDawn: toldAtDawn(doc),
    shields: (doc.shields ?? []).map((source) => ({
      source,
      if: ready(source.if),
      against: causesOf(source.against),
    })),
    victory,
    victoryAt: byMoment(victory),
    alsoWins: Object.fromEntries(
      Object.entries(doc.roles).flatMap(([role, { alsoWins }]) =>
        alsoWins === undefined ? [] : [[role, evaluate.condition(alsoWins)]],
      ),
    ),
    bearers: bearersIn(doc),
    drawsLooks: looksDrawn(doc),
    forges: isForging(doc),
    answered: answeredIn(doc),
    believed: believedCalls(doc, calls),
    needsLuck: looksDrawn(doc).once || JSON.stringify(doc).includes('"notDealt":'),
    enterable: enterable(doc),
    lasting: lastingIn(doc),
    doomed: (state, causes) => doomed(plan, state, causes),
    effects: once(evaluate.effects),
    who: once(evaluate.who),
    number: once(evaluate.number),
    condition: once(evaluate.condition),
    asksByName: isAskedByName(doc),
    leaves: leavesIn(doc),
  }
  return plan
}
