/** What both sides knew before they met: the code of a seat's QR, or what an earlier connection left behind. */
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

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

/** What a code stands for. @param code at least 128 bits of chance */
export const priorOfCode = (code: Uint8Array): Prior =>
  priorFrom(
    hkdf(sha256, code, undefined, utf8ToBytes('nightfall code 1'), SECRET_BYTES + NAME_BYTES),
  )
