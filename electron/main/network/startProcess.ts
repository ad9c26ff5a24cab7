import { utilityProcess } from 'electron'
import type { FromServer, ServerLine } from '../../../src/serve/network/messages'

/** Starts the network's server as a process of its own. @param program the built `serverThread` */
export function startProcess(program: string): ServerLine {
  const child = utilityProcess.fork(program, [], {
    serviceName: 'Nightfall network screen',
    // A stranger must not be able to fill the computer's memory. What is for V8 goes through Chromium's own switch.
    execArgv: ['--js-flags=--max-old-space-size=256'],
  })
  return {
    post: (message) => child.postMessage(message),
    onMessage: (listener) => child.on('message', (message) => listener(message as FromServer)),
    onGone: (listener) => child.on('exit', listener),
    stop: () => void child.kill(),
  }
}
