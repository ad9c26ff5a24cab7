import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens at an address, on the wished port or on any other when that one is busy. @returns the port */
export async function listen(server: Server, address: string, port: number): Promise<number> {
  const attempt = (wanted: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(wanted, address, () => {
        server.off('error', reject)
        resolve((server.address() as AddressInfo).port)
      })
    })
  return attempt(port).catch(() => attempt(0))
}
