/** The languages of the windows that come with the program as documents; each is loaded when it is chosen. */
import { documentNames } from '../../i18n/languages'
import type { ShippedLanguages } from './ports'

const loads: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  es: () => import('../../../assets/languages/es.json', { with: { type: 'json' } }),
  fr: () => import('../../../assets/languages/fr.json', { with: { type: 'json' } }),
  it: () => import('../../../assets/languages/it.json', { with: { type: 'json' } }),
  th: () => import('../../../assets/languages/th.json', { with: { type: 'json' } }),
}

export const shippedLanguages: ShippedLanguages = Object.fromEntries(
  Object.entries(loads).map(([code, load]) => [
    code,
    { name: documentNames[code] ?? code, load: async () => (await load()).default },
  ]),
)
