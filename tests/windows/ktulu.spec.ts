/** Evenings of Ktulu, clicked through both windows: duels, searches, and nights by the keyboard alone. */
import { expect, test } from '@playwright/test'
import { packs } from '../../rulesets'
import { texts } from '../../rulesets/ktulu/texts/en'
import { texts as polish } from '../../rulesets/ktulu/texts/pl'
import { games } from '../../rulesets/languages/pl'
import type { GameView } from '../../src/bridge'
import { textsIn } from '../support/placeholders'
import { openTable, type BrowserTable } from './support/browserTable'
import { KeyboardHost, type Keys } from './support/keyboardHost'
import {
  beginEvening,
  playToTheEnd,
  revealAndLook,
  TEN_PLAYERS,
  type Secret,
} from './support/playEvening'

const FOURTEEN = [...TEN_PLAYERS, 'Klara', 'Ludwig', 'Mia', 'Noah']

/** Names of roles that the room may not read yet; whole sides, and who acts in the open, are no secret. */
const OPEN = ['citizen', 'bandit', 'indian', 'mayor']
const hiddenRoles: Secret = (revealed) => {
  const open = [...OPEN, ...revealed]
  const namesOf = (areOpen: boolean) =>
    Object.entries(texts.roles)
      .filter(([role]) => open.includes(role) === areOpen)
      .flatMap(([, { name }]) => textsIn(name).map(([, text]) => text))
  const openNames = namesOf(true)
  // The name of a role that lies open may end in that of a hidden one; on a plate its first word is cut where it is long.
  const names = namesOf(false).map((name) => {
    const longer = openNames.filter((other) => other.endsWith(` ${name}`))
    return longer.map((other) => `(?<!${other.slice(0, 3)}[a-z]*[.]? )`).join('') + name
  })
  return new RegExp(`\\b(${names.join('|')})\\b`)
}

/** Everybody has seen the own card; how that goes is no matter of the game. */
async function seenAtOnce({ host, view }: BrowserTable): Promise<void> {
  for (const { id } of (await view()).deal?.seats ?? [])
    await host.handle({ type: 'deal.seen', seat: id, top: 0 })
}

test('A host clicks an evening of fourteen with duels and searches to a winner, and no card is read before it lies open', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const table = await openTable(browser, { seed: 4 })
  try {
    await beginEvening(table, 'ktulu', FOURTEEN, {
      secret: hiddenRoles,
      look: () => seenAtOnce(table),
    })
    // Indians are in the way first; whoever has the statuette is found among the bandits.
    const hunted = ({ phase }: GameView) => (phase.n < 2 ? 'indians' : 'bandits')
    const seen = await playToTheEnd(table, hunted, hiddenRoles)
    const { game } = await table.view()
    expect(game?.winner?.length).toBeGreaterThan(0)
    for (const scene of ['night', 'dawn', 'discussion', 'speech', 'vote', 'stand', 'day'])
      expect([...seen.scenes]).toContain(scene)
    expect([...seen.acts].sort()).toEqual(['duel', 'nobody', 'noon'])
    await revealAndLook(table, /Sheriff/)
  } finally {
    await table.close()
  }
})

const TWENTY_THREE =
  'Agata Bożena Cezary Dariusz Elżbieta Franek Grażyna Henryk Iwona Jędrzej Kasia Łukasz Małgosia Natalia Olek ' +
  'Paweł Renata Staś Tomek Urszula Wacław Zdzisław Żaneta'

/** Who carries the statuette: what the host has to keep in mind first of all. */
const carrierOf = ({ reminders }: Pick<GameView, 'reminders'>) => reminders[0]?.seats[0]
const votersOf = ({ open }: GameView) => (open?.form.kind === 'ballots' ? open.form.voters : [])

test('A Polish host plays twenty-three with aliens: nights by the keyboard alone take a key an answer, and the search finds it', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const table = await openTable(browser, {
    seed: 23,
    packs: Object.fromEntries(Object.entries(packs).filter(([id]) => id === 'ktulu')),
    gamesInLanguage: () => Promise.resolve(games),
  })
  const { room } = table
  try {
    await table.host.handle({ type: 'settings.set', settings: { language: 'pl' } })
    await expect(room.locator('html')).toHaveAttribute('lang', 'pl')
    await beginEvening(table, 'ktulu', TWENTY_THREE.split(' '), {
      houseRules: ['aliens-true'],
      secret: () => /Szeryf|Kowboj/,
      look: () => seenAtOnce(table),
    })
    const host = new KeyboardHost(table)
    const nights: Keys[] = []
    for (const night of [0, 1, 2]) {
      nights.push(await host.until(`dawn ${night + 1}`))
      if (night < 2) await host.until(`night ${night + 1}`)
    }
    for (const { keys, answers, signs } of nights) expect(keys).toBe(answers + signs)
    expect(nights[2]?.spent).toBeGreaterThan(3)

    await host.until('day 3', 'day.duel')
    const { seats, ...game } = await host.game()
    const carrier = carrierOf(game)
    const [first, second] = seats.filter(({ id, alive }) => alive && id !== carrier)
    if (!carrier || !first || !second) throw new Error('Too few are left')
    await host.challenge(first.id, second.id)
    await host.until('day 3', 'day.duelVote')
    await expect(room.locator('body')).toContainText(String(polish.stages['duel']?.title))
    await host.name(...votersOf(await host.game()).map(() => first.id))
    await host.until('day 3', 'day.duel')
    await host.until('day 3', 'day.candidates')
    await host.name(carrier)
    await host.name(...votersOf(await host.game()).map(() => carrier))
    await expect(room.locator('body')).toContainText(game.names[carrier] ?? '')
    await host.press('Enter')
    expect((await host.game()).winner).toEqual(['citizens'])
    await revealAndLook(table, new RegExp(String(polish.roles['sheriff']?.name)))
  } finally {
    await table.close()
  }
})
