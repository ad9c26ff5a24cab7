import { describe, expect, it } from 'vitest'
import { localAddresses } from '../../src/serve/network/addresses'

const v4 = (address: string, internal = false) => ({ family: 'IPv4', address, internal })

describe('The addresses of this computer', () => {
  it('are those of real networks, the home’s first and those of tunnels and containers last', () => {
    const found = localAddresses({
      lo: [v4('127.0.0.1', true)],
      docker0: [v4('172.17.0.1')],
      tun0: [v4('10.8.0.2')],
      eth1: [v4('203.0.113.9')],
      'vEthernet (WSL)': [v4('192.168.224.1')],
      eth0: [v4('169.254.3.4')],
      en1: [v4('10.0.0.7')],
      wlan0: [{ family: 'IPv6', address: 'fe80::1', internal: false }, v4('192.168.1.20')],
      empty: undefined,
    })
    expect(found.map(({ address }) => address)).toEqual([
      '192.168.1.20',
      '10.0.0.7',
      '203.0.113.9',
      '169.254.3.4',
      '192.168.224.1',
      '10.8.0.2',
      '172.17.0.1',
    ])
    expect(found[0]).toEqual({ address: '192.168.1.20', name: 'wlan0' })
  })

  it('are none without a network', () => {
    expect(localAddresses({ lo: [v4('127.0.0.1', true)] })).toEqual([])
  })
})
