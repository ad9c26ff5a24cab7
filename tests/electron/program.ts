/** The program on its double as a fixture of Playwright tests: launched on demand, cleared up afterwards. */
import { type Page, test as base } from '@playwright/test'
import type { Reply } from '../../src/bridge/views/facilitator.ts'
import { type LaunchOptions, type Program, launchProgram } from './double/launchProgram.ts'

interface Fixtures {
  launch(options?: Partial<LaunchOptions>): Promise<Program>
}

export const test = base.extend<Fixtures>({
  launch: async ({ browser }, use) => {
    const programs: Program[] = []
    await use(async (options = {}) => {
      const program = await launchProgram({ browser, ...options })
      programs.push(program)
      return program
    })
    for (const program of programs) await program.dispose()
  },
})
export { expect } from '@playwright/test'

/** Asks the host for something as the page does: through what its preload gave it. */
export function ask(page: Page, action: string, payload: object = {}): Promise<Reply> {
  return page.evaluate(
    ([name, values]) => {
      const { nightfall } = globalThis as unknown as {
        nightfall: { actions: Record<string, (payload: object) => Promise<Reply>> }
      }
      const act = nightfall.actions[name]
      if (!act) throw new Error(`No such action: ${name}`)
      return act(values)
    },
    [action, payload] as const,
  )
}

export const TEN_PLAYERS = ['Ann', 'Ben', 'Cat', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon']

/** Brings the host as far as dealt cards: from here on an evening is running. */
export async function dealCards(page: Page): Promise<void> {
  for (const [action, payload] of [
    ['lobby.begin', { ruleset: 'chiangmai' }],
    ['lobby.players', { names: TEN_PLAYERS }],
    ['lobby.proposeDeck', {}],
    ['lobby.deal', { by: 'program' }],
  ] as const) {
    const reply = await ask(page, action, payload)
    if (!reply.ok) throw new Error(`${action}: ${JSON.stringify(reply.refusal)}`)
  }
}
