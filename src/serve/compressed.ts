/**
 * Texts go over the network compressed, where a browser takes them so: a phone waits for each of their bytes. In gzip
 * alone, since browsers ask for nothing newer over `http`.
 */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'

const pack = promisify(gzip)
/** Pictures, letters and sounds are compressed by what they are. */
const TEXT = /^(?:text\/|application\/json|image\/svg\+xml)/

/** Whether whoever asks takes gzip: named, or as anything at all, and not with no weight. */
export function takesGzip({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const offers = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()))
  const offer =
    offers.find(([name]) => name === 'gzip') ?? offers.find(([name]) => name === '*') ?? null
  return offer !== null && !offer.some((part) => /^q=0(?:\.0*)?$/.test(part))
}

export interface Packed {
  readonly body: Buffer
  readonly headers: OutgoingHttpHeaders
}

/** What was compressed once is kept for whoever comes next. */
export class Compressed {
  readonly #kept = new Map<string, { readonly body: Buffer; readonly packed: Promise<Buffer> }>()

  /** A file as it goes to whoever asks. @param name under which it is kept; another content is another file */
  async answer(
    name: string,
    { type, body }: { readonly type: string; readonly body: Buffer },
    request: Pick<IncomingMessage, 'headers'>,
  ): Promise<Packed> {
    const headers = { 'Content-Type': type }
    if (!TEXT.test(type)) return { body, headers: { ...headers, 'Content-Length': body.length } }
    // Whatever stands between may keep it, and has to tell apart for whom.
    const text = { ...headers, Vary: 'Accept-Encoding' }
    if (!takesGzip(request)) return { body, headers: { ...text, 'Content-Length': body.length } }
    const packed = await this.#pack(name, body)
    return {
      body: packed,
      headers: { ...text, 'Content-Encoding': 'gzip', 'Content-Length': packed.length },
    }
  }

  #pack(name: string, body: Buffer): Promise<Buffer> {
    const known = this.#kept.get(name)
    if (known?.body.equals(body)) return known.packed
    const packed = pack(body, { level: constants.Z_BEST_COMPRESSION })
    this.#kept.set(name, { body, packed })
    return packed
  }
}
