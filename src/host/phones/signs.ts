/** Signs of two pictures, by which the host tells who stands at the door. */
import { SIGN_PICTURES } from '../../bridge/views/signs'
import type { SignPicture } from '../../bridge/views/phone'
import type { RandomBytes } from '../system/freshRoots'

export type Sign = readonly [SignPicture, SignPicture]

const keyOf = (sign: Sign): string => [...sign].sort().join(' ')

/** Every pair of two pictures, whatever their order: told aloud they are the same. */
const ALL: readonly Sign[] = SIGN_PICTURES.flatMap((one, at) =>
  SIGN_PICTURES.slice(at + 1).map((other) => [one, other] as const),
)

/** A sign that nobody else at the door has. @param used those of the others, fewer than there are */
export function drawSign(randomBytes: RandomBytes, used: readonly Sign[]): Sign {
  const taken = new Set(used.map(keyOf))
  const free = ALL.filter((sign) => !taken.has(keyOf(sign)))
  const drawn = randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0)
  const sign = free[drawn % free.length]
  if (!sign) throw new Error('More claims than signs')
  return sign
}
