import { expect, test, type Page } from '@playwright/test'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import type { Command } from '../../src/bridge'
import { openTable, type BrowserTable } from './support/browserTable'
import { OFTEN } from './support/caughtUp'
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
    }, OFTEN)
    .toBe(true)
  return words(table.room)
}

async function does({ host }: BrowserTable, command: Command): Promise<void> {
  const reply = await host.handle(command)
  if (!reply.ok) throw new Error(`${command.type}: ${reply.refusal.code}`)
}

const namesAlive = async ({ game }: HandDealt): Promise<string[]> => {
  const { seats, names } = await game()
  return seats.filter((one) => one.alive).map(({ id }) => names[id] ?? '')
}

/** Everybody who lives raises a hand against one; the one raises it against another. */
async function allAgainst(evening: HandDealt, target: string, other: string): Promise<void> {
  const voters = await namesAlive(evening)
  await evening.vote(
    Object.fromEntries(voters.map((name) => [name, name === target ? other : target])),
  )
}

async function accuse({ desk, seat, clickSeat }: HandDealt, by: string, target: string) {
  await desk(`seat-${seat(by)}`).click()
  await clickSeat(target)
}

/** Steps in by the key on the bar and takes somebody along. */
async function explode({ desk, click, seat }: HandDealt, role: string, target: string) {
  await desk(`offered-${role}.explode`).click()
  await click(`seat-${seat(target)}`)
}

const TWELVE = {
  Änne: 'mafioso',
  Bruno: 'citizen',
  Carla: 'mafiaKiller',
  Dörte: 'spy',
  Emil: 'mafioso',
  Frieda: 'matchmaker',
  Götz: 'nightWanderer',
  Heike: 'pharmacist',
  Ingo: 'suicidalCitizen',
  Jutta: 'detective',
  Kurt: 'guardianAngel',
  Lotte: 'scaredyCat',
}

test('Zwölf in Palermo: Anklage mit Plädoyers, zwei Anschläge am Tag, und ein Liebespaar aus beiden Lagern gewinnt', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const table = await openTable(browser, { seed: 12, gamesInLanguage })
  try {
    await does(table, { type: 'settings.set', settings: { language: 'de' } })
    await expect(table.desk.locator('html')).toHaveAttribute('lang', 'de')
    const evening = await dealByHand(table, 'palermo', TWELVE)
    const { reach, click, clickSeat, game, desk, seat } = evening

    await reach('night 1', 'matchmaker.choose')
    await clickSeat('Änne')
    await clickSeat('Bruno')
    await click('answer-record')
    expect(await room(evening)).not.toMatch(/verliebt|Mafioso|Liebesstifter/)

    // The list grows and shrinks before everybody's eyes; what is taken off leaves no trace.
    await reach('day 1', 'day.accuse')
    await accuse(evening, 'Lotte', 'Emil')
    await accuse(evening, 'Carla', 'Kurt')
    await accuse(evening, 'Jutta', 'Dörte')
    await expect(desk('nominations')).toContainText('Carla nennt Kurt')
    expect(await room(evening)).toMatch(/Emil, Kurt und Dörte/)
    await click(`withdraw-${seat('Kurt')}`)
    await expect(desk('nominations')).not.toContainText('Kurt')
    expect(await room(evening)).toMatch(/Emil und Dörte/)
    await click('answer-record')
    for (const [speaker, about] of [
      ['Lotte', 'Die Anklage'],
      ['Emil', 'Die Antwort'],
      ['Jutta', 'Die Anklage'],
      ['Dörte', 'Die Antwort'],
    ] as const) {
      expect(await room(evening)).toMatch(new RegExp(`${about} ${speaker}`))
      await expect(table.room.getByRole('timer')).toBeVisible()
      await click('answer-ok')
    }
    await allAgainst(evening, 'Emil', 'Dörte')
    expect(await room(evening)).toMatch(
      /Emil raus.*Emil wird verurteilt.*Emil deckt auf: Mafioso\..*Emil 11/,
    )

    // A sign at somebody who does not peep means nothing, and the Mafia goes on choosing.
    await reach('night 2', 'mafia.kill')
    await desk('option-caught').click()
    await desk(`seat-${seat('Kurt')}`).click()
    await expect(table.desk.locator('body')).toContainText(/Kurt guckt nicht/)
    expect((await game()).open?.id).toBe('mafia.kill')
    await clickSeat('Götz')
    await reach('night 2', 'pharmacist.poison')
    await clickSeat('Frieda')
    await reach('day 2', 'day.discussion')
    expect(await namesAlive(evening)).not.toEqual(expect.arrayContaining(['Götz']))

    await explode(evening, 'suicidalCitizen', 'Dörte')
    expect(await room(evening)).toMatch(/Noch ein Urteil/)
    await desk('everybody-yes').click()
    await expect(desk('everybody-yes')).toHaveAttribute('aria-pressed', 'true')
    await click('answer-record')
    await reach('day 2', 'day.accuse')
    await accuse(evening, 'Carla', 'Kurt')
    await accuse(evening, 'Kurt', 'Lotte')
    await click('answer-record')
    await reach('day 2', 'day.vote')
    await allAgainst(evening, 'Kurt', 'Lotte')

    await reach('night 3', 'mafia.kill')
    await desk('option-kill').click()
    await clickSeat('Jutta')
    await reach('day 3', 'day.discussion')
    expect(await namesAlive(evening)).toEqual(['Änne', 'Bruno', 'Carla', 'Heike', 'Lotte'])
    await explode(evening, 'mafiaKiller', 'Heike')
    await desk('everybody-yes').click()
    await expect(desk('everybody-yes')).toHaveAttribute('aria-pressed', 'true')
    await click('answer-record')
    await reach('day 3', 'day.accuse')
    await accuse(evening, 'Bruno', 'Lotte')
    await accuse(evening, 'Lotte', 'Änne')
    await click('answer-record')
    await reach('day 3', 'day.vote')
    await allAgainst(evening, 'Lotte', 'Änne')
    while ((await game()).winner === null) await click('answer-ok')
    expect((await game()).winner).toEqual(['lovers'])
    await desk('answer-reveal').click()
    await expect.poll(() => words(table.room)).toMatch(/Die Liebe hat alle überlebt/)
  } finally {
    await table.close()
  }
})

const SEVEN = {
  Ann: 'mafioso',
  Ben: 'mafioso',
  Cleo: 'detective',
  Dora: 'citizen',
  Emil: 'citizen',
  Fritz: 'citizen',
  Gus: 'citizen',
}
const NO_ROLE = /\b(Mafioso|Mafiosi|Detective|Citizen)\b/

test('Hidden identity with a forced vote: early votes in any order, the others in turn, and the win of the citizens comes a night late', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const table = await openTable(browser, { seed: 21 })
  try {
    const evening = await dealByHand(table, 'palermo', SEVEN, async (moment) => {
      if (moment !== 'lobby') return
      await table.desk.getByTestId('tab-rules').click()
      for (const choice of ['condemnation-forcedVote', 'hiddenIdentity-true'])
        await table.desk.getByTestId(`option-${choice}`).check()
    })
    const { reach, click, clickSeat, game, desk, seat } = evening
    /** Whoever is sure votes when he likes; then the rest, in the order of the seats. */
    async function force(early: readonly string[], target: string, other: string) {
      for (const by of early) {
        await desk(`seat-${seat(by)}`).click()
        await expect(desk('prompt')).toContainText(by)
        await clickSeat(target)
      }
      await click('answer-record')
      expect((await game()).open?.id).toBe('day.forcedVote')
      const rest = (await namesAlive(evening)).filter((name) => !early.includes(name))
      for (const by of rest) await clickSeat(by === target ? other : target)
      await click('answer-record')
      expect(await room(evening)).toMatch(new RegExp(`${target}\\b`))
      expect(await room(evening)).not.toMatch(NO_ROLE)
    }

    await reach('day 1', 'day.earlyVotes')
    await force(['Gus', 'Cleo', 'Emil', 'Dora'], 'Ann', 'Gus')
    await reach('night 2', 'mafia.kill')
    await clickSeat('Fritz')
    await reach('day 2', 'day.earlyVotes')
    await force(['Gus', 'Dora', 'Cleo'], 'Ben', 'Gus')

    // Nobody hears that the last of them is gone: the next night calls everybody as ever.
    await reach('night 3', 'mafia.kill')
    expect((await game()).winner).toBeNull()
    expect(await room(evening)).not.toMatch(/won|disappeared/i)
    await reach('night 3', 'detective.investigate')
    await click('answer-pass')
    while ((await game()).winner === null) await click('answer-ok')
    expect((await game()).winner).toEqual(['citizens'])
    await expect.poll(() => words(table.room)).toMatch(/The Mafia has disappeared/)
  } finally {
    await table.close()
  }
})
