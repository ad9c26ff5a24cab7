/** When a scene is photographed: once it has settled, and again where it goes on by itself. */
import type { ProjectorView } from '../../src/bridge'
import { winnersOf } from '../../src/bridge/views/winners'
import { knownIn, revealPlan } from '../../src/projector/show/reveal/revealPlan'
import { sideOf } from '../../src/projector/show/reveal/sides'
import type { ThemeTokens } from '../../src/ui/themeTokens'

interface Time {
  /** After the scene has come, in milliseconds. */
  readonly ms: number
  /** What has happened by then; empty where nothing has. */
  readonly what: string
}

const SETTLED: Time = { ms: 700, what: '' }
/** A story is half told by then. */
export const HALF_TOLD_MS = 8000
/** Cards are turned in this time. */
const TURN_MS = 1500

/** The cards at the end are turned over one by one, the last of them alone; then the evening is told. */
function revealed(view: ProjectorView, theme: ThemeTokens, still: boolean): readonly Time[] {
  const seats = view.end?.revealed?.seats ?? []
  const isOut = (id: string) => view.seats.some((seat) => seat.id === id && seat.out)
  const winners = winnersOf(seats, view.end?.winners ?? [], isOut)
  const { heldAt, lastAt, toldAt } = revealPlan(
    seats,
    winners,
    (team) => sideOf(theme, team),
    knownIn(view),
  )
  if (still) return [SETTLED, { ms: toldAt - lastAt + TURN_MS, what: 'told' }]
  return [
    SETTLED,
    { ms: heldAt + TURN_MS, what: 'held' },
    { ms: lastAt + TURN_MS, what: 'the last card' },
    { ms: toldAt + 2 * TURN_MS, what: 'told' },
  ]
}

export function timesOf(view: ProjectorView, theme: ThemeTokens, still: boolean): readonly Time[] {
  if (view.end?.revealed) return revealed(view, theme, still)
  return view.story ? [SETTLED, { ms: HALF_TOLD_MS, what: 'half told' }] : [SETTLED]
}
