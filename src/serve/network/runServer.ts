/** Runs a server where it was started: a thread in the browser mode, a process of its own in Electron. */
import { parentPort } from 'node:worker_threads'

/** What Electron puts into a utility process. */
interface UtilityPort {
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): void
  postMessage(message: unknown): void
}

/** @param make makes the server, given how it tells the host something; `hear` is what the host says to it */
export function runServer<To, From>(
  make: (post: (message: From) => void) => { hear(message: To): void },
): void {
  const { parentPort: utilityPort } = process as { readonly parentPort?: UtilityPort }
  const server = make((message) => {
    parentPort?.postMessage(message)
    utilityPort?.postMessage(message)
  })
  parentPort?.on('message', (message) => server.hear(message as To))
  utilityPort?.on('message', ({ data }) => server.hear(data as To))
}
