import { Worker } from 'node:worker_threads'
import type { FromServer, Line, ToServer } from './messages'

/** A stranger must not be able to fill the computer's memory. */
const MOST_MEMORY_MB = 256

/** Starts a part as a thread of this program. @param program as it was built: `serverThread`, `oddsThread`, `readingThread` */
export function startThread<To = ToServer, From = FromServer>(program: string): Line<To, From> {
  const worker = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  // What broke it is told by `exit` as well.
  worker.on('error', (error) => console.error(error))
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', (message) => listener(message as From)),
    onGone: (listener) => worker.on('exit', listener),
    stop: () => void worker.terminate(),
  }
}
