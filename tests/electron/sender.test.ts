import type { WebContents, WebFrameMain } from 'electron'
import { describe, expect, it } from 'vitest'
import { isOwnPage } from '../../electron/main/security/sender.ts'

const address = 'nightfall://app/facilitator/'
const frame = (url: string) => ({ url }) as WebFrameMain
const contents = (mainFrame: WebFrameMain) => ({ mainFrame }) as WebContents

describe('A message is taken from our own page only', () => {
  const top = frame(address)
  const own = contents(top)

  it('when it comes from the top frame of the window on the address it was given', () => {
    expect(isOwnPage(own, { sender: own, senderFrame: top }, address)).toBe(true)
    const inPage = frame(`${address}#seat-3`)
    const moved = contents(inPage)
    expect(isOwnPage(moved, { sender: moved, senderFrame: inPage }, address)).toBe(true)
  })

  it.each([
    ['another window', { sender: contents(top), senderFrame: top }],
    ['a frame inside the page', { sender: own, senderFrame: frame(address) }],
    ['a frame that is gone', { sender: own, senderFrame: null }],
  ])('not from %s', (_who, event) => {
    expect(isOwnPage(own, event, address)).toBe(false)
  })

  it.each([
    'https://example.com/',
    'nightfall://app/projector/',
    'nightfall://app.example.com/facilitator/',
    'nightfall://app/facilitator/x',
  ])('not from the address %s', (url) => {
    const foreign = frame(url)
    const gone = contents(foreign)
    expect(isOwnPage(gone, { sender: gone, senderFrame: foreign }, address)).toBe(false)
  })
})
