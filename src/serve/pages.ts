/** The built windows as a table of what may be asked for: what is not in the table does not exist. */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'audio/webm',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
}
const PAGE = 'index.html'
/** A new build has files of other names; it is looked for no more often than this. */
const LOOK_AGAIN_MS = 500

export interface PageFile {
  readonly type: string
  readonly body: Buffer
}

export class Pages {
  #files = new Map<string, string>()
  #lookedAt = -Infinity
  #looking: Promise<void> = Promise.resolve()

  /** @param folder the renderer's build, with `facilitator/index.html` and `projector/index.html` */
  constructor(private readonly folder: string) {}

  /** Finds what an address path such as `/projector/` or `/assets/a.js` stands for. @returns null for nothing */
  async find(path: string): Promise<PageFile | null> {
    const name = path.endsWith('/') ? path + PAGE : path
    if (!this.#files.has(name)) await this.#look()
    const file = this.#files.get(name)
    const type = TYPES[extname(name)]
    if (file === undefined || type === undefined) return null
    return { type, body: await readFile(file) }
  }

  /** Both windows may ask at once: whoever comes second waits for the same look. */
  #look(): Promise<void> {
    const now = performance.now()
    if (now - this.#lookedAt < LOOK_AGAIN_MS) return this.#looking
    this.#lookedAt = now
    this.#looking = this.#read()
    return this.#looking
  }

  async #read(): Promise<void> {
    const files = new Map<string, string>()
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const name = path.slice(this.folder.length).replaceAll('\\', '/')
      files.set(name.startsWith('/') ? name : `/${name}`, path)
    }
    this.#files = files
  }
}
