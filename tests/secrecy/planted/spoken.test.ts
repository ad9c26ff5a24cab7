import { describe, expect, it } from 'vitest'
import type { WrittenTexts } from '../../../src/i18n/rulesetTexts'
import { games, writtenTextsOf } from '../../support/games'
import { AS_THEY_COME } from '../screen/twins'
import { compareSpoken } from '../spoken/compareSpoken'
import { callsOnlyTheLiving } from './rules'
import { saidOtherwise } from './texts'

const run = { wish: AS_THEY_COME, wanted: 250, seed: 1 }
const inEnglish = (texts: WrittenTexts) => [{ texts, language: 'en' }]

describe.each([
  ['chiangmai', 'gone'],
  ['vendetta', 'blocked'],
  ['starwars', 'gone'],
  ['starwars', 'frozen'],
])('the host of %s', (id, variant) => {
  const game = games[id]
  if (!game) throw new Error(`no such game: ${id}`)
  const texts = writtenTextsOf(id)

  it('who calls only those that are still there gives them away', () => {
    const { difference } = compareSpoken(callsOnlyTheLiving(game), {
      ...run,
      tongues: inEnglish(texts),
    })
    expect(difference).toMatch(/“.*” .* or “.*”/)
  })

  it(`who says something else where it is “${variant}” gives that away`, () => {
    const tongues = [...inEnglish(texts), ...inEnglish(saidOtherwise(texts, variant))]
    const { difference } = compareSpoken(game, { ...run, tongues })
    expect(difference).toContain('Nobody? Well then.')
  })
})
