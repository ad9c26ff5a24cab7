/** What players want of an evening that the program hosts; nothing of it outlives the program. */
export class Hosting {
  /** Whether it stands still. */
  paused = false
  /** Who agrees that the desk is opened, by place; null: nobody wants to. */
  word: Set<number> | null = null
  /** Whose phone is not waited for any more; once it is back, it is again. */
  readonly without = new Set<number>()
  /** Which opening of a step has been waited for long enough; null: none. */
  hurried: number | null = null
  #enough: { readonly opening: string; readonly places: Set<number> } | null = null

  /** Another evening, or none. */
  clear(): void {
    this.paused = false
    this.word = null
    this.without.clear()
    this.hurried = null
    this.#enough = null
  }

  /** Phones that are back are waited for when they are away again. */
  waitAgain(isHere: (place: number) => boolean): void {
    for (const place of this.without) if (isHere(place)) this.without.delete(place)
  }

  /** Somebody has had enough of what is talked about, or has not after all. @param opening which opening of a step */
  hasEnough(opening: string, place: number): void {
    if (this.#enough?.opening !== opening) this.#enough = { opening, places: new Set() }
    const { places } = this.#enough
    if (!places.delete(place)) places.add(place)
  }

  /** Who has had enough of it, by place. */
  enoughOf(opening: string): ReadonlySet<number> {
    return this.#enough?.opening === opening ? this.#enough.places : new Set()
  }
}
