/** The one thing that goes wrong in a channel: whatever the reason, it is over for good, and says no more than that. */
export class Closed extends Error {
  constructor() {
    super('the channel is closed')
  }
}

/** What somebody wanted to send does not fit. Nothing was sent, and the channel stays as it is. */
export class TooLong extends RangeError {
  constructor(bytes: number, most: number) {
    super(`${bytes} bytes do not fit into ${most}`)
  }
}

/** Does it, or ends in the one way. @throws Closed whatever went wrong */
export function orClosed<T>(attempt: () => T): T {
  try {
    return attempt()
  } catch {
    throw new Closed()
  }
}
