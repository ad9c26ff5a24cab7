import { expect, test, type Page } from '@playwright/test'
import { holdingSecrets } from './support/holdingSecrets'
import { openTable } from './support/browserTable'
import { dealByHand, type HandDealt } from './support/handDealt'

const words = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')

/** What the room sees once the newest picture is on the wall. */
async function room({ table }: HandDealt): Promise<string> {
  const picture = table.room.locator('[data-scene]')
  await expect
    .poll(async () => {
      const { preview } = await table.view()
      const newest = Number(await picture.getAttribute('data-revision')) === preview.revision
      return newest && (await picture.getAttribute('data-scene')) === preview.scene
    })
    .toBe(true)
  await expect(table.room.getByTestId('act')).toHaveCount(0)
  return words(table.room)
}

test('With three left the game goes on, and a Queen who returns turns it: all of it clicked (SW-E28)', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const table = await openTable(browser, { seed: 28 })
  try {
    const evening = await dealByHand(table, 'starwars', {
      Palu: 'palpatine',
      Mara: 'maul',
      Anni: 'anakin',
      Ami: 'amidala',
      Yoyo: 'yoda',
      Lea: 'leia',
      Luk: 'luke',
    })
    const { reach, click, clickSeat, nominate, vote, game, desk, seat } = evening
    const alive = async () => {
      const { seats, names } = await game()
      return seats.filter((one) => one.alive).map(({ id }) => names[id])
    }

    await reach('day 1', 'day.nominate')
    await nominate(['Luk', 'Mara', 'Lea'], ['Palu', 'Luk', 'Mara'])
    await reach('day 1', 'day.vote')
    await vote({ Palu: 'Luk', Mara: 'Luk', Ami: 'Mara', Yoyo: 'Mara', Lea: 'Mara', Luk: 'Mara' })
    await reach('day 1', 'day.confirm')
    // Anakin’s hand was filled in with the count, and the room sees the whole of it at once.
    expect(await room(evening)).toMatch(/(?=.*Mara 5)(?=.*Luk 2)/s)
    await click('option-stands')
    expect(await room(evening)).toMatch(/Mara is dead|Mara is voted out/)

    for (const [night, victim] of [
      [2, 'Ami'],
      [3, 'Lea'],
      [4, 'Luk'],
      [5, 'Luk'],
    ] as const) {
      await reach(`night ${night}`, 'sith.kill')
      await clickSeat(victim)
      if (night === 4) {
        await reach('dawn 4', 'dawn.announce')
        await click('answer-tell')
        expect(await room(evening)).toMatch(/Luke Skywalker has used his power/)
        await reach('dawn 4', 'dawn.announce')
      }
    }

    await reach('day 5', 'day.discussion')
    expect(await alive()).toEqual(['Palu', 'Anni', 'Yoyo'])
    expect((await game()).winner).toBeNull()

    await reach('night 6', 'sith.kill')
    await clickSeat('Yoyo')
    await reach('night 6', 'yoda.raise')
    await clickSeat('Ami')
    await reach('dawn 6', 'dawn.announce')
    await click('answer-story')
    await click('answer-tell')
    expect(await room(evening)).toMatch(/Yoyo is dead/)
    await click('answer-tell')
    expect(await room(evening)).toMatch(/Ami is back among the living/)
    expect(await room(evening)).not.toMatch(/Anakin|Vader|Yoda|Amidala|Sith/)

    await reach('day 6', 'day.discussion')
    expect(await alive()).toEqual(['Palu', 'Anni', 'Ami'])
    expect((await game()).winner).toBeNull()
    await holdingSecrets(table.desk, () => expect(desk('reminders')).toContainText('Ami'))

    await reach('day 6', 'day.nominate')
    await nominate(['Ami', 'Palu', 'Anni'], ['Palu', 'Anni', 'Ami'])
    await reach('day 6', 'day.vote')
    await vote({ Palu: 'Anni', Ami: 'Palu' })
    await reach('day 6', 'day.confirm')
    expect((await game()).tally).toEqual({ [seat('Palu')]: 2, [seat('Anni')]: 1 })
    expect(await room(evening)).toMatch(/(?=.*Palu 2)(?=.*Anni 1)/s)
    await click('option-stands')
    while ((await game()).winner === null) await click('answer-ok')
    expect((await game()).winner).toEqual(['citizens'])
    await expect(desk('end')).toBeVisible()
    await desk('answer-reveal').click()
    await expect.poll(() => words(table.room)).toMatch(/Emperor Palpatine/)
    await expect.poll(() => words(table.room)).toMatch(/The last Sith is gone/i)
  } finally {
    await table.close()
  }
})

test('Who steps in by day is staged on the big screen: Han shoots, Mace swaps, Lando freezes (SW-49, SW-54, SW-60a, SW-93)', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const table = await openTable(browser, { seed: 5, moving: true })
  try {
    const evening = await dealByHand(table, 'starwars', {
      Pia: 'palpatine',
      Max: 'maul',
      Qui: 'quigon',
      Obi: 'obiwan',
      Yul: 'yoda',
      Lou: 'luke',
      Hal: 'han',
      Lan: 'lando',
      Mac: 'mace',
      Chu: 'chewbacca',
    })
    const { reach, click, nominate, vote, game, desk, seat } = evening
    const act = table.room.getByTestId('act')
    const bar = desk('interrupts')
    /** Steps in by the key on the bar, and looks at the room while it happens and afterwards. */
    async function stepIn(id: string, target: string, staged: string, ...seen: RegExp[]) {
      const key = await desk(`offered-${id}`).locator('kbd').innerText()
      await table.desk.keyboard.press(key)
      await expect(desk(`offered-${id}`)).toHaveAttribute('aria-pressed', 'true')
      await click(`seat-${seat(target)}`)
      await expect(act).toHaveAttribute('data-act', staged)
      for (const words of seen) await expect(act).toContainText(words)
      await room(evening)
    }

    await reach('day 1', 'day.discussion')
    await expect(bar).not.toContainText('Hal')
    await holdingSecrets(table.desk, () => expect(bar).toContainText('Hal'))
    await expect(bar).toContainText('Lan')
    await expect(bar).not.toContainText('Mac')
    await stepIn('han.shoot', 'Qui', 'shot', /Hal is Han Solo/, /Qui is dead/)
    await expect(bar).not.toContainText('Hal')
    const shot = (await table.view()).preview.seats.find(({ name }) => name === 'Qui')
    expect(shot).toMatchObject({ out: true })
    expect(shot?.revealed).toBeUndefined()

    await reach('day 1', 'day.nominate')
    await nominate(['Pia', 'Obi', 'Max'], ['Lou', 'Max', 'Yul'])
    await reach('day 1', 'day.defence')
    expect(await room(evening)).toMatch(/Obi.*Max/)
    await expect(bar).toContainText('Mac')
    await stepIn('mace.swap', 'Obi', 'swap', /Mac is Mace Windu/, /Pia.*Obi/s)
    expect(await room(evening)).toMatch(/On the stand.*Pia/i)

    await stepIn('lando.freeze', 'Max', 'freeze', /Lan is Lando Calrissian/, /Max/)
    await expect(table.room.locator('.plate.ice')).toContainText('Max')

    await reach('day 1', 'day.vote')
    await expect(bar).not.toContainText('Mac')
    const everybody = ['Pia', 'Obi', 'Yul', 'Lou', 'Hal', 'Lan', 'Mac', 'Chu']
    const ballots = Object.fromEntries(everybody.map((name) => [name, 'Max']))
    await vote(ballots)
    await reach('day 1', 'day.confirm')
    expect(await room(evening)).toMatch(/(?=.*Pia 0)(?=.*Max 8)/s)
    await click('option-repeat')
    expect((await game()).open?.id).toBe('day.vote')
    await vote({ ...ballots, Pia: 'Pia', Obi: 'Pia', Yul: 'Pia', Lou: 'Pia', Hal: 'Pia' })
    await reach('day 1', 'day.confirm')
    expect(await room(evening)).toMatch(/(?=.*Pia 5)(?=.*Max 3)/s)
    await click('option-stands')
    expect(await room(evening)).toMatch(/Pia is (dead|voted out)/)

    // The frozen one is still in the ice at night, and a botched question is asked again unseen.
    await reach('night 2', 'obiwan.investigate')
    await expect(table.room.locator('.plate.ice')).toContainText('Max')
    const before = (await table.view()).preview
    await desk('offered-force.disturbance').click()
    await desk('disturbance-obiwan.investigate').click()
    const asked: string[] = []
    await expect(desk('disturbance-say')).toContainText('disturbance')
    for (let page = 0; page < 4; page++) {
      await table.desk.keyboard.press('Enter')
      asked.push(await desk('disturbance-say').innerText())
    }
    expect(new Set(asked).size).toBe(4)
    expect(asked.filter((question) => question.includes('Obi-Wan'))).toHaveLength(1)
    await table.desk.keyboard.press('Enter')
    await expect(desk('disturbance-aside')).toContainText('undo')
    await table.desk.keyboard.press('Enter')
    await expect(desk('disturbance')).toHaveCount(0)
    expect((await table.view()).preview).toEqual(before)
    expect((await game()).open?.id).toBe('obiwan.investigate')
  } finally {
    await table.close()
  }
})
