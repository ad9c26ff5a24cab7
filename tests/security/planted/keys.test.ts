/** Keys and codes that nobody can foretell, and the ways in which they often can be. */
import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'

type MakeKey = () => string
/** Starts the program's part anew, as the next start of the program would. */
type Start = () => Promise<MakeKey>

const LEAST_BITS = 128
const KEYS = 64

const bytesOf = (key: string): Buffer => Buffer.from(key, 'base64url')

/** In how many bits two keys differ. */
function distance(a: Buffer, b: Buffer): number {
  let bits = 0
  for (const [index, byte] of a.entries()) {
    for (let rest = byte ^ (b[index] ?? 0); rest > 0; rest >>= 1) bits += rest & 1
  }
  return bits
}

/** The keys of one start while everything that is no secret stands still: the usual chance, and every clock. */
async function keysOf(start: Start): Promise<string[]> {
  const still = [
    vi.spyOn(Math, 'random').mockReturnValue(0.25),
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000),
    vi.spyOn(performance, 'now').mockReturnValue(1000),
  ]
  try {
    const make = await start()
    return Array.from({ length: KEYS }, make)
  } finally {
    for (const spy of still) spy.mockRestore()
  }
}

/** @returns by what somebody could find a key */
async function weaknesses(start: Start): Promise<string[]> {
  const [keys, again] = [await keysOf(start), await keysOf(start)]
  const found: string[] = []
  const bits = bytesOf(keys[0] ?? '').length * 8
  if (bits < LEAST_BITS) found.push('short')
  if (new Set(keys).size < KEYS) found.push('comes twice')
  if (keys.some((key) => again.includes(key))) found.push('the same after the next start')
  const apart = keys
    .slice(1)
    .map((key, index) => distance(bytesOf(key), bytesOf(keys[index] ?? '')))
  // Independent keys differ in half of their bits; of 64 pairs none comes near a quarter by chance.
  if (Math.min(...apart) < bits / 4) found.push('follows from the one before')
  return found
}

const fresh = async <M>(load: () => Promise<M>): Promise<M> => {
  vi.resetModules()
  return load()
}

describe('What opens the desk cannot be foretold', () => {
  it.each<[string, Start]>([
    [
      'the key of a start',
      async () => (await fresh(() => import('../../../src/browser/guards'))).newToken,
    ],
    [
      'a code that a browser is opened with',
      async () => {
        const { OpeningCodes } = await fresh(() => import('../../../src/browser/openingCodes'))
        const codes = new OpeningCodes()
        return () => codes.make()
      },
    ],
  ])('%s', async (_, start) => {
    expect(await weaknesses(start)).toEqual([])
  })

  it('nor the network’s path, which is typed by hand', async () => {
    const paths = await keysOf(
      async () => (await fresh(() => import('../../../src/serve/network/path'))).newPath,
    )
    expect(new Set(paths).size).toBe(KEYS)
  })
})

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
const counting = (write: (n: number) => string): Start => {
  return () => {
    let n = 0
    return Promise.resolve(() => write((n += 1)))
  }
}

describe('A key is seen to be weak that', () => {
  it.each<[string, string, Start]>([
    [
      'is drawn by the usual chance',
      'comes twice',
      counting(() => Buffer.alloc(24, Math.floor(Math.random() * 256)).toString('base64url')),
    ],
    ['is made of the time', 'comes twice', counting(() => digest(String(Date.now())))],
    ['is a hidden count', 'the same after the next start', counting((n) => digest(String(n)))],
    [
      'counts on from a secret beginning',
      'follows from the one before',
      async () => {
        const { randomBytes } = await import('node:crypto')
        const key = randomBytes(24)
        return () => {
          key.writeUInt32BE((key.readUInt32BE(20) + 1) >>> 0, 20)
          return key.toString('base64url')
        }
      },
    ],
    [
      'is short',
      'short',
      async () => {
        const { randomBytes } = await import('node:crypto')
        return () => randomBytes(9).toString('base64url')
      },
    ],
  ])('%s', async (_, weakness, start) => {
    expect(await weaknesses(start)).toContain(weakness)
  })
})
