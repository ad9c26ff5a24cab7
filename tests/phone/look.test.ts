// @vitest-environment happy-dom
/** The language and the size of the letters, which a phone has of its own. */
import { createPinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import { SIGN_PICTURES } from '../../src/bridge/views/signs'
import { signs } from '../../src/i18n/locales/en/signs'
import { firstLanguage, useLook } from '../../src/phone/store/look'
import { speak, t } from '../../src/phone/store/saying'
import { door } from '../windows/fixtures/phoneViews'
import { openPage } from './openPage'

beforeEach(() => sessionStorage.clear())

describe('The language', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['nl', 'pl-PL', 'en'], 'pl'],
    [['fr-CA', 'it'], 'fr'],
    [['nl', 'sv'], 'en'],
    [[], 'en'],
  ])('of a browser that wants %j is %s first', (wanted, code) => {
    expect(firstLanguage(wanted)).toBe(code)
  })

  test('can be chosen, and outlives a reload with the size', async () => {
    const page = await openPage()
    await page.show(door)
    await page.press('Language and letters')
    await page.press('Polski')
    await page.press('large')
    page.close()
    const again = useLook(createPinia())
    expect([again.language, again.size]).toEqual(['pl', 'large'])
  })

  test('is another one when its words are there, with the forms of a number', async () => {
    await speak('pl')
    expect(t('plates.cards', { count: 5 })).toBe('5 kart')
    expect(t('phase.day', { n: 2 })).toBe('Dzień 2')
    expect(document.documentElement.lang).toBe('pl')
    await speak('en')
    expect(t('plates.cards', { count: 1 })).toBe('1 card')
  })

  test('is not taken from what somebody else has left there', () => {
    sessionStorage.setItem('nightfall-look', '{"language":"xx","size":7}')
    const look = useLook(createPinia())
    expect([look.language, look.size]).toEqual(['en', 'medium'])
  })
})

test('Every picture of a sign has its word', () => {
  expect(Object.keys(signs).sort()).toEqual([...SIGN_PICTURES].sort())
})
