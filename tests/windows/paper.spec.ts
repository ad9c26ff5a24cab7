/** What goes on paper before an evening, as the browser would print it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { packs } from '../../rulesets'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import { readOptions } from '../../src/engine'
import { cardPages, type PerPage, type PrintedCard } from '../../src/facilitator/paper/sheets/cards'
import { textsFor } from '../../src/i18n/textsFor'
import { openTable } from './support/browserTable'

const css = readFileSync(join('src', 'facilitator', 'paper', 'sheets', 'cards.css'), 'utf8')

/** One of every card of a game, in a language. */
async function cardsOf(game: string, language: string): Promise<readonly PrintedCard[]> {
  const pack = packs[game]
  const read = pack && readOptions(pack.rules.options, {})
  const translated = language === 'en' ? undefined : (await gamesInLanguage(language))[game]
  const written = translated?.texts ?? pack?.texts?.['en']
  if (!pack || !written || !read?.ok) throw new Error(`${game} has no words in ${language}`)
  const texts = textsFor(written, read.values)
  return pack.rules.casting.cards.map(({ id, role, team }) => {
    const own = texts.cards[id]
    const called = texts.roles[role]?.name ?? role
    const name = own?.name ?? called
    const help = [own?.help || texts.roles[role]?.help, own?.wins].filter(Boolean).join(' ')
    const is = called === name ? null : called
    const glyph = pack.theme?.glyphs?.[role]
    return { glyph, name, is, side: texts.teams[team]?.name ?? '', colour: '#b04', help }
  })
}

/** Cards whose words do not fit. */
const cutCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card')]
      .filter((card) => {
        const words = card.querySelector('p')
        return (
          card.scrollHeight > card.clientHeight + 1 ||
          card.scrollWidth > card.clientWidth + 1 ||
          (words !== null && words.scrollHeight > words.clientHeight + 1)
        )
      })
      .map((card) => `${card.querySelector('strong')?.textContent} (${card.className})`),
  )

test('A card of every role in every game and language has room for its words, nine or sixteen to a page', async ({
  page,
}) => {
  for (const language of ['en', 'de', 'pl']) {
    for (const game of Object.keys(packs)) {
      const cards = await cardsOf(game, language)
      for (const perPage of [9, 16] satisfies PerPage[]) {
        const body = cardPages(cards, game, perPage, true)
        const styles = css.replaceAll(':host(', 'body:is(').replaceAll(':host', 'body')
        await page.setContent(
          `<html lang="${language}"><style>${styles}</style><body class="cards-A4" style="margin:0">${body}</body></html>`,
        )
        expect(await cutCards(page), `${game}, ${language}, ${perPage} a page`).toEqual([])
        const film = process.env['NIGHTFALL_FILM']
        if (film && language === 'de') {
          await page.screenshot({ path: `${film}/${game}-${perPage}.png` })
          await page.pdf({
            path: `${film}/${game}-${perPage}.pdf`,
            format: 'A4',
            printBackground: true,
          })
        }
      }
    }
  }
})

test('The lobby prints the cards of its deck, the calls of the night and the rules, and names no player', async ({
  browser,
}) => {
  const { desk, host, close } = await openTable(browser, { seed: 3 })
  await host.handle({ type: 'lobby.begin', ruleset: 'vendetta' })
  await host.handle({
    type: 'lobby.players',
    names: Array.from({ length: 9 }, (_, n) => `Guest ${n}`),
  })
  // Keeps what would be printed, and says its kind.
  await desk.evaluate(() => {
    window.print = () => {
      const root = document.querySelector('.print-root')
      document.body.dataset['printed'] = `${root?.className} ${root?.shadowRoot?.innerHTML}`
    }
  })
  const printed = async (kind: string): Promise<string> => {
    await desk.getByTestId(`paper-${kind}`).check()
    await desk.getByTestId('paper-print').click()
    await expect(desk.locator('.print-root')).toHaveCount(0)
    return (await desk.evaluate(() => document.body.dataset['printed'])) ?? ''
  }
  await desk.getByTestId('tab-deck').click()
  await desk.getByTestId('paper').click()
  const film = process.env['NIGHTFALL_FILM']
  if (film) await desk.screenshot({ path: `${film}/paper.png` })
  await desk.getByTestId('paper-Letter').check()
  const deck = await printed('deck')
  expect(deck).toContain('cards-Letter')
  expect(deck.match(/class="card words/g)).toHaveLength(9)
  const night = await printed('night')
  expect(night).toContain('text-Letter')
  expect(night.match(/<tr>/g)?.length).toBeGreaterThan(3)
  const summary = await printed('summary')
  expect(summary.match(/<section>/g)?.length).toBeGreaterThan(3)
  expect(`${deck}${night}${summary}`).not.toMatch(/Guest \d|[{}]/)
  await close()
})
