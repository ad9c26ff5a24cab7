/** Counts what was turned away. A flood of strangers is one message to the host now and then. */
const TELL_MS = 100

export class Refusals {
  #count = 0
  #telling: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly tell: (count: number) => void) {}

  add(): void {
    this.#count += 1
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined
      this.tell(this.#count)
    }, TELL_MS)
  }
}
