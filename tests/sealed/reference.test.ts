/**
 * The channel against another one, written from its description with the ciphers that Node has of its own: what each
 * says, the other understands.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { answer, knock } from '../../src/sealed/handshake'
import { priorOfCode, type Prior } from '../../src/sealed/secrets'
import { MEETING, SWITCHING } from './meet'

const PUBLIC = Buffer.from('302a300506032b656e032100', 'hex')
const PRIVATE = Buffer.from('302e020100300506032b656e04220420', 'hex')

const publicKey = (raw: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC, raw]), format: 'der', type: 'spki' })
const privateKey = (raw: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PRIVATE, raw]), format: 'der', type: 'pkcs8' })
const rawPublic = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC.length)

const counted = (part: Uint8Array | string): Buffer => {
  const bytes = Buffer.from(part)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

interface Said {
  readonly own: KeyObject
  readonly other: Uint8Array
  readonly knock: Uint8Array
  readonly reply: Uint8Array
  readonly secret?: string
}

function schedule({ own, other, knock: first, reply, secret = '' }: Said) {
  const parts = ['nightfall channel 1', MEETING.purpose, MEETING.address, first, reply].map(counted)
  const transcript = createHash('sha256').update(Buffer.concat(parts)).digest()
  const shared = diffieHellman({ privateKey: own, publicKey: publicKey(other) })
  const known = Buffer.concat([shared, Buffer.from(secret, 'hex')])
  const bytes = Buffer.from(hkdfSync('sha256', known, transcript, 'nightfall channel 1', 112))
  return {
    down: bytes.subarray(0, 32),
    up: bytes.subarray(32, 64),
    secret: bytes.subarray(64, 96).toString('hex'),
    name: bytes.subarray(96, 112).toString('hex'),
  }
}

function nonce(n: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeBigUInt64LE(BigInt(n), 4)
  return bytes
}

function sealed(key: Buffer, n: number, text: string, length: number): Buffer {
  const block = Buffer.alloc(length)
  counted(text).copy(block)
  const cipher = createCipheriv('chacha20-poly1305', key, nonce(n), { authTagLength: 16 })
  return Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()])
}

function opened(key: Buffer, n: number, frame: Uint8Array): string {
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce(n), { authTagLength: 16 })
  decipher.setAuthTag(frame.subarray(-16))
  const block = Buffer.concat([decipher.update(frame.subarray(0, -16)), decipher.final()])
  return block.subarray(4, 4 + block.readUInt32BE()).toString()
}

const code = randomBytes(16)
/** Of a seat's QR, as Node makes it. */
const qr = Buffer.from(hkdfSync('sha256', code, '', 'nightfall code 1', 48))
const offered = (prior: Prior | null) =>
  [prior && priorOfCode(code.toString('hex'))].filter((one) => one !== null)
const PRIOR = { secret: qr.subarray(0, 32).toString('hex'), name: qr.subarray(32).toString('hex') }

describe.each([
  ['as strangers', null],
  ['by the code of a QR', PRIOR],
])('A side that is written with Node’s own ciphers, %s', (_, prior) => {
  it('is understood as a host, and understands the phone (PH-11)', () => {
    const phone = knock(MEETING, offered(prior))
    const own = privateKey(randomBytes(32))
    const named = Buffer.from([1, prior ? 1 : 0])
    const reply = Buffer.concat([named, Buffer.from(SWITCHING, 'hex'), rawPublic(own)])
    if (prior) expect(Buffer.from(phone.said).subarray(33, 49).toString('hex')).toBe(prior.name)
    const met = phone.enter(reply)
    const other = phone.said.subarray(1, 33)
    const keys = schedule({ own, other, knock: phone.said, reply, secret: prior?.secret ?? '' })
    for (let n = 0; n < 3; n += 1) {
      expect(met.channel.open(sealed(keys.down, n, `{"n":${n}}`, 4096))).toEqual({ n })
      expect(opened(keys.up, n, met.channel.seal(`[${n}]`))).toBe(`[${n}]`)
    }
    expect(met.next).toEqual({ name: keys.name, secret: keys.secret })
    expect(met.known).toBe(prior?.name ?? null)
  })

  it('is understood as a phone, and understands the host (PH-11)', () => {
    const own = privateKey(randomBytes(32))
    const names = prior
      ? Buffer.concat([Buffer.from(prior.name, 'hex'), randomBytes(16)])
      : randomBytes(32)
    const first = Buffer.concat([Buffer.from([1]), rawPublic(own), names])
    const met = answer(MEETING, SWITCHING, first, (name) =>
      name === prior?.name ? prior : undefined,
    )
    const keys = schedule({
      own,
      other: met.said.subarray(18),
      knock: first,
      reply: met.said,
      secret: prior?.secret ?? '',
    })
    for (let n = 0; n < 3; n += 1) {
      expect(met.channel.open(sealed(keys.up, n, `{"n":${n}}`, 256))).toEqual({ n })
      expect(opened(keys.down, n, met.channel.seal(`[${n}]`, 4096))).toBe(`[${n}]`)
    }
    expect(met.next).toEqual({ name: keys.name, secret: keys.secret })
  })
})
