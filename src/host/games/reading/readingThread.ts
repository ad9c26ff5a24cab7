/** Reading and checking own games as a program of its own: a thread in the browser mode, a process in Electron. */
import { onMessage, post } from '../../system/threadPort'
import type { ReadText, TextWasRead } from './messages'
import { readText } from './readGame'

onMessage((message) => {
  const { serial, text } = message as ReadText
  post({ serial, read: readText(text) } satisfies TextWasRead)
})
