/** Polish: what each window and the program load when it is chosen. */
import type { LanguageParts } from '../../languages'

export const language: LanguageParts = {
  desk: () => import('./desk'),
  show: () => import('./projector'),
  phone: () => import('./phone'),
  desktop: () => import('./desktop'),
}
