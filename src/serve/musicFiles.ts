/**
 * Hands out the host's own music: by ids, from folders that he chose. A page never names a path; and a file that has
 * become another one since it was found is not there.
 */
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MusicFile } from '../bridge/music'

export type FindMusic = (id: string) => MusicFile | null

export interface OpenedMusic {
  readonly status: 200 | 206 | 416
  readonly headers: Readonly<Record<string, string>>
  /** Null where there is nothing to send. */
  readonly body: Readable | null
}

const ADDRESS = /^\/music\/([\da-f]{22})$/

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
  if (!known) return null
  // Not through a link: its path was followed to its end when it was found. Windows has no such flag.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)
  const file = await open(known.path, flags).catch(() => null)
  if (!file) return null
  const found = await file.stat()
  const isSame = found.size === known.size && found.mtimeMs === known.changedMs
  if (!isSame || !found.isFile()) {
    await file.close()
    return null
  }
  const { size, type } = known
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes' }
  const part = wantedPart(range, size)
  if (!part) {
    await file.close()
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
    body: file.createReadStream({ start: from, end: to }),
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
  // A page that has heard enough hangs up in the middle: that is no failure.
  await pipeline(body, response).catch(() => response.destroy())
  return true
}
