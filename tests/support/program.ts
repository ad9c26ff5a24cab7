/** The browser mode as a program of its own, and a desk that is connected to it. */
import { spawn } from 'node:child_process'
import { WebSocket } from 'ws'
import type { Command, FacilitatorView } from '../../src/bridge'
import { facilitatorSocket } from '../../src/bridge/carriers/facilitatorSocket'
import { TOKEN_PROTOCOL } from '../../src/bridge/carriers/messages'
import type { SocketLike } from '../../src/bridge/carriers/socketClient'
import { until } from '../browser/support/mode'

export interface StartedProgram {
  /** Asks for something that has to succeed. @returns what it replies */
  does(command: Command): Promise<unknown>
  desk(): FacilitatorView
  readonly facilitatorUrl: string
  readonly projectorUrl: string
  /** Ends it as a host does, or as a battery that falls out. */
  end(how: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/**
 * Starts it on a free port and opens a desk.
 * @param program its JavaScript
 * @param data where evenings and settings are kept
 * @param flags for Node
 * @throws what it says where it does not start
 */
export async function startProgram(
  program: string,
  data: string,
  flags: readonly string[] = [],
): Promise<StartedProgram> {
  const child = spawn(process.execPath, [...flags, program, '--no-open', '--port', '0'], {
    env: { ...process.env, NIGHTFALL_DATA: data },
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const DESK = /((http:\/\/[\d.:]+)\/facilitator\/#([\w-]{32}))\n[^]*?(http:\S+\/projector\/)\n/
  await until(() => DESK.test(said) || child.exitCode !== null, 'an address')
  const [, facilitatorUrl, origin, token = '', projectorUrl = ''] = DESK.exec(said) ?? []
  if (!facilitatorUrl || !origin) throw new Error(said)
  const window = facilitatorSocket({
    url: `${origin.replace('http', 'ws')}/facilitator-socket`,
    protocols: [TOKEN_PROTOCOL + token],
    makeSocket: (url, protocols) => {
      const socket = new WebSocket(url, protocols, { origin })
      socket.on('error', () => {})
      return socket as unknown as SocketLike
    },
  })
  let view: FacilitatorView | null = null
  window.onView((newer) => (view = newer))
  await until(() => view !== null, 'a view of the desk')
  return {
    facilitatorUrl,
    projectorUrl,
    desk: () => view as unknown as FacilitatorView,
    async does({ type, ...payload }) {
      const act = window.actions[type] as (
        payload: object,
      ) => ReturnType<(typeof window.actions)['phones.hide']>
      const reply = await act(payload)
      if (!reply.ok) throw new Error(`${type}: ${JSON.stringify(reply.refusal)}`)
      return reply.data
    },
    async end(how) {
      window.close()
      child.kill(how)
      await ended
    },
  }
}
