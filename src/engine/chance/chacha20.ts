/**
 * ChaCha20 (RFC 8439): from a secret key, blocks of numbers of which nobody can tell the key or any other block,
 * however many of them he has seen.
 */

type Words = readonly number[]

/** "expand 32-byte k", the constant of the construction. */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** Which four numbers are mixed with each other: first the columns of the square, then its diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

const DOUBLE_ROUNDS = 10

function mixQuarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const add = (into: number, from: number) => (x[into] = (x[into] ?? 0) + (x[from] ?? 0))
  const turn = (into: number, from: number, by: number) => {
    const mixed = (x[into] ?? 0) ^ (x[from] ?? 0)
    x[into] = (mixed << by) | (mixed >>> (32 - by))
  }
  add(a, b)
  turn(d, a, 16)
  add(c, d)
  turn(b, c, 12)
  add(a, b)
  turn(d, a, 8)
  add(c, d)
  turn(b, c, 7)
}

/**
 * One block of sixteen 32-bit numbers.
 * @param key eight words
 * @param counter which block
 * @param nonce three words; another nonce under the same key is another stream
 */
export function chachaBlock(key: Words, counter: number, nonce: Words): Uint32Array {
  const start = [...CONSTANT, ...key, counter, ...nonce]
  const block = Uint32Array.from(start)
  for (let round = 0; round < DOUBLE_ROUNDS; round++)
    for (const [a, b, c, d] of QUARTERS) mixQuarter(block, a, b, c, d)
  for (const [index, word] of start.entries()) block[index] = (block[index] ?? 0) + word
  return block
}
