/** One audience of the host: who listens, and what it was sent last. */

/** A view, and the same as JSON text, so that carriers need not write it again. */
export type Listener<V> = (view: V, json: string) => void
export type PackListener<P> = (pack: P, json: string) => void

export interface Written<T> {
  readonly view: T
  readonly json: string
}

interface Hearing<V, P> {
  readonly listener: Listener<V>
  readonly onPack: PackListener<P> | undefined
}

export class Outlet<V, P> {
  readonly #hearing = new Set<Hearing<V, P>>()
  #view: Written<V> | null = null
  #packs: readonly Written<P>[] = []
  #packsOf: string | null = null

  /** @param onError hears of listeners that throw */
  constructor(private readonly onError: (error: unknown) => void) {}

  /** Tells what there is at once and everything newer from then on. @returns a function that stops */
  subscribe(listener: Listener<V>, onPack?: PackListener<P>): () => void {
    const one = { listener, onPack }
    this.#hearing.add(one)
    for (const { view, json } of this.#packs) onPack?.(view, json)
    if (this.#view) listener(this.#view.view, this.#view.json)
    return () => this.#hearing.delete(one)
  }

  tell(sent: Written<V>): void {
    this.#view = sent
    this.#each(({ listener }) => listener(sent.view, sent.json))
  }

  /**
   * Tells the games that are new or changed, to be called before the first view that needs them.
   * @param of what they depend on; nothing is told when it is the same as last time
   */
  tellPacks(of: string, make: () => readonly P[]): void {
    if (of === this.#packsOf) return
    this.#packsOf = of
    const told = new Set(this.#packs.map(({ json }) => json))
    this.#packs = make().map((view) => ({ view, json: JSON.stringify(view) }))
    for (const { view, json } of this.#packs) {
      if (!told.has(json)) this.#each(({ onPack }) => onPack?.(view, json))
    }
  }

  #each(tell: (one: Hearing<V, P>) => void): void {
    for (const one of this.#hearing) {
      try {
        tell(one)
      } catch (error) {
        this.onError(error)
      }
    }
  }
}
