// @vitest-environment happy-dom
/** What a phone says to what is asked: each kind of question, as the contract has it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PhoneAsks } from '../../src/bridge/views/phone'
import {
  asking,
  BEN,
  claimed,
  dealt,
  door,
  seats,
  speech,
  table,
  waiting,
} from '../windows/fixtures/phoneViews'
import { gameFile } from '../windows/fixtures/phonePage'
import { openPage, type OpenPage } from './openPage'

let page: OpenPage
beforeEach(async () => {
  page = await openPage()
})
afterEach(() => page.close())

const mine = (hands: number): Pick<PhoneAsks, 'of'> => ({ of: [{ seat: BEN, hands }] })
const hand = (votes: readonly string[] | null) => ({
  type: 'hand',
  opening: 'o3',
  hand: votes && { for: 'hands', votes },
})
const isOff = (text: string): boolean | undefined =>
  [...page.root.querySelectorAll('button')].find((one) => one.textContent?.trim() === text)
    ?.disabled

/** Presses these one after the other, on a page that shows this question. */
async function pressing(asks: Partial<PhoneAsks>, ...buttons: string[]) {
  await page.show(asking(asks))
  for (const button of buttons) await page.press(button)
  return page.said
}

describe('A hand', () => {
  test('goes up by a touch, over to another by the next, and down by touching again', async () => {
    expect(await pressing({}, 'Ann', 'Cid', 'Cid')).toEqual([
      hand(['s0']),
      hand(['s2']),
      hand(null),
    ])
  })

  test('is for nobody who is not asked about, and for oneself only where that is allowed', async () => {
    await page.show(asking())
    await expect(page.press('Ben')).rejects.toThrow('No button')
    await expect(page.press('Dora')).rejects.toThrow('No button')
    expect(await pressing({ self: true }, 'Ben')).toEqual([hand(['s1'])])
  })

  test('stays up where everybody has to vote, and nobody abstains there', async () => {
    expect(await pressing({ must: true }, 'Ann', 'Ann')).toEqual([hand(['s0'])])
    await expect(page.press('I abstain')).rejects.toThrow('No button')
  })

  test('can be kept down for all to count', async () => {
    expect(await pressing({}, 'I abstain', 'I abstain')).toEqual([hand([]), hand(null)])
  })

  test('of several goes to one candidate where hands are not split', async () => {
    expect(await pressing(mine(2), 'Ann')).toEqual([hand(['s0', 's0'])])
  })

  test('of several is given and taken back one by one where they may be split', async () => {
    const asks = { ...mine(2), split: true }
    const said = await pressing(asks, 'One more hand for Ann', 'One more hand for Cid')
    expect(said).toEqual([hand(['s0']), hand(['s0', 's2'])])
    await page.press('One more hand for Cid')
    await page.press('One hand less for Ann')
    expect(said.slice(2)).toEqual([hand(['s2'])])
  })

  test('of several goes to different candidates where each has to be for somebody else', async () => {
    const asks = { ...mine(2), split: true, distinct: true }
    expect(await pressing(asks, 'Ann', 'Cid', 'Maximilian')).toEqual([
      hand(['s0']),
      hand(['s0', 's2']),
      hand(['s0', 's4']),
    ])
  })

  test('is for the candidate whose turn it is', async () => {
    const asks = { order: 'candidates', turn: 's2' } as const
    expect(await pressing(asks, 'Raise my hand', 'Take my hand down')).toEqual([
      hand(['s2']),
      hand(null),
    ])
  })

  test('waits for its turn where voters take turns', async () => {
    await page.show(asking({ order: 'voters', turn: 's0' }))
    expect(isOff('Cid')).toBe(true)
    expect(page.text()).toContain('Ann is asked now')
    await page.show(asking({ order: 'voters', turn: BEN }))
    expect(isOff('Cid')).toBe(false)
  })

  test('is not taken while the host puts something right, nor from who is not asked', async () => {
    await page.show(asking({ isOpen: false }))
    expect(isOff('Ann')).toBe(true)
    await page.show(asking({ of: [{ seat: 's0', hands: 1 }] }))
    await expect(page.press('Ann')).rejects.toThrow('No button')
    expect(page.text()).toContain('You aren’t asked this time.')
  })

  test('counts as given until the host says better, and is for one opening', async () => {
    const pressed = (): string[] =>
      [...page.root.querySelectorAll('[data-testid=ask] [aria-pressed=true]')].map(
        (one) => one.textContent?.trim() ?? '',
      )
    await pressing({}, 'Ann')
    expect(pressed()).toEqual(['Ann'])
    await page.show(asking({}, { hand: { for: 'hands', votes: ['s2'] } }))
    expect(pressed()).toEqual(['Cid'])
    await page.show(asking({ opening: 'o4' }))
    expect(pressed()).toEqual([])
  })

  test('is said to be secret, or unseen until the end, where it is', async () => {
    await page.show(asking({ atOnce: true }))
    expect(page.text()).toContain('Nobody sees it before it’s closed.')
    await page.show(asking({ atOnce: true, secret: true }))
    expect(page.text()).toContain('The others only see that you have voted.')
  })
})

describe('Another question', () => {
  test('takes a word, another one, and none', async () => {
    const asks = { for: 'word', among: [], words: ['yes', 'no'] } as const
    const word = (said: string) => ({
      type: 'hand',
      opening: 'o3',
      hand: { for: 'word', word: said },
    })
    expect(await pressing(asks, 'yes', 'no', 'no')).toEqual([word('yes'), word('no'), hand(null)])
  })

  test('takes one player at a touch, or nobody', async () => {
    const choice = (chosen: readonly string[]) => ({
      type: 'hand',
      opening: 'o3',
      hand: { for: 'choice', seats: chosen },
    })
    expect(await pressing({ for: 'choice' }, 'Ann', 'Nobody')).toEqual([choice(['s0']), choice([])])
  })

  test('takes several players once there are enough', async () => {
    const asks = { for: 'choice', count: { min: 2, max: 2 }, must: true } as const
    expect(await pressing(asks, 'Ann', 'That’s my choice')).toEqual([])
    await page.press('Cid')
    await page.press('That’s my choice')
    expect(page.said).toEqual([
      { type: 'hand', opening: 'o3', hand: { for: 'choice', seats: ['s0', 's2'] } },
    ])
  })

  test('takes names for a list as requests: to nominate, to second, to withdraw', async () => {
    const asks = { for: 'names', second: true, withdraw: true } as const
    await pressing(asks, 'Ann', 'I second …', 'Cid', 'I withdraw …', 'Ann')
    expect(page.said).toEqual([
      { type: 'request', kind: 'nominate', target: 's0' },
      { type: 'request', kind: 'second', target: 's2' },
      { type: 'request', kind: 'withdraw', target: 's0' },
    ])
  })
})

describe('Unasked', () => {
  test('somebody wants to speak, or steps in, with a name or without', async () => {
    await page.show(table())
    await page.press('Speak up')
    await page.press('I want to speak')
    await page.press('I step in …')
    await page.press('Ben')
    await page.press('I step in …')
    await page.press('Nobody in particular')
    expect(page.said).toEqual([
      { type: 'request', kind: 'speak', target: null },
      { type: 'request', kind: 'stepIn', target: 's1' },
      { type: 'request', kind: 'stepIn', target: null },
    ])
  })

  test('every player finds the same buttons, whatever he is (PH-26)', async () => {
    const shown = async (role: string): Promise<string> => {
      const dealt = [{ card: role, role, team: 'town' }]
      await page.show(table({}, { cards: { dealt, chooses: false, looked: true, changed: {} } }))
      return page.root.innerHTML
    }
    await page.show(table())
    await page.press('Speak up')
    expect(await shown('killer')).toBe(await shown('villager'))
  })

  test('whoever speaks says when it is over', async () => {
    await page.show(speech)
    await page.press('I’m done')
    expect(page.said).toEqual([{ type: 'done', opening: 'o2' }])
  })
})

describe('Whoever is asked something before everybody', () => {
  test('makes no speech: nobody has the floor, and nobody says that it is over', async () => {
    const stage = { scene: 'notice', speaker: BEN } as const
    await page.show(table({ stage, opening: 'o4' }, { speaks: true }))
    expect(page.text()).not.toContain('You have the floor')
    expect([...page.root.querySelectorAll('button')].map((one) => one.textContent)).not.toContain(
      'I’m done',
    )
    await page.show(table({ stage: { ...stage, speaker: 's0' }, opening: 'o4' }))
    expect(page.text()).not.toContain('Ann speaks')
  })
})

describe('At the door', () => {
  test('somebody takes a name, one that is taken, or one of his own, and gives it back', async () => {
    await page.show(door)
    await page.press('Dora')
    await page.press('Cid')
    await page.press('My name is not here')
    const field = page.root.querySelector('input') as HTMLInputElement
    field.value = ' Zoë '
    field.dispatchEvent(new Event('input'))
    page.root.querySelector('form')?.dispatchEvent(new Event('submit'))
    await page.show(claimed)
    await page.press('Another name')
    expect(page.said).toEqual([
      { type: 'claim', name: 'Dora' },
      { type: 'claim', name: 'Cid' },
      { type: 'claim', name: 'Zoë' },
      { type: 'unclaim' },
    ])
  })

  test('a figure is gone through with two arrows, as long as one can be chosen', async () => {
    await page.show(waiting)
    expect(page.text()).toContain('Figure 7')
    await page.press('The next figure')
    await page.press('The figure before')
    expect(page.said).toEqual([
      { type: 'look', by: 1 },
      { type: 'look', by: -1 },
    ])
    await page.show(dealt)
    expect(page.text()).not.toContain('Figure')
  })

  test('the sign stands there in words, and why somebody is back in a sentence', async () => {
    await page.show(claimed)
    expect(page.text()).toContain('hedgehog')
    expect(page.text()).toContain('umbrella')
    await page.show({ ...door, reason: 'putOut' })
    expect(page.text()).toContain('The host has taken your phone off the table.')
  })

  test('a seat is not given up by one touch', async () => {
    await page.show(table())
    await page.press('Language and letters')
    await page.press('I’m not Ben')
    expect(page.said).toEqual([])
    await page.press('Yes, give up this seat')
    expect(page.said).toEqual([{ type: 'unclaim' }])
  })
})

test('Everybody at the table is there with his marks', async () => {
  await page.show(table())
  expect(page.root.querySelectorAll('.plate')).toHaveLength(seats.length)
  expect(page.root.querySelectorAll('.plate .phone')).toHaveLength(3)
  expect(page.root.querySelector('.plate.out')?.textContent).toContain('Fay')
})

test('The news are what was announced, and no clocks and speeches, which the page shows by itself', async () => {
  page.close()
  page = await openPage(gameFile)
  const items = [
    { kind: 'died', of: 's5' },
    { kind: 'timer', seconds: 20, quiet: true },
    { kind: 'speech', of: 's0', quiet: true },
  ] as never
  await page.show(table({ items }))
  const news = page.root.querySelector('[aria-live="polite"]')
  expect(news?.textContent).toContain('Fay')
  expect(news?.textContent).not.toContain('20')
  expect(news?.textContent).not.toContain('Ann')
})
