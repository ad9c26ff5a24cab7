/** What is public and large, such as a game's words: the host is asked for it, however many phones ask at once. */
import type { Sending } from '../musicFiles'
import { Compressed } from '../compressed'

const ADDRESS = /^\/files\/((?:\w[\w.-]*\/){0,4}(\w[\w.-]*\.(?:json|yaml)))$/
const JSON_TYPE = 'application/json; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'
/** So long an answer serves for all; the host may have changed his mind then. */
const FRESH_MS = 1000
/** So many files are asked for at once. */
const MOST_WANTED = 40
/** How long the host may take, milliseconds. */
const PATIENCE_MS = 5000

interface Wanted {
  readonly json: Promise<string | null>
  readonly settle: (json: string | null) => void
}

export class PublicFiles {
  readonly #wanted = new Map<string, Wanted>()
  readonly #compressed = new Compressed()

  /** @param ask asks the host for a file; `take` has the answer */
  constructor(private readonly ask: (path: string) => void) {}

  /** What the host has under a path. */
  take(path: string, json: string | null): void {
    const wanted = this.#wanted.get(path)
    wanted?.settle(json)
    setTimeout(() => {
      if (this.#wanted.get(path) === wanted) this.#wanted.delete(path)
    }, FRESH_MS).unref()
  }

  /** Answers a request. @returns whether there is such a file; else nothing was said */
  async send(below: string, { request, response, headers }: Sending): Promise<boolean> {
    const [, path, name = ''] = ADDRESS.exec(below) ?? []
    const json = path === undefined ? null : await this.#find(path)
    if (path === undefined || json === null) return false
    // What is to be kept is saved, and no page of anybody's.
    const isKept = !name.endsWith('.json')
    const file = { type: isKept ? TEXT_TYPE : JSON_TYPE, body: Buffer.from(json) }
    const { headers: its, body } = await this.#compressed.answer(path, file, request)
    const saved = isKept ? { 'content-disposition': `attachment; filename="${name}"` } : {}
    response.writeHead(200, { ...headers, ...its, ...saved })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  #find(path: string): Promise<string | null> {
    const known = this.#wanted.get(path)
    if (known) return known.json
    if (this.#wanted.size >= MOST_WANTED) return Promise.resolve(null)
    let settle: Wanted['settle'] = () => {}
    const json = new Promise<string | null>((resolve) => (settle = resolve))
    const given = { json, settle }
    this.#wanted.set(path, given)
    setTimeout(() => this.#wanted.get(path) === given && this.take(path, null), PATIENCE_MS).unref()
    this.ask(path)
    return json
  }
}
