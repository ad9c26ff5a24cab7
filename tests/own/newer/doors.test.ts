/** Whom nobody may visit: who may write it, what the host is told, and that nobody else learns of it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { previewOf } from '../../../src/own/preview/preview'
import { textsOf } from '../../../src/own/words/texts/texts'
import { transcripts } from '../../secrecy/spoken/transcript'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { changes, codesIn } from '../changed'

const DOORS = readFileSync('tests/own/documents/doors.yaml', 'utf8')

const instead = changes(DOORS)

describe('Whoever lets nobody in', () => {
  it('is said by a trait, of all or of some, where its words mean somebody (OG-177)', () => {
    expect(codesIn(DOORS)).toEqual([])
    expect(codesIn(instead('needs: 2\n', ''))).toEqual(['needsMore'])
    expect(codesIn(instead('noVisit: all', 'noVisit: target'))).toEqual(['wordNotHere'])
    expect(codesIn(instead('noVisit: all', 'noVisit: giver'))).toEqual(['wordNotHere'])
    expect(codesIn(instead('noVisit: all', 'noVisit: { role: wlof }'))).toEqual(['noSuch'])
  })

  it('is shown by a raised hand, which the texts of calls that show something have, and the preview (OG-177)', () => {
    const dealt = DOORS.replace('5: { wolf: 1 }', '5: { wolf: 1, seer: 1 }')
    const inLanguage = (language: string) =>
      documentOf(dealt.replace('languages: [en]', `languages: [${language}]`))
    const signs = { en: 'Raise your hand', de: 'Heb die Hand', pl: 'Podnieś rękę' }
    for (const [language, sign] of Object.entries(signs)) {
      const { steps } = textsOf(inLanguage(language), language)
      expect(steps['seer.look']?.signals?.['hand.up']?.sign).toBe(sign)
      expect(steps['wolves.kill']?.signals).not.toHaveProperty(['hand.up'])
      const asked = { players: 6, options: {}, language }
      const look = previewOf(inLanguage(language), asked).nights[0]?.calls.find(
        ({ id }) => id === 'seer.look',
      )
      expect(look?.shows).toContain(sign)
    }
    const unseen = DOORS.replaceAll(/noVisit: (all|\{[^}]*\})/g, 'noShield: true')
    const { steps } = textsOf(documentOf(unseen), 'en')
    expect(steps['seer.look']?.signals).not.toHaveProperty(['hand.up'])
  })

  it('changes nothing that the room hears or sees that night, whoever it is (OG-177, OG-97)', () => {
    const document = documentOf(DOORS)
    const game = rulesetOf(document)
    const texts = textsOf(document, 'en')
    const evening = (cards: string, looked: string) => {
      const table = sitDown(game, cards)
      table.say('marker.mark', 'A')
      table.say('seer.look', looked)
      table.upTo('day.vote')
      const [spoken = []] = transcripts(table.history, [{ texts, language: 'en' }])
      return { said: spoken.map(({ text }) => text), told: table.told() }
    }
    const plain = evening('villager hermit marker seer villager wolf', 'E')
    expect(evening('hermit villager marker seer villager wolf', 'A')).toEqual(plain)
    expect(evening('villager hermit marker seer villager wolf', 'B')).toEqual(plain)
  })
})
