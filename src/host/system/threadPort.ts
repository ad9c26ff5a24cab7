/** The host's line as a thread has it: a worker's port in the browser mode, a utility process's in Electron. */
import { parentPort } from 'node:worker_threads'

/** What Electron puts into a utility process. */
interface UtilityPort {
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): void
  postMessage(message: unknown): void
}

const { parentPort: utilityPort } = process as { readonly parentPort?: UtilityPort }

/** Says something to the host. */
export function post(message: unknown): void {
  parentPort?.postMessage(message)
  utilityPort?.postMessage(message)
}

/** Hears what the host says. */
export function onMessage(listener: (message: unknown) => void): void {
  parentPort?.on('message', listener)
  utilityPort?.on('message', ({ data }) => listener(data))
}
