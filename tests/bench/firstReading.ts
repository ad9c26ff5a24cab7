/** Reading a document when nothing has been read before: bundled by itself, no function of it has run yet. */
import { open } from '../../src/own/open/open'
import { cpu, documentOf, inMs } from './measureOwn'
import type { Figure } from './report'

/** How long the very first document takes; in a bundle of its own, nothing of it has run before. */
export const firstReading = (): Figure => {
  const small = documentOf(40_000)
  const once = cpu(() => open(small), { warm: 0, runs: 1 })
  return inMs('own: read, expand and check 40 kB, the first time', once, 250)
}
