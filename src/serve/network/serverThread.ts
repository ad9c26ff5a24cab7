/** The network's server as a program: a thread in the browser mode, a process of its own in Electron. */
import { parentPort } from 'node:worker_threads'
import type { FromServer, ToServer } from './messages'
import { NetworkServer } from './networkServer'

/** What Electron puts into a utility process. */
interface UtilityPort {
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): void
  postMessage(message: unknown): void
}

const { parentPort: utilityPort } = process as { readonly parentPort?: UtilityPort }

const post = (message: FromServer): void => {
  parentPort?.postMessage(message)
  utilityPort?.postMessage(message)
}
const server = new NetworkServer(post)
parentPort?.on('message', (message) => server.hear(message as ToServer))
utilityPort?.on('message', ({ data }) => server.hear(data as ToServer))
