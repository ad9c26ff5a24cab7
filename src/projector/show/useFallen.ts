/** Of whom the last announcement tells that they have fallen, and by whose hand where it says so: everybody looks at them until more is told. */
import { computed } from 'vue'
import type { ProjectorView, SeatId } from '../../bridge'
import type { ThemeTokens } from '../../ui/themeTokens'
import { worthTelling } from './past/news'
import { useShow } from './store/showStore'

/** More than so many are no picture. */
const MOST = 3

/** In the order in which it is told: whoever does it before whom it befalls. */
export function fallenIn(
  view: Pick<ProjectorView, 'scene' | 'seats' | 'items'>,
  falls: NonNullable<ThemeTokens['falls']>,
): readonly SeatId[] {
  if (view.scene !== 'day' && view.scene !== 'dawn') return []
  const news = worthTelling(view.items.slice(-1))[0]
  if (!news || news.show) return []
  const { of, kind } = news
  const seat = (id: unknown) => view.seats.find((one) => one.id === id)
  const one = seat(of)
  if (one) return one.out || Object.hasOwn(falls, kind) ? [one.id] : []
  if (typeof of !== 'object' || Array.isArray(of)) return []
  const told = Object.entries(of).flat(2).map(seat)
  const all = told.flatMap((found) => (found ? [found.id] : []))
  const some = all.filter((id, at) => all.indexOf(id) === at)
  const isWhole = told.every((found) => found !== undefined)
  return isWhole && some.length <= MOST && told.some((found) => found?.out) ? some : []
}

/** Whether the last announcement is a verdict that somebody was condemned by. */
export function isVerdict(
  view: Pick<ProjectorView, 'scene' | 'seats' | 'items'>,
  falls: NonNullable<ThemeTokens['falls']>,
): boolean {
  const kind = worthTelling(view.items.slice(-1))[0]?.kind ?? ''
  const fall = Object.hasOwn(falls, kind) ? falls[kind] : undefined
  return fall === 'verdict' && fallenIn(view, falls).length === 1
}

export function useFallen() {
  const show = useShow()
  const falls = computed(() => show.theme.falls ?? {})
  const fallen = computed(() => (show.view ? fallenIn(show.view, falls.value) : []))
  const condemned = computed(() => show.view !== null && isVerdict(show.view, falls.value))
  return { fallen, condemned }
}
