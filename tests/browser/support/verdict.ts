/** What became of one message to the desk's socket, in the words of the tables of malformed messages. */
import type { WebSocket } from 'ws'
import type { Reply } from '../../../src/bridge'

type Answer =
  | { readonly t: 'reply'; readonly reply: Reply }
  | { readonly t: 'refused' | 'time' | 'view' | 'pack' | 'hello' }

/** Sends a frame and waits for its answer; views in between are none. */
export function verdictOf(socket: WebSocket, frame: string | Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      socket.off('message', hear)
      socket.off('close', gone)
    }
    const gone = (code: number) => {
      stop()
      resolve(`closed ${code}`)
    }
    const hear = (data: unknown) => {
      const answer = JSON.parse(String(data)) as Answer
      if (answer.t === 'view' || answer.t === 'pack' || answer.t === 'hello') return
      stop()
      if (answer.t !== 'reply') return resolve(answer.t)
      resolve(`reply ${answer.reply.ok ? 'done' : answer.reply.refusal.code}`)
    }
    socket.on('message', hear)
    socket.on('close', gone)
    socket.send(frame, (error) => error && reject(error))
  })
}
