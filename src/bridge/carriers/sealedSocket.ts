/**
 * A phone's socket to the host, sealed: for whoever uses it a socket like any other, that opens when the channel stands
 * and closes when anything is wrong with it.
 */
import { knock, type Meeting, type Met } from '../../sealed/handshake'
import type { Prior } from '../../sealed/secrets'
import type { SocketLike } from './socketClient'

/** The part of a browser's WebSocket that is used for bytes. */
export interface BinarySocket extends Omit<SocketLike, 'send'> {
  binaryType: string
  send(bytes: Uint8Array): void
}

export interface SealedOptions {
  readonly meeting: Meeting
  /** What the phone may be known by, the newest first. */
  readonly priors: readonly Prior[]
  /** Called before anything is said in the channel. */
  readonly onMet: (met: Met) => void
}

export function sealedSocket(
  raw: BinarySocket,
  { meeting, priors, onMet }: SealedOptions,
): SocketLike {
  const { said, enter } = knock(meeting, priors)
  let met: Met | null = null
  const socket: SocketLike = {
    get readyState() {
      return raw.readyState
    },
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (text) => {
      if (met) raw.send(met.channel.seal(text))
    },
    close: () => raw.close(),
  }
  const hear = (bytes: Uint8Array): void => {
    if (met) return socket.onmessage?.({ data: met.channel.open(bytes) } as never)
    met = enter(bytes)
    onMet(met)
    socket.onopen?.({} as never)
  }
  raw.binaryType = 'arraybuffer'
  raw.onopen = () => raw.send(said)
  raw.onclose = () => socket.onclose?.({} as never)
  raw.onmessage = ({ data }: { readonly data: unknown }) => {
    try {
      hear(new Uint8Array(data as ArrayBuffer))
    } catch {
      raw.close()
    }
  }
  return socket
}
