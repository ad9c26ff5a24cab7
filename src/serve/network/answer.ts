/** What a server on the network answers to one request. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { safeHeaders } from '../guards'
import type { Sending } from '../musicFiles'
import type { Pages } from '../pages'
import type { Compressed } from '../compressed'

export interface Asked {
  /** What is asked for below the path, or the status that turns it away. */
  readonly found: { readonly below: string } | number
  readonly path: string
  /** The server's own address and port. */
  readonly name: string
  /** The one page that is shown, by its folder's name, such as `projector`. */
  readonly page: string
  /** What may be handed out. */
  readonly files: ReadonlySet<string>
  readonly pages: Pages
  readonly compressed: Compressed
  /** What else there is. @returns whether it has answered */
  readonly also: (below: string, sending: Sending) => Promise<boolean>
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Answers; hangs up on whoever is turned away. @returns whether there was something to serve */
export async function answerWith(asked: Asked): Promise<boolean> {
  const { found, path, name, page, files, pages, compressed, also, request, response } = asked
  const end = (status: number, headers = {}, body: Buffer | string = ''): boolean => {
    const isRefused = status >= 400
    response.writeHead(status, {
      ...safeHeaders(name),
      'Content-Type': 'text/plain; charset=utf-8',
      ...(isRefused && { Connection: 'close' }),
      ...headers,
    })
    response.end(request.method === 'HEAD' ? undefined : body, () => {
      if (isRefused) request.socket.destroy()
    })
    return !isRefused
  }
  try {
    if (typeof found === 'number') return end(found, {}, 'Nothing here.\n')
    const { below } = found
    if (below === '/' || below === `/${page}`) return end(308, { Location: `/${path}/${page}/` })
    const headers = safeHeaders(name)
    if (await also(below, { request, response, headers })) return true
    const file = below === `/${page}/` ? `/${page}/index.html` : below
    const known = files.has(file) ? await pages.find(file) : null
    if (!known) return end(404, {}, 'Nothing here.\n')
    const { headers: its, body } = await compressed.answer(file, known, request)
    return end(200, its, body)
  } catch (error) {
    console.error(error)
    return response.headersSent ? false : end(500, {}, 'The page could not be read.\n')
  }
}
