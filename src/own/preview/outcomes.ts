/** What a preview says of outcomes: what is drawn in secret, what is turned over of the dead, and whose hands are not free. */
import type { GamePreview } from '../../bridge/asked/ownGames'
import type { Node } from '../analyse/nodes'
import { plainEffectsIn } from '../analyse/owners'
import { ownersIn } from '../analyse/reach'
import { wordOf, type DayPart } from '../format/day/day'
import { fill } from '../language/base/fill'
import { listed } from '../language/base/lists'
import { literal } from '../language/base/scalars'
import type { Who } from '../language/expressions'
import { whoPhrase } from '../language/folds/say'
import type { Bearers, TraitPlan } from '../state/asking'
import type { Voice } from './calls'
import type { Shown } from './evening'
import type { Phrasing } from './expressions'

/** Whoever and whatever comes into an evening with this deck, such as `role:seer`. */
export function thereIn({ plan, deck }: Shown): ReadonlySet<string> {
  const dealt = new Set(
    Object.entries(plan.cards).flatMap(([card, { role }]) => ((deck[card] ?? 0) > 0 ? role : [])),
  )
  return ownersIn(plan.doc, (role) => dealt.has(role))
}

/** What these effects draw, or have turned over later, as other readings of the call that they stand in. */
export function outcomesIn(nodes: readonly Node[], phrasing: Phrasing) {
  const { outcomes } = phrasing.words
  const names = (ids: readonly string[]) =>
    listed(ids.map(phrasing.nameOf), phrasing.language, 'or')
  const reading = (word: 'role' | 'status', of: string) => ({
    name: outcomes.drawn,
    does: fill(outcomes[word], { of }),
  })
  const found = plainEffectsIn(nodes).flatMap((effect) => {
    if ('cover' in effect) {
      const { as } = effect.cover
      const role = as === undefined ? '' : phrasing.nameOf(as)
      const does = fill(as === undefined ? outcomes.coverNothing : outcomes.coverAs, { role })
      return [{ name: outcomes.covered, does }]
    }
    if ('become' in effect) {
      const { role } = effect.become
      if (typeof role !== 'object' || !('random' in role)) return []
      const { random } = role
      return [reading('role', typeof random === 'string' ? outcomes[random] : names(random))]
    }
    if (!('give' in effect)) return []
    const { give } = effect
    if (typeof give !== 'object' || !('random' in give)) return []
    return [reading('status', names(give.random))]
  })
  return [...new Map(found.map((each) => [each.does, each])).values()]
}

/** What has a trait in this evening, with the name of whatever brings it. */
function bearersOf(shown: Shown, trait: 'shownAs' | 'mustVote' | 'mayVote', phrasing: Phrasing) {
  const there = thereIn(shown)
  const bearers: Bearers = shown.plan.bearers[trait] ?? {}
  return Object.entries(bearers).flatMap(([kind, owners]) =>
    Object.entries(owners).flatMap(([id, traits]) =>
      there.has(`${kind}:${id}`) ? traits.map((of) => ({ of, name: phrasing.nameOf(id) })) : [],
    ),
  )
}

/** What everybody is shown of the dead at dawn, where it is not the same for all; null where there is nothing to say of it. */
export function deadOf(
  shown: Shown,
  { texts }: Voice,
  phrasing: Phrasing,
): GamePreview['day'][number] | null {
  const { dead } = phrasing.words
  const { show } = shown.plan.doc.deaths ?? {}
  const causes = typeof show === 'object' && !('option' in show) ? Object.entries(show) : []
  const byCause = causes.map(([cause, what]) => {
    const known = { cause: phrasing.nameOf(cause), what: dead[literal(what) ?? 'role'] }
    return fill(cause === 'other' ? dead.other : dead.of, known)
  })
  const seeming = bearersOf(shown, 'shownAs', phrasing).map(({ of: { map }, name }) => {
    const as = String(map.shownAs)
    return as === 'nothing'
      ? fill(dead.notShown, { name })
      : fill(dead.shownAs, { name, role: phrasing.nameOf(as) })
  })
  const lines = [...byCause, ...seeming]
  const title = texts.steps['dawn.announce']?.title ?? ''
  return lines.length === 0 ? null : { id: 'dawn', title, lines }
}

/** Whose hands are not free in a part of the day in which hands go up. */
export function boundIn(part: DayPart, shown: Shown, phrasing: Phrasing): string[] {
  const { bound } = phrasing.words
  const { entry } = wordOf(part)
  if (!('vote' in entry.moments) && entry.office(wordOf(part).body) === null) return []
  const line = (template: string, of: TraitPlan, known: Readonly<Record<string, string>>) =>
    of.isOpen ? fill(template, known) : `${fill(template, known)} ${bound.reminded}`
  const must = bearersOf(shown, 'mustVote', phrasing).map(({ of, name }) => {
    const whom = of.map.mustVote as unknown as Who | 'yes' | 'no'
    if (whom === 'yes' || whom === 'no') return line(bound[whom], of, { name })
    return line(bound.must, of, { name, who: whoPhrase(phrasing, whom) })
  })
  const may = bearersOf(shown, 'mayVote', phrasing).map(({ of, name }) => {
    const who = whoPhrase(phrasing, of.map.mayVote as unknown as Who)
    return line(bound.may, of, { name, who })
  })
  return [...must, ...may]
}
