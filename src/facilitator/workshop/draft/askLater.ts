/** What a host types is asked about after a short pause, and only the newest question counts. */

export interface AskingLater<Q> {
  /** Asks once nothing was said for the pause; what was asked before counts no more. */
  later(question: Q): void
  /** Asks at once. */
  now(question: Q): void
  /** Asks nothing more, and takes no answer that is under way. */
  stop(): void
}

interface Work<Q, A> {
  readonly pauseMs: number
  ask(question: Q): Promise<A>
  /** Called for the newest question only. */
  got(answer: A, question: Q): void
}

/** @returns what asks later, and drops answers that come too late */
export function askLater<Q, A>({ pauseMs, ask, got }: Work<Q, A>): AskingLater<Q> {
  let newest = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function go(question: Q, mine: number): Promise<void> {
    const answer = await ask(question)
    if (mine === newest) got(answer, question)
  }
  function begin(): number {
    clearTimeout(timer)
    newest += 1
    return newest
  }
  return {
    later(question) {
      const mine = begin()
      timer = setTimeout(() => void go(question, mine), pauseMs)
    },
    now(question) {
      void go(question, begin())
    },
    stop: () => void begin(),
  }
}
