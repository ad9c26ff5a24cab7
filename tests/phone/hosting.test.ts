// @vitest-environment happy-dom
/** A phone in an evening that the program hosts: enough of a talk, the desk that all open, what stands still, a call by day. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameFile } from '../windows/fixtures/phonePage'
import { calling, hosted, speech, vote } from '../windows/fixtures/phoneViews'
import { openPage, type OpenPage } from './openPage'

let page: OpenPage
beforeEach(async () => {
  page = await openPage(gameFile)
})
afterEach(() => page.close())

/** Parts that come late are there. */
const reads = (text: string) => vi.waitFor(() => expect(page.text()).toContain(text))
const pressed = (): string[] =>
  [...page.root.querySelectorAll('[aria-pressed=true]:not(.tab)')].map(
    (one) => one.textContent?.trim() ?? '',
  )

describe('Enough of a talk', () => {
  test('is said with one button, which counts those who have said so and is pressed once this one has (PH-34)', async () => {
    await page.show(hosted())
    await reads('3 of 5')
    await page.press('Enough said')
    expect(page.said).toEqual([{ type: 'done', opening: 'o5' }])
    await page.show(hosted({ enough: { said: 4, needs: 5 } }, {}, { enough: true }))
    expect(pressed()).toEqual(['I’ve heard enough'])
    expect(page.text()).toContain('4 of 5')
  })

  test('is said where names are collected, too, and by nobody who is out', async () => {
    await page.show(hosted({}, { asks: { ...vote, for: 'names', opening: 'o5' } }))
    await reads('Enough said')
    expect(page.text()).toContain('Who do you nominate?')
    await page.show(hosted({}, {}, { out: true }))
    await expect(page.press('Enough said')).rejects.toThrow('No button')
    expect(page.text()).toContain('3 of 5')
  })

  test('is asked for in no evening that a person hosts', async () => {
    await page.show(speech)
    await reads('I’m done')
    expect(page.text()).not.toContain('Enough said')
  })
})

describe('The desk', () => {
  const word = { yes: 4, of: 12 }

  test('is opened by everybody’s Yes, on whatever page a phone is: a talk, a card, a call of the night (PH-35)', async () => {
    await page.show(hosted({ word }, {}, { opensDesk: false }))
    await reads('Open the laptop’s desk?')
    expect(page.text()).toContain('4 of 12')
    await page.press('My card')
    await page.press('Yes')
    await page.show(calling({}, null, { opensDesk: false }, { kind: 'night', n: 2 }, { word }))
    await page.press('No')
    expect(page.said).toEqual([
      { type: 'openDesk', yes: true },
      { type: 'openDesk', yes: false },
    ])
  })

  test('is asked about no more once somebody has said no', async () => {
    await page.show(hosted({ word }))
    await reads('4 of 12')
    await page.show(hosted())
    expect(page.text()).not.toContain('Open the laptop’s desk?')
  })
})

test('What stands still says so on every page, and blames no host who is not there', async () => {
  await page.show(hosted({ paused: true }, { asks: { ...vote, isOpen: false, opening: 'o5' } }))
  await reads('Paused')
  expect(page.text()).not.toContain('The host')
  await page.show(calling({}, null, {}, { kind: 'night', n: 2 }, { paused: true }))
  await reads('Paused')
})

test('A call by day is played like one of the night, and does not say that it is night (PH-28)', async () => {
  await page.show(calling({}, null, {}, { kind: 'day', n: 2 }))
  await reads('A secret question. Everybody looks at their own phone.')
  await reads('Point at the player you want to strike.')
  expect(page.text()).not.toMatch(/night/i)
  await page.show(calling({ opening: '' }, null, {}, { kind: 'dawn', n: 2 }))
  await reads('Keep the phone in your hand')
  expect(page.text()).not.toMatch(/night/i)
})
