/** Reading and checking own games as a program of its own: a thread in the browser mode, a process in Electron. */
import { parentPort } from 'node:worker_threads'
import { readText } from '../readGame'
import type { ReadText, TextWasRead } from './messages'

/** What Electron puts into a utility process. */
interface UtilityPort {
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): void
  postMessage(message: unknown): void
}

const { parentPort: utilityPort } = process as { readonly parentPort?: UtilityPort }

function answer({ serial, text }: ReadText): void {
  const message: TextWasRead = { serial, read: readText(text) }
  parentPort?.postMessage(message)
  utilityPort?.postMessage(message)
}

parentPort?.on('message', (message) => answer(message as ReadText))
utilityPort?.on('message', ({ data }) => answer(data as ReadText))
