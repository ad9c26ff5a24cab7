import { utilityProcess } from 'electron'
import type { FromServer, Line, ToServer } from '../../../src/serve/network/messages'

/** Starts a part as a process of its own. @param program as it was built: `serverThread`, `oddsThread`, `readingThread` */
export function startProcess<To = ToServer, From = FromServer>(
  program: string,
  serviceName = 'Nightfall network screen',
): Line<To, From> {
  const child = utilityProcess.fork(program, [], {
    serviceName,
    // A stranger must not be able to fill the computer's memory. What is for V8 goes through Chromium's own switch.
    execArgv: ['--js-flags=--max-old-space-size=256'],
  })
  return {
    post: (message) => child.postMessage(message),
    onMessage: (listener) => child.on('message', (message) => listener(message as From)),
    onGone: (listener) => child.on('exit', listener),
    stop: () => void child.kill(),
  }
}
