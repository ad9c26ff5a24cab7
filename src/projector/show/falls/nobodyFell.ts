/** Whether everybody knows that nobody has fallen. */
import type { ProjectorView } from '../../../bridge'
import type { ThemeTokens } from '../../../ui/themeTokens'
import { worthTelling } from '../past/news'
import type { Falling } from './playFalls'

/** Whether it has been told that nobody fell, and nothing since: while that is led up to, nobody may know it yet. */
export function nobodyFell(
  view: Pick<ProjectorView, 'scene' | 'items'>,
  falling: Falling | null,
  falls: ThemeTokens['falls'],
): boolean {
  if (falling) return falling.named && falling.fall.name === 'nobody'
  const last = worthTelling(view.items).at(-1)
  return view.scene === 'dawn' && last !== undefined && falls?.[last.kind] === 'nobody'
}
