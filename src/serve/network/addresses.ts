/** Under which of this computer's addresses a TV in the same room can reach it. */
import { networkInterfaces } from 'node:os'
import type { NetworkAddress } from '../../bridge/machine'

interface Found {
  readonly family: string | number
  readonly address: string
  readonly internal: boolean
}
export type Interfaces = Readonly<Record<string, readonly Found[] | undefined>>

/** Networks inside the computer, and tunnels: no TV is there. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|llw|awdl)|vethernet|virtual|vmware|wsl|hyper-v|loopback|bluetooth/i
const HOME = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./]

/** The IPv4 addresses that may do, the likeliest first. */
export function localAddresses(interfaces: Interfaces = networkInterfaces()): NetworkAddress[] {
  return Object.entries(interfaces)
    .flatMap(([name, found = []]) =>
      found
        .filter(({ family, internal }) => !internal && (family === 'IPv4' || family === 4))
        .map(({ address }) => ({ address, name })),
    )
    .toSorted((a, b) => rank(a) - rank(b) || a.address.localeCompare(b.address))
}

function rank({ address, name }: NetworkAddress): number {
  const home = HOME.findIndex((range) => range.test(address))
  // 169.254 is what a computer calls itself when nobody gave it an address.
  const kind = home >= 0 ? home : address.startsWith('169.254.') ? 5 : 4
  return VIRTUAL.test(name) ? kind + 10 : kind
}
