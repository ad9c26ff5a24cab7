/** German, loaded part by part when somebody chooses it. */
import type { LanguageParts } from '../../languages'

export const language: LanguageParts = {
  desk: () => import('./desk'),
  show: () => import('./projector'),
  phone: () => import('./phone'),
  desktop: () => import('./desktop'),
}
