import { Worker } from 'node:worker_threads'
import type { FromServer, ServerLine } from './messages'

/** A stranger must not be able to fill the computer's memory. */
const MOST_MEMORY_MB = 256

/** Starts the network's server as a thread of this program. @param program the built `serverThread` */
export function startThread(program: string): ServerLine {
  const worker = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  // What broke it is told by `exit` as well.
  worker.on('error', (error) => console.error(error))
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', (message) => listener(message as FromServer)),
    onGone: (listener) => worker.on('exit', listener),
    stop: () => void worker.terminate(),
  }
}
