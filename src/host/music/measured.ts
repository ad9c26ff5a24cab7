/** What was measured of the host's files, by their ids; kept, so that each file is measured once. */
import type { Loudness, Skip } from '../../bridge'
import type { Kept } from '../settings/kept'

export type Measure = Loudness | { readonly broken: Skip }

/** So many are remembered; the oldest go. */
const MOST = 6000

export class Measured {
  readonly #known: Map<string, Measure>

  constructor(private readonly kept: Pick<Kept, 'loudness' | 'changeLoudness'>) {
    this.#known = new Map(Object.entries(kept.loudness))
  }

  of(id: string): Measure | undefined {
    return this.#known.get(id)
  }

  loudness(id: string): Loudness | null {
    const measure = this.#known.get(id)
    return measure && 'lufs' in measure ? measure : null
  }

  set(id: string, measure: Measure): void {
    this.#known.set(id, measure)
    this.kept.changeLoudness((known) => {
      const all = Object.entries({ ...known, [id]: measure })
      return Object.fromEntries(all.slice(-MOST))
    })
  }
}
