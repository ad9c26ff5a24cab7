/** An evening of an older version on the shelf, whose rules have changed since. */
import { expect, test } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packs } from '../../rulesets'
import type { AnyRuleset } from '../../src/engine'
import { openTable } from './support/browserTable'

const journal = readFileSync(
  join(import.meta.dirname, '../fixtures/evenings/0.1.0/vendetta-night-third.jsonl'),
  'utf8',
)

/** Vendetta that cannot go on once the second day has begun. */
function withoutSecondDay(rules: AnyRuleset): AnyRuleset {
  return {
    ...rules,
    *play(table) {
      const script = rules.play(table)
      let next = script.next()
      while (!next.done) {
        if (table.state.phase.kind === 'day' && table.state.phase.n > 1) throw new Error('No day')
        next = script.next(yield next.value)
      }
    },
  }
}

test('The shelf says from which moment newer rules differ, leaves the evening alone, and goes on only when told to', async ({
  browser,
}) => {
  const { vendetta } = packs
  if (!vendetta) throw new Error('no Vendetta')
  const changed = { ...packs, vendetta: { ...vendetta, rules: withoutSecondDay(vendetta.rules) } }
  const table = await openTable(browser, { seed: 3, packs: changed })
  try {
    const { desk, host, folder } = table
    await host.handle({ type: 'shelf.import', text: journal })
    const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
    const stored = () => readFileSync(join(folder, name), 'utf8')
    await desk.getByTestId('continue').click()
    const dialog = desk.getByRole('dialog')
    await expect(dialog.getByTestId('rules-differ')).toContainText('Dawn 2')
    await expect(dialog.getByTestId('rules-differ')).toContainText('It has reached Night 3')
    await dialog.getByTestId('leave-it').click()
    await expect(dialog).toBeHidden()
    expect(stored()).toBe(journal)
    await desk.getByTestId('continue').click()
    await dialog.getByTestId('go-on').click()
    await expect(desk.getByTestId('step-title')).toBeVisible()
    expect((await table.view()).game?.phase).toEqual({ kind: 'dawn', n: 2 })
    expect(stored().startsWith(journal)).toBe(true)
    expect(readFileSync(join(folder, 'kept', name), 'utf8')).toBe(journal)
  } finally {
    await table.close()
  }
})
