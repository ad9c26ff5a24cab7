// @vitest-environment happy-dom
/** The end on a phone: the story of the evening, fetched once the cards are turned over, and taken home as one page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { phonePackPath, phoneStoryPath } from '../../src/bridge/packs'
import { gameFile } from '../windows/fixtures/phonePage'
import { ended, table } from '../windows/fixtures/phoneViews'
import { openPage, type OpenPage } from './openPage'

const asked: string[] = []
let page: OpenPage
beforeEach(async () => {
  asked.length = 0
  page = await openPage((path) => {
    asked.push(path)
    return gameFile(path)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  page.close()
})
const stories = (): string[] => asked.filter((path) => path === phoneStoryPath('en'))

/** The evening is over, and the cards lie as they lay. */
const covered = {
  ...ended,
  room: { ...ended.room, end: { winners: ['town'], revealed: null } },
}

test('Nobody asks for the story before the cards are turned over; then it is told phase by phase, in names (PH-19)', async () => {
  await page.show(table())
  await page.show(covered)
  await vi.waitFor(() => expect(asked).toContain(phonePackPath('chiangmai', 'en')))
  expect(stories()).toEqual([])
  expect(page.text()).not.toContain('The evening as it really was')
  await page.show(ended)
  await vi.waitFor(() => expect(page.text()).toContain('Maximilian was shot.'))
  expect(page.text()).toContain('Ann saw the black King.')
  expect(page.text()).toContain('Night 1')
  expect(stories()).toHaveLength(1)
})

test('The story is taken home as one page that asks no network for anything', async () => {
  const pages: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    pages.push(blob as Blob)
    return 'blob:page'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await page.show(ended)
  await vi.waitFor(() => expect(page.text()).toContain('Maximilian was shot.'))
  await page.press('Take the story home')
  expect(clicked).toHaveBeenCalledOnce()
  const html = (await pages[0]?.text()) ?? ''
  expect(html).toMatch(/^<!doctype html>/)
  for (const told of ['Maximilian was shot.', 'Ben', 'black King', '<style>', 'November']) {
    expect(html).toContain(told)
  }
  expect(html).not.toMatch(/\b(?:src|href)=|url\((?!#)|<script/)
})
