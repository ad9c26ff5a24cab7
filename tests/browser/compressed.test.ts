/** Texts on the network: who gets them compressed, and that what was meant arrives. */
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Compressed, takesGzip } from '../../src/serve/compressed'

const asks = (offer?: string) => ({
  headers: offer === undefined ? {} : { 'accept-encoding': offer },
})
const script = (text: string) => ({
  type: 'text/javascript; charset=utf-8',
  body: Buffer.from(text),
})
const TEXT = script('let night = "Night. Lay the phone down.";'.repeat(40))

describe('A text', () => {
  it.each([
    ['gzip, deflate', true],
    ['br;q=1.0, GZip;q=0.8, *;q=0.1', true],
    ['*', true],
    ['deflate', false],
    ['gzip;q=0', false],
    ['*, gzip; q=0.0', false],
    ['', false],
    [undefined, false],
  ])('for a browser that takes “%s” is compressed: %s', (offer, isTaken) => {
    expect(takesGzip(asks(offer))).toBe(isTaken)
  })

  it('is shorter, says how long it is, for whom, and is the same when it is opened', async () => {
    const { body, headers } = await new Compressed().answer('/a.js', TEXT, asks('gzip'))
    expect(body.length).toBeLessThan(TEXT.body.length / 4)
    expect(gunzipSync(body)).toEqual(TEXT.body)
    expect(headers).toEqual({
      'Content-Type': TEXT.type,
      'Content-Encoding': 'gzip',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
    })
  })

  it('goes as it is to a browser that does not take it compressed, and says that others get another', async () => {
    const { body, headers } = await new Compressed().answer('/a.js', TEXT, asks())
    expect(body).toEqual(TEXT.body)
    expect(headers).toEqual({
      'Content-Type': TEXT.type,
      'Content-Length': TEXT.body.length,
      Vary: 'Accept-Encoding',
    })
  })

  it('is compressed once for all, and anew when it has become another one', async () => {
    const files = new Compressed()
    const first = await files.answer('/a.js', TEXT, asks('gzip'))
    const again = await files.answer(
      '/a.js',
      { ...TEXT, body: Buffer.from(TEXT.body) },
      asks('gzip'),
    )
    expect(again.body).toBe(first.body)
    const other = await files.answer('/a.js', script('let day'), asks('gzip'))
    expect(gunzipSync(other.body).toString()).toBe('let day')
  })
})

describe('A picture, letters or a sound', () => {
  it.each(['image/png', 'font/woff2', 'audio/webm'])(
    'of the type %s goes as it is',
    async (type) => {
      const { body, headers } = await new Compressed().answer('/a', { ...TEXT, type }, asks('gzip'))
      expect(body).toBe(TEXT.body)
      expect(headers).toEqual({ 'Content-Type': type, 'Content-Length': TEXT.body.length })
    },
  )
})
