/**
 * Hands out the host's own music: by ids, from folders that he chose. A page never names a path; a file that has become
 * another one since it was found is not there; and what the host takes away is broken off where it stands.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { basename, dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MusicFile } from '../bridge/music'
import type { OpenedFile } from '../files/calls'
import { folderFiles } from '../files/folderFiles'

export type FindMusic = (id: string) => MusicFile | null

export interface OpenedMusic {
  readonly status: 200 | 206 | 416
  readonly headers: Readonly<Record<string, string>>
  /** Null where there is nothing to send. */
  readonly body: Readable | null
}

const ADDRESS = /^\/music\/([\da-f]{22})$/
/** So much is read at once. */
const PIECE_BYTES = 64 * 1024

/** What of a file is asked for. @returns null for a range that it does not have */
function wantedPart(
  range: string | null | undefined,
  size: number,
): { readonly from: number; readonly to: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return { from: 0, to: size - 1 }
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to && from < size ? { from, to } : null
}

/**
 * Opens what an address such as `/music/<id>` stands for.
 * @param range the request's `Range`, of which one part is understood
 * @returns null where there is no such file
 */
export async function openMusic(
  find: FindMusic,
  path: string,
  range?: string | null,
): Promise<OpenedMusic | null> {
  const [, id] = ADDRESS.exec(path) ?? []
  const known = id === undefined ? null : find(id)
  if (id === undefined || !known) return null
  const file = await folderFiles.open(dirname(known.path), basename(known.path)).catch(() => null)
  if (!file) return null
  const { bytes, changedMs } = file.facts
  // Looked up again: the host may have taken it away while the disk was asked.
  if (bytes !== known.size || changedMs !== known.changedMs || !find(id)) {
    await letGo(file)
    return null
  }
  const { size, type } = known
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes' }
  const part = wantedPart(range, size)
  if (!part) {
    await letGo(file)
    const none = { ...headers, 'Content-Range': `bytes */${size}` }
    return { status: 416, headers: none, body: null }
  }
  const { from, to } = part
  const isPart = to - from + 1 < size || (range ?? '') !== ''
  return {
    status: isPart ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(to - from + 1),
      ...(isPart && { 'Content-Range': `bytes ${from}-${to}/${size}` }),
    },
    body: new MusicBody(file, part, () => find(id) !== null),
  }
}

const letGo = (file: OpenedFile): Promise<void> => file.close().catch(() => {})

/** All that are being sent. */
const running = new Set<MusicBody>()

/** Breaks off whatever is being sent and may not be had any more. */
export function breakOffMusic(): void {
  for (const body of running) body.look()
}

/** A part of a file, for as long as the host lets it be had. */
class MusicBody extends Readable {
  #at: number

  constructor(
    private readonly file: OpenedFile,
    private readonly part: { readonly from: number; readonly to: number },
    private readonly isWanted: () => boolean,
  ) {
    super({ highWaterMark: PIECE_BYTES })
    this.#at = part.from
    running.add(this)
  }

  look(): void {
    if (!this.isWanted()) this.destroy(new Error('The host has taken this piece away'))
  }

  override _read(): void {
    this.look()
    if (this.destroyed) return
    const left = this.part.to + 1 - this.#at
    if (left === 0) {
      this.push(null)
      return
    }
    const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, left))
    this.file.read(piece, this.#at).then(
      (count) => {
        if (this.destroyed) return
        this.#at += count
        if (count === 0) this.destroy(new Error('The file has become shorter'))
        else this.push(piece.subarray(0, count))
      },
      (error: unknown) => this.destroy(error as Error),
    )
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    running.delete(this)
    void letGo(this.file).then(() => done(error))
  }
}

export interface Sending {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly headers: OutgoingHttpHeaders
}

/** Answers a request for music. @returns whether there was such a file; else nothing was said */
export async function sendMusic(
  find: FindMusic,
  path: string,
  { request, response, headers }: Sending,
): Promise<boolean> {
  const opened = await openMusic(find, path, request.headers.range)
  if (!opened) return false
  response.writeHead(opened.status, { ...headers, ...opened.headers })
  const { body } = opened
  if (!body || request.method === 'HEAD') {
    body?.destroy()
    response.end()
    return true
  }
  const { socket } = request
  // A page that has heard enough hangs up in the middle: that is no failure. What was taken away is not sent out of the
  // system's own store either.
  await pipeline(body, response).catch(() => {
    if (socket.destroyed) response.destroy()
    else socket.resetAndDestroy()
  })
  return true
}
