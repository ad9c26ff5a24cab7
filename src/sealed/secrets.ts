/** What both sides knew before they met: the code of a seat's QR, or what an earlier connection left behind. */
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** As hexadecimal text, so that it can be kept and sent. */
export interface Prior {
  /** What it is called before strangers; says nothing about the secret. */
  readonly name: string
  readonly secret: string
}

export const NAME_BYTES = 16
export const SECRET_BYTES = 32

/** @param bytes 48 that nobody can guess */
export const priorFrom = (bytes: Uint8Array): Prior => ({
  secret: bytesToHex(bytes.subarray(0, SECRET_BYTES)),
  name: bytesToHex(bytes.subarray(SECRET_BYTES, SECRET_BYTES + NAME_BYTES)),
})

/** A code of a QR, as hexadecimal text: 128 bits. */
const CODE = /^[\da-f]{32}$/

/** What a code stands for. @returns null where it is none */
export function priorOfCode(code: string): Prior | null {
  if (!CODE.test(code)) return null
  const info = utf8ToBytes('nightfall code 1')
  return priorFrom(hkdf(sha256, hexToBytes(code), undefined, info, SECRET_BYTES + NAME_BYTES))
}
