/** The languages of the windows that come with the program as documents; each is loaded when it is chosen. */
import { documentNames } from '../../i18n/languages'
import type { ShippedLanguages } from './ports'

const loads: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  es: () => import('../../../assets/languages/es.json'),
  fr: () => import('../../../assets/languages/fr.json'),
  it: () => import('../../../assets/languages/it.json'),
  th: () => import('../../../assets/languages/th.json'),
}

export const shippedLanguages: ShippedLanguages = Object.fromEntries(
  Object.entries(loads).map(([code, load]) => [
    code,
    { name: documentNames[code] ?? code, load: async () => (await load()).default },
  ]),
)
