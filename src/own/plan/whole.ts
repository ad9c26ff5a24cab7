/** What a plan knows of its document as a whole: what can be drawn, forged, come to, broken off. */
import type { OwnDocument } from '../format/document'
import { beliefsIn } from '../analyse/beliefs'
import { nodesOf } from '../analyse/nodes'
import { plainEffectsIn } from '../analyse/owners'
import { literal } from '../language/base/scalars'
import { rolesBrought } from '../language/effects/people/become'
import type { Plan } from './types'

/** Whether some look like roles that are drawn. */
export function looksDrawn(document: OwnDocument): Plan['drawsLooks'] {
  const drawn = nodesOf(document)
    .of('traits')
    .flatMap(({ part: { seenAs } }) => (seenAs && 'random' in seenAs ? [seenAs] : []))
  return { once: drawn.some(({ each }) => !each), each: drawn.some(({ each }) => each === true) }
}

/** What somebody can come to who was not dealt it. */
export function enterable(document: OwnDocument): Plan['enterable'] {
  const roles = new Set<string>()
  const teams = new Set<string>()
  const add = (into: Set<string>, named: unknown, all: readonly string[]) => {
    for (const id of typeof named === 'string' ? [named] : all) into.add(id)
  }
  const all = Object.keys(document.roles)
  for (const effect of plainEffectsIn(nodesOf(document).all)) {
    if ('become' in effect)
      for (const role of rolesBrought(effect.become.role, all)) roles.add(role)
    else if ('join' in effect) add(teams, effect.join.team, Object.keys(document.teams))
  }
  for (const role of roles) teams.add(document.roles[role]?.team ?? '')
  const held = new Set(roles)
  // A call stays for whoever believes that it is his.
  for (const role of Object.values(beliefsIn(document)).flat()) roles.add(role)
  return { roles, teams, held }
}

/** Whether a trait or an effect covers what is turned over of the dead. */
export const isForging = (document: OwnDocument): boolean =>
  nodesOf(document)
    .of('traits')
    .some(({ part }) => part.shownAs !== undefined) ||
  plainEffectsIn(nodesOf(document).all).some((effect) => 'cover' in effect)

/** Statuses that a dead player keeps. */
export const lastingIn = ({ statuses = {} }: OwnDocument): Plan['lasting'] =>
  new Set(
    Object.entries(statuses).flatMap(([id, { afterDeath }]) => (literal(afterDeath) ? [id] : [])),
  )

/** What the powers of a document can break off. */
export function leavesIn(document: OwnDocument): Plan['leaves'] {
  const nodes = nodesOf(document)
  const effects = nodes.of('power').flatMap((power) => plainEffectsIn(nodes.within(power)))
  return new Set(effects.flatMap((effect) => ('leave' in effect ? [literal(effect.leave)] : [])))
}

/** Calls of which others show what they showed. */
export function answeredIn(document: OwnDocument): Plan['answered'] {
  const nodes = nodesOf(document)
  const shown = [
    ...nodes.of('call').map(({ part }) => part.first),
    ...plainEffectsIn(nodes.all).map((effect) => ('show' in effect ? effect.show : undefined)),
  ]
  return new Set(shown.flatMap((show) => show?.answerOf ?? []))
}

/** What each card makes of whoever holds it; without cards of its own each role is its card. */
export function cardsOf(document: OwnDocument): Plan['cards'] {
  const cards = Object.entries(document.cards ?? {}).map(([id, { role, active }]) => [
    id,
    { role, roles: [role], top: literal(active) === 'top' },
  ])
  const roles = Object.keys(document.roles).map((role) => [
    role,
    { role, roles: [role], top: false },
  ])
  return Object.fromEntries(document.cards ? cards : roles) as Plan['cards']
}

/** Whether something of a document hangs on whose hand it was. */
export function isAskedByName(document: OwnDocument): boolean {
  if (JSON.stringify([document.day, document.dayZero ?? []]).includes('"holder"')) return true
  if (document.deaths?.votes !== undefined) return true
  const nodes = nodesOf(document)
  const isRead = nodes
    .of('who')
    .some(({ part }) => typeof part === 'object' && ('votersOf' in part || 'votedBy' in part))
  const isBound = nodes
    .of('traits')
    .some(({ part }) => part.mustVote !== undefined || part.mayVote !== undefined)
  return isRead || isBound || nodes.of('trigger').some(({ part }) => part.on === 'voted')
}
