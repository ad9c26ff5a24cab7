import { commandTypes, type CommandType } from '../commands'
import type { DeskPack, WordsPack } from '../packs'
import type { FacilitatorView, Reply } from '../views/facilitator'
import type { Actions, FacilitatorWindow } from '../windows'
import { SocketClient, type SocketClientOptions } from './socketClient'

const lost = (code: 'notConnected' | 'connectionLost'): Reply => ({ ok: false, refusal: { code } })

/**
 * The private window over a socket. A command without a line is refused (`notConnected`) rather than kept
 * for later, when it might hit another step; one whose answer never came is `connectionLost`.
 */
export function facilitatorSocket(options: SocketClientOptions): FacilitatorWindow & {
  /** Tries again at once, e.g. because the page came back to the front. */
  wake(): void
  close(): void
} {
  const client = new SocketClient<FacilitatorView, DeskPack | WordsPack>(options)
  const waiting = new Map<number, (reply: Reply) => void>()
  let n = 0

  client.onOther = (message) => {
    if (message.t !== 'reply') return
    waiting.get(message.n)?.(message.reply)
    waiting.delete(message.n)
  }
  client.onConnection((connected) => {
    if (connected) return
    for (const resolve of waiting.values()) resolve(lost('connectionLost'))
    waiting.clear()
  })

  const act = (type: CommandType) => (payload: object) =>
    new Promise<Reply>((resolve) => {
      if (!client.connected) return resolve(lost('notConnected'))
      n += 1
      waiting.set(n, resolve)
      client.send({ t: 'command', n, command: { ...payload, type } })
    })

  return {
    actions: Object.fromEntries(commandTypes.map((type) => [type, act(type)])) as Actions,
    onView: (listener) => client.onView(listener),
    onPack: (listener) => client.onPack(listener),
    onConnection: (listener) => client.onConnection(listener),
    now: () => client.now(),
    wake: () => client.wake(),
    close: () => client.close(),
  }
}
