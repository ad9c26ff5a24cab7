/** Who believes to be somebody else: who may write it, what cards and phones show, what the host reads, and that nobody hears a difference. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { seatId } from '../../../src/engine'
import { DealTable } from '../../../src/host/evening/dealTable'
import type { Header } from '../../../src/host/evening/journal/entries'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { previewOf } from '../../../src/own/preview/preview'
import { textsOf } from '../../../src/own/words/texts/texts'
import { transcripts } from '../../secrecy/spoken/transcript'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { changes, codesIn } from '../changed'

const MIRAGE = readFileSync('tests/own/documents/mirage.yaml', 'utf8')

const instead = changes(MIRAGE)

const CARDS = `
cards:
  villagerCard: { role: villager, name: Villager, supply: 12 }
  wolfCard: { role: wolf, name: Wolf, supply: 3 }
  seerCard: { role: seer, name: Seer }
  drunkCard: { role: drunk, name: Drunk, believes: seer }
`

const withCards = MIRAGE.replace(/  (drunk|lunatic|page): .*\n/g, (line) =>
  line.replace(/, believes: (\{.*?\}|\w+)/, ''),
)
  .replace('{ wolf: 1 }', '{ wolfCard: 1 }')
  .replace('fill: villager', 'fill: villagerCard')
  .concat(CARDS)

describe('Whoever believes to be somebody else', () => {
  it('does so by a card, one a player, of a role that there is (OG-180, OG-180a)', () => {
    expect(codesIn(MIRAGE)).toEqual([])
    expect(codesIn(instead('needs: 2\n', ''))).toEqual(['needsMore'])
    expect(codesIn(instead('believes: ghoul', 'believes: goul'))).toEqual(['noSuch'])
    expect(codesIn(instead('believes: ghoul', 'believes: drunk'))).toEqual(['noSuch'])
    expect(codesIn(`${MIRAGE}deal: { perSeat: 2 }\n`)).toContain('wordNotHere')
    expect(codesIn(withCards)).toEqual([])
    expect(codesIn(withCards.replace('believes: seer', 'believes: medic'))).toEqual(['noSuch'])
    const atRole = withCards.replace('name: Drunk, supply', 'name: Drunk, believes: seer, supply')
    expect(codesIn(atRole)).toEqual(['wordNotHere'])
  })

  it('is shown that card before the evening begins, and takes himself for the same when it does (OG-180, OG-180a)', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const ruleset = rulesetOf(documentOf(MIRAGE))
      const cards = ['drunk', 'villager', 'wolf', 'lunatic', 'villager', 'drunk']
      const hands = cards.map((card) => ({ cards: [card] }))
      const seen = ruleset.casting.faces?.(hands, { options: {}, seed })
      const faces = (seen ?? []).map(({ cards: [card] }) => card ?? '')
      expect(faces.filter((_, at) => at !== 0 && at !== 5)).toEqual([
        'villager',
        'wolf',
        'ghoul',
        'villager',
      ])
      const drunks = [faces[0], faces[5]]
      expect(new Set(drunks).size).toBe(2)
      for (const face of drunks) expect(['seer', 'medic', 'counter']).toContain(face)
      const table = sitDown(ruleset, cards.join(' '), { seed })
      const { state, options } = table.game
      const believed = (seat: 's0' | 's3' | 's5') =>
        ruleset.privateSeat(state, seat, options).believes
      expect(believed('s0')).toBe(faces[0])
      expect(believed('s5')).toBe(faces[5])
      expect(believed('s3')).toBe('ghoul')
      expect(ruleset.privateSeat(state, 's1', options)).not.toHaveProperty('believes')
    }
    expect(
      rulesetOf(documentOf(withCards)).casting.faces?.([{ cards: ['drunkCard'] }], {
        options: {},
        seed: 1,
      }),
    ).toEqual([{ cards: ['seerCard'] }])
  })

  it('is dealt by the program like that: the desk has his card, and he sees the other (OG-180)', () => {
    const ruleset = rulesetOf(documentOf(MIRAGE))
    const deck = { lunatic: 1, wolf: 1, villager: 3 }
    const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']
    const header = { by: 'program', names, deck, options: {}, seed: 5 } as unknown as Header
    const deal = new DealTable(ruleset, header)
    const seats = names.map((_, at) => seatId(at))
    const dealt = seats.flatMap((seat) => deal.cardsOf(seat))
    expect(dealt.toSorted()).toEqual(['lunatic', 'villager', 'villager', 'villager', 'wolf'])
    const seen = dealt.map((card) => (card === 'lunatic' ? 'ghoul' : card))
    expect(seats.flatMap((seat) => deal.facesOf(seat))).toEqual(seen)
  })

  it('keeps from phones which roles are in the deck, by which he would find out (OG-180a)', () => {
    expect(rulesetOf(documentOf(MIRAGE)).casting.hidesDeck?.({})).toBe(true)
    const plain = MIRAGE.replaceAll(/, believes: (\{.*?\}|\w+)/g, '')
    expect(rulesetOf(documentOf(plain)).casting.hidesDeck?.({})).toBeUndefined()
  })

  it('has a line in the preview of the calls that are made for him, in three languages (OG-180)', () => {
    const names = { en: 'Only believed', de: 'Nur geglaubt', pl: 'Tylko w to wierzy' }
    const dealt = MIRAGE.replace('5: { wolf: 1 }', '5: { wolf: 1, drunk: 1, jailer: 1 }')
    for (const [language, name] of Object.entries(names)) {
      const document = documentOf(dealt.replace('[en]', `[${language}]`))
      const { nights } = previewOf(document, { players: 6, options: {}, language })
      const readings = (id: string) =>
        nights[0]?.calls.find((call) => call.id === id)?.readings.map((one) => one.name)
      expect(readings('seer.look')).toContain(name)
      expect(readings('jailer.lock')).not.toContain(name)
    }
  })

  it('is called in the same words, whether he is drunk or is what he believes, alive or dead (OG-180, OG-97)', () => {
    const document = documentOf(MIRAGE)
    const game = rulesetOf(document)
    const texts = textsOf(document, 'en')
    const evening = (cards: string) => {
      const table = sitDown(game, cards)
      table.upTo('day.vote')
      const [spoken = []] = transcripts(table.history, [{ texts, language: 'en' }])
      return { said: spoken.map(({ text }) => text), told: table.told() }
    }
    const plain = evening('lunatic ghoul villager villager villager wolf')
    expect(plain.said.filter((line) => line.includes('Ghoul')).length).toBeGreaterThan(2)
    expect(evening('ghoul lunatic villager villager villager wolf')).toEqual(plain)
    expect(evening('villager villager lunatic villager wolf ghoul')).toEqual(plain)
  })
})
