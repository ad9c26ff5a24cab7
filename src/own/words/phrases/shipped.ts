/** The phrase books of the languages that come with the program as documents. */
import es from '../../../../assets/languages/es.json' with { type: 'json' }
import fr from '../../../../assets/languages/fr.json' with { type: 'json' }
import it from '../../../../assets/languages/it.json' with { type: 'json' }
import th from '../../../../assets/languages/th.json' with { type: 'json' }
import type { Phrases } from '../../format/phrases/phrases'
import { en } from './en'

/** What one should lack is English. */
const whole = ({ phrases }: { readonly phrases: object }): Phrases => ({ ...en, ...phrases })

export const shippedBooks: Readonly<Record<string, Phrases>> = {
  es: whole(es),
  fr: whole(fr),
  it: whole(it),
  th: whole(th),
}
