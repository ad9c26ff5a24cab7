// Keeps a page's sound on the output that the host chose: leaves it when it is gone, and comes back with it.
import { findOutput, readOutputs, type OutputDevices } from './outputs'

/** What is used of an audio context; only Chromium's goes where it is told. */
export interface OutputContext {
  setSinkId?(id: string): Promise<void>
  addEventListener(type: 'error', listener: () => void): void
  removeEventListener(type: 'error', listener: () => void): void
}

export interface OutputKeeper {
  /** By its name; empty: the system's standard output, whichever that is at the moment. */
  choose(label: string): void
  stop(): void
}

/** The system's standard output, in the words of `setSinkId`. */
const STANDARD = ''
/** A television that has just come back takes a moment before it takes sound. */
const AGAIN_MS = 1000
const MOST_TRIES = 5

/** Sound stays on the standard output where there are no devices, or no context that could go elsewhere. */
export function keepOutput(
  context: OutputContext | null,
  devices: OutputDevices | undefined,
): OutputKeeper {
  let wanted = ''
  /** Where the sound is; null: nowhere, because its device went. */
  let present: string | null = STANDARD
  let stopped = false
  let again: ReturnType<typeof setTimeout> | undefined
  // One step after the other: each looks anew at what is wanted and what is there.
  let queue: Promise<void> = Promise.resolve()

  function follow(tries = 0): void {
    clearTimeout(again)
    queue = queue.then(() => step(tries)).catch(() => {})
  }

  async function go(id: string): Promise<void> {
    present = null
    await context?.setSinkId?.(id)
    present = id
  }

  async function step(tries: number): Promise<void> {
    const chosen = wanted === '' ? null : findOutput(await readOutputs(devices), wanted)
    const id = chosen?.id ?? STANDARD
    if (stopped || id === present) return
    try {
      // An output that went and came back under the same id would be taken for the one that it is on already.
      if (present === null) await go(STANDARD)
      await go(id)
    } catch {
      if (id !== STANDARD) await go(STANDARD).catch(() => {})
      if (tries < MOST_TRIES && !stopped) again = setTimeout(() => follow(tries + 1), AGAIN_MS)
    }
  }

  const onDevices = (): void => follow()
  const onError = (): void => {
    present = null
    follow()
  }
  devices?.addEventListener('devicechange', onDevices)
  context?.addEventListener('error', onError)
  return {
    choose(label) {
      if (label === wanted) return
      wanted = label
      follow()
    },
    stop() {
      stopped = true
      clearTimeout(again)
      devices?.removeEventListener('devicechange', onDevices)
      context?.removeEventListener('error', onError)
    },
  }
}
