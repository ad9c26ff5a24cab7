/** Which views of an evening are worth a picture: one of each kind of scene, and the great moments with what led to them. */
import type { ProjectorView } from '../../src/bridge'
import { newAct } from '../../src/projector/show/store/act'
import { newFalls } from '../../src/projector/show/falls/fall'
import { newDrawing } from '../../src/projector/show/past/lot'
import { closenessOf } from '../../src/projector/show/votes/lastVotes'
import type { ThemeTokens } from '../../src/ui/themeTokens'
import type { Shot } from './evening'

/** What kind of picture a view makes. */
export function kindOf(view: ProjectorView): string {
  const { scene, stage, count, items, end, clock, story, rule } = view
  const last = items.at(-1)
  return [
    scene,
    rule?.about,
    stage?.about,
    count && (count.closed ? 'counted' : count.hands ? 'hands' : 'secret'),
    scene === 'vote' || scene === 'discussion' ? null : last && (last.show ?? last.kind),
    clock && 'clock',
    story && 'story',
    end && (end.revealed ? 'revealed' : 'won'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The last view of each kind before another one comes: counts are full then; the first that there is of each. */
export function scenesOf(shots: readonly Shot[]): ReadonlyMap<string, Shot> {
  const found = new Map<string, Shot>()
  shots.forEach((shot, index) => {
    const kind = kindOf(shot.view)
    const next = shots[index + 1]
    if (next && kindOf(next.view) === kind) return
    if (!found.has(kind)) found.set(kind, shot)
  })
  return found
}

export interface Moment {
  readonly name: string
  readonly before: Shot
  readonly after: Shot
}

function momentOf(
  shown: ProjectorView,
  next: ProjectorView,
  theme: Pick<ThemeTokens, 'acts' | 'falls'>,
): string | null {
  const act = newAct(shown, next, theme.acts)
  if (act) return `act ${act.name}`
  const [fall] = newFalls(shown, next, theme)
  if (fall) return `fall ${fall.name}`
  if (newDrawing(shown, next)) return 'lot'
  if (next.end && !shown.end) return 'victory'
  if (next.end?.revealed && !shown.end?.revealed) return 'reveal'
  if (next.story && !shown.story) return 'story'
  if (next.phase && next.phase.kind !== shown.phase?.kind) return `begin ${next.phase.kind}`
  if (closenessOf(next)?.decided && !closenessOf(shown)?.decided) return 'last votes'
  return null
}

/** The first of each kind of great moment. */
export function momentsOf(
  shots: readonly Shot[],
  theme: Pick<ThemeTokens, 'acts' | 'falls'>,
): readonly Moment[] {
  const found = new Map<string, Moment>()
  shots.forEach((after, index) => {
    const before = shots[index - 1]
    const name = before && momentOf(before.view, after.view, theme)
    if (before && name && !found.has(name)) found.set(name, { name, before, after })
  })
  return [...found.values()]
}
