import { describe, expect, it } from 'vitest'
import { chachaBlock } from '../../../src/engine/chance/chacha20'

/** A block as the RFC prints it: bytes, each word with its lowest first. */
const bytesOf = (block: Uint32Array): string =>
  [...block]
    .flatMap((word) => [0, 8, 16, 24].map((by) => (word >>> by) & 0xff))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const ZERO = Array<number>(8).fill(0)
const COUNTING = [
  0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
]

describe('ChaCha20', () => {
  it('gives the block of RFC 8439, section 2.3.2', () => {
    expect(bytesOf(chachaBlock(COUNTING, 1, [0x09000000, 0x4a000000, 0]))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
  })

  it.each([
    [
      1,
      ZERO,
      0,
      [0, 0, 0],
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      2,
      ZERO,
      1,
      [0, 0, 0],
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      3,
      [...ZERO.slice(1), 0x01000000],
      1,
      [0, 0, 0],
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      5,
      ZERO,
      0,
      [0, 0, 0x02000000],
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7' +
        '8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ])('gives block %i of RFC 8439, appendix A.1', (_, key, counter, nonce, block) => {
    expect(bytesOf(chachaBlock(key, counter, nonce))).toBe(block)
  })
})
