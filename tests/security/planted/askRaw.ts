/** Requests as somebody with other intentions writes them. */
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'

/** How long a connection may take before it counts as refused, milliseconds. */
const PATIENCE_MS = 1500

export interface Asked {
  readonly port: number
  readonly path: string
  readonly address?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Asks for something and reads the answer. */
export function askRaw(asked: Asked): Promise<Answered> {
  const { port, path, address = '127.0.0.1', method = 'GET', headers = {} } = asked
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: address, port, path, method, headers, agent: false },
      (response) => {
        let body = ''
        response.on('data', (chunk) => (body += String(chunk)))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      },
    )
    asking.on('error', reject)
    asking.end()
  })
}

/** Asks for a socket. @returns the status of the answer; 101 where it was opened */
export function askForSocket(asked: Asked & { readonly origin: string }): Promise<number> {
  const { port, path, origin, headers = {} } = asked
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-protocol': 'nightfall',
  }
  return new Promise((resolve, reject) => {
    const asking = request({
      host: '127.0.0.1',
      port,
      path,
      headers: { ...upgrade, origin, ...headers },
      agent: false,
    })
    asking.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    asking.on('upgrade', (response, socket) => {
      resolve(response.statusCode ?? 0)
      socket.destroy()
    })
    asking.on('error', reject)
    asking.end()
  })
}

/** This computer's addresses besides 127.0.0.1, under which a server that listens everywhere would be found. */
export const otherAddresses = (): string[] => [
  '127.0.0.2',
  ...Object.values(networkInterfaces())
    .flatMap((found = []) => found)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address),
]

/** Whether somebody takes a connection there. */
export function isOpen(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: PATIENCE_MS })
    const end = (open: boolean) => () => {
      socket.destroy()
      resolve(open)
    }
    socket.on('connect', end(true))
    socket.on('error', end(false))
    socket.on('timeout', end(false))
  })
}
