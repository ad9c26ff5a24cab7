/** Cards in the middle that are chosen face down: who may write of them, what is said, and that nobody else notices. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { roomView } from '../../../src/engine'
import { open } from '../../../src/own/open/open'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { textsOf } from '../../../src/own/words/texts/texts'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { codesIn } from '../changed'

describe('Cards in the middle', () => {
  const ECLIPSE = readFileSync('tests/own/documents/one-eclipse.yaml', 'utf8')
  const instead = (of: string, by: string) => {
    expect(ECLIPSE).toContain(of)
    return codesIn(ECLIPSE.replace(of, by))
  }

  it('are chosen by so many as the document writes, and mean something only where they were chosen (OG-192)', () => {
    expect(codesIn(ECLIPSE)).toEqual([])
    expect(instead('needs: 2\n', '')).toEqual(['needsMore'])
    expect(instead('choose: { middle: 2 }', 'choose: { middle: 5 }')).toEqual(['badNumber'])
    expect(instead('choose: { middle: 2 }', 'choose: { one: others }')).toEqual(['wordNotHere'])
    expect(instead('show: { team: chosen }', 'show: { team: target }')).toEqual(['wordNotHere'])
    const reach = 'choose: { middle: 1, must: true }, do: [{ exchange:'
    expect(instead(reach, 'do: [{ exchange:')).toEqual(['wordNotHere'])
    const copy = 'choose: { middle: 1 }, do: [{ become:'
    expect(instead(copy, 'do: [{ become:')).toEqual(['wordNotHere'])
    expect(instead('show: { nod: { some: { role: chosen } } }', 'show: { role: chosen }')).toEqual(
      [],
    )
  })

  it('are up to four, the fourth of them by a later word (OG-192)', () => {
    const without = ECLIPSE.replace('needs: 2\n', '').replaceAll(/^ +- \{ id: .*chosen.*\n/gm, '')
    const plain = without.replaceAll('    calls:\n', '').replace(/^night: .*\n/m, '')
    const codes = (extra: string) => codesIn(plain.replace('extra: 4', `extra: ${extra}`))
    expect(plain).not.toContain('chosen')
    expect(codes('4')).toEqual(['needsMore'])
    expect(codes('{ with: wolf, cards: 4 }')).toEqual(['needsMore'])
    expect(codesIn(ECLIPSE.replace('extra: 4', 'extra: 5'))).toContain('badNumber')
  })

  it('are asked for in words of each language, and have a button each (OG-192)', () => {
    const words = (language: string, call: string) => {
      const document = documentOf(ECLIPSE.replace('languages: [en]', `languages: [${language}]`))
      const step = textsOf(document, language).steps[call]
      return [step?.say[1], step?.options?.['m1'] ?? step?.options?.['m1m3']]
    }
    expect(words('en', 'scout.side')).toEqual(['Point at one card in the middle.', 'Card 1'])
    expect(words('en', 'seer.look')).toEqual([
      'Point at this many cards in the middle: 2.',
      'Cards 1 and 3',
    ])
    expect(words('de', 'seer.look')[1]).toBe('Karten 1 und 3')
    expect(words('pl', 'seer.look')[1]).toBe('Karty 1 i 3')
  })

  it('change nothing that the room sees or hears, whatever they are and whichever is chosen (OG-192)', () => {
    const cards = 'drunk double sister scout seer villager wolf'
    const evening = (pool: readonly string[], place: string) => {
      const table = sitDown(rulesetOf(documentOf(ECLIPSE)), cards, { pool })
      const seen: unknown[] = []
      for (let n = 0; n < 40 && table.game.open?.id !== 'day.vote'; n++) {
        const { id = '', form } = table.game.open ?? {}
        seen.push([id, roomView(table.game)])
        const many = form?.kind === 'option' && form.options[0] === 'm1m2' ? `${place}m4` : place
        table.say(id, form?.kind === 'option' ? many : 'ok')
      }
      return JSON.stringify(seen)
    }
    const one = evening(['villager', 'wolf', 'villager', 'villager'], 'm1')
    expect(one).toContain('drunk.reach')
    expect(evening(['wolf', 'villager', 'villager', 'villager'], 'm2')).toBe(one)
    expect(evening(['villager', 'villager', 'wolf', 'villager'], 'm3')).toBe(one)
  })

  it('bring anybody into every role, and so no call of one can ever be left out (OG-192, OG-31)', () => {
    const shown = ECLIPSE.replace('{ resolve: inTurn,', '{ resolve: inTurn, called: untilShown,')
    const noted = (text: string) => open(text).problems.map(({ code }) => code)
    expect(noted(shown)).toEqual(['callAlways'])
    expect(
      noted(shown.replace('{ become: { role: chosen } }', '{ show: { role: chosen } }')),
    ).toEqual([])
  })

  it('are no reason to doubt a role that is only named in a question (OG-192a)', () => {
    const cook = '  cook: { team: village, name: Cook }\nstatuses:'
    const withCook = ECLIPSE.replace('statuses:', cook)
    const codes = (text: string) => open(text).problems.map(({ code }) => code)
    expect(codes(withCook)).toEqual(['neverDealt'])
    const named = withCook.replace(
      'id: double.copy, wake: { dealt: double }, choose: { middle: 1 }',
      'id: double.copy, wake: { dealt: double }, choose: { role: [cook, seer] }',
    )
    expect(codes(named)).toEqual([])
  })
})
