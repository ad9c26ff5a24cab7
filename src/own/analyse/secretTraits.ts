/** Which traits the room would notice, and where they come from without anybody knowing. */
import type { OwnDocument } from '../format/document'
import type { TraitMap } from '../format/lasting'
import type { Num } from '../language/expressions'
import { MOMENTS_OF_POWERS, type Power } from '../format/triggers'
import { traitsChanging, type TraitName } from '../schema/traits'
import { nodesOf, type Node } from './nodes'
import { statusesOf } from '../language/effects/things/give'
import { ownerOf, type Owner } from './owners'
import { isPublic, levelOf, SELF_SEEN } from '../language/folds/levels'

/** Traits that change a list, a queue or a step of the day. */
export const OF_DAY: readonly TraitName[] = traitsChanging('day')
/** Traits that change what hands come to. */
export const OF_COUNT: readonly TraitName[] = traitsChanging('count')

/** A trait that comes from something nobody knows of. */
export interface SecretTrait {
  /** The role, status or object it stands at. */
  readonly id: string
  readonly name: TraitName
  /** What makes it secret, and where that stands. */
  readonly at: object
  readonly key: string
}

/** All traits of these names that can come from a secret source, in the order of the sections. */
export function secretTraits(
  document: OwnDocument,
  names: readonly TraitName[],
): readonly SecretTrait[] {
  return nodesOf(document)
    .of('traits')
    .flatMap((node) => secretIn(document, ownerOf(node), node.part, names))
}

function secretIn(
  document: OwnDocument,
  { kind, id }: Owner,
  map: TraitMap,
  names: readonly TraitName[],
): SecretTrait[] {
  const isStatus = kind === 'status'
  const isKnown = isStatus && isPublic(document, id) && !comesUntold(document, id)
  const isOpen = isStatus && isOpenTrait(document, id, map)
  return names
    .filter((name) => map[name] !== undefined && map[name] !== false)
    .flatMap((name) => {
      if (!isKnown) return { id, name, at: map, key: name }
      if (!isOpen) return { id, name, at: map, key: 'if' }
      const { verdicts = 0 } = map
      if (name === 'verdicts' && levelOf(document, verdicts as Num) === 'secret')
        return { id, name, at: map, key: name }
      return name === 'votesAs' && followsInSecret(document, map)
        ? { id, name, at: map, key: name }
        : []
    })
}

/** Whether traits of a status hang on nothing but what the room can know: that somebody has it, and an open condition. */
export function isOpenTrait(document: OwnDocument, status: string, map: TraitMap): boolean {
  if (!isPublic(document, status)) return false
  return map.if === undefined || levelOf(document, map.if, SELF_SEEN) !== 'secret'
}

/** Whoever gave a status is not told with it, and neither is who has a role. */
function followsInSecret(document: OwnDocument, { votesAs }: TraitMap): boolean {
  if (votesAs === undefined) return false
  return votesAs === 'giver' || levelOf(document, votesAs.seat, SELF_SEEN) === 'secret'
}

/** True if a status that is told at dawn is given by day: then nothing is told of it. */
function comesUntold(document: OwnDocument, status: string): boolean {
  return document.statuses?.[status]?.public === 'dawn' && givenByDay(document).has(status)
}

const BY_DAY = new WeakMap<OwnDocument, ReadonlySet<string>>()

/** Statuses that are given by what happens by day alone: questions before everybody, what the day begins with, powers. */
function givenByDay(document: OwnDocument): ReadonlySet<string> {
  const known = BY_DAY.get(document)
  if (known) return known
  const found = new Set<string>()
  for (const node of nodesOf(document).of('effect')) {
    if (!('give' in node.part) || !comesByDay(node)) continue
    for (const status of statusesOf(node.part.give)) found.add(status)
  }
  BY_DAY.set(document, found)
  return found
}

/** Whether an effect comes by day: in a part of it, in an ask, in what the day begins with, or in a power of the day. */
function comesByDay({ up }: Node): boolean {
  if (up?.kind === 'effect') return comesByDay(up)
  if (up?.kind === 'trigger') return up.part.on === 'day'
  if (up?.kind === 'dayPart') return true
  return up?.kind === 'ask' || (up?.kind === 'power' && isOfDay(up.part))
}

const DAYTIME: ReadonlySet<string> = new Set(MOMENTS_OF_POWERS.filter((word) => word !== 'night'))

/** Whether a power can be used by day, and not only at night or while a call is open. */
const isOfDay = ({ during }: Power): boolean => during.some((word) => DAYTIME.has(word))
