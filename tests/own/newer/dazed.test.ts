/** Whoever is impaired: who may write it, what the preview says of it, and that neither he nor the room notices. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { previewOf } from '../../../src/own/preview/preview'
import { textsOf } from '../../../src/own/words/texts/texts'
import { transcripts } from '../../secrecy/spoken/transcript'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { changes, codesIn } from '../changed'

const DAZED = readFileSync('tests/own/documents/dazed.yaml', 'utf8')

const instead = changes(DAZED)

describe('Whoever is impaired', () => {
  it('is so by a trait, which takes yes or no and needs no other word (OG-177a)', () => {
    expect(codesIn(DAZED)).toEqual([])
    expect(codesIn(instead('needs: 2\n', ''))).toEqual(['needsMore'])
    expect(
      codesIn(instead('traits: { impaired: true }, calls', 'traits: { impaired: 3 }, calls')),
    ).toEqual(['wrongType'])
  })

  it('may be shown something wrong, as the preview says of calls that show something (OG-177a)', () => {
    const seems = (language: string, text = DAZED) => {
      const asked = { players: 6, options: {}, language }
      const document = documentOf(text.replace('languages: [en]', `languages: [${language}]`))
      const calls = previewOf(document, asked).nights[0]?.calls ?? []
      return calls.find(({ id }) => id === 'seer.look')?.readings.length ?? 0
    }
    const plain = DAZED.replaceAll('impaired: true', 'noShield: true')
    for (const language of ['en', 'de', 'pl']) {
      const without = seems(language, plain)
      expect(without).toBeGreaterThan(0)
      expect(seems(language)).toBe(without + 1)
    }
  })

  it('is asked as always, and the room hears and sees the same (OG-177a, OG-97)', () => {
    const document = documentOf(DAZED)
    const game = rulesetOf(document)
    const texts = textsOf(document, 'en')
    const evening = (dazed: string) => {
      const table = sitDown(game, 'brewer doctor seer inn villager villager villager wolf')
      const asked: string[] = []
      const say = (step: string, word: string) => {
        table.say(step, word)
        asked.push(`${step} ${table.game.open?.id} ${table.game.open?.variant}`)
      }
      say('brewer.daze', dazed)
      say('doctor.guard', 'D')
      say('wolves.kill', 'E')
      say('seer.look', 'H')
      table.upTo('day.vote')
      const [spoken = []] = transcripts(table.history, [{ texts, language: 'en' }])
      return { asked, said: spoken.map(({ text }) => text), told: table.told() }
    }
    const plain = evening('G')
    expect(plain.asked).toHaveLength(4)
    for (const dazed of ['B', 'C', 'D', 'H']) {
      const { asked, said } = evening(dazed)
      expect({ asked, said }).toEqual({ asked: plain.asked, said: plain.said })
    }
    expect(evening('C')).toEqual(plain)
    expect(evening('B')).toEqual(plain)
  })
})
