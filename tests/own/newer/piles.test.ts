/** Cards that go from hand to hand: who may write them, what nobody but their holder sees, what a preview says. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deskView, roomView } from '../../../src/engine'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { previewOf } from '../../../src/own/preview/preview'
import { compareSeen } from '../../../src/own/tried/room'
import { textsOf } from '../../../src/own/words/texts/texts'
import { stepWords, tellsSecret } from '../../../src/facilitator/words/stepWords'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { changes, codesIn } from '../changed'

const PILES = readFileSync('tests/own/documents/piles.yaml', 'utf8')

const changed = changes(PILES)
const instead = (of: string, by: string): string[] => codesIn(changed(of, by))

/** A table at which Ann holds three cards and has put none away. */
function atHand(seed: number) {
  const cards = 'townsman plotter townsman townsman townsman'
  const table = sitDown(rulesetOf(documentOf(PILES)), cards, { seed })
  table.say('day.propose', 'B')
  table.say('day.approve', 'A>A B>A C>A')
  expect(table.game.open?.id).toBe('day.handOn')
  return table
}

describe('A pile of cards', () => {
  it('needs its format, names that are there, and cards of its own (OG-187, OG-173)', () => {
    expect(codesIn(PILES)).toEqual([])
    expect(instead('needs: 2\n', '')).toEqual(['needsMore'])
    expect(instead('pile: decrees', 'pile: degrees')).toEqual(['noSuch'])
    expect(instead('playTop: decrees', 'playTop: bread')).toEqual(['noSuch'])
    expect(instead('played: chains, atLeast: 4', 'played: chain, atLeast: 4')).toEqual(['noSuch'])
    expect(instead('tails: {', 'bread: {')).toEqual(['idTwice'])
    expect(instead('top: 2, of: decrees', 'top: 2, of: town')).toEqual(['noSuch'])
    expect(instead('top: 2, of: decrees', 'top: 2, of: nothing')).toEqual(['noSuch'])
    expect(instead('top: 2, of: decrees', 'top: 2')).toEqual(['missingWord'])
    expect(instead('top: 2, of: decrees', 'notDealt: 2, of: decrees')).toEqual(['noSuch'])
    expect(instead('top: 2, of: decrees', 'sign: yes, of: decrees')).toEqual(['wordNotHere'])
  })

  it('gives at least one card to each hand, and no more than there are (OG-187a)', () => {
    expect(instead('n: 3', 'n: 1')).toEqual(['tooMany'])
    expect(instead('n: 3', 'n: 9')).toEqual([])
    expect(
      instead('count: 3 }', 'count: 1 }').concat(instead('n: 2, through', 'n: 4, through')),
    ).toEqual(['badNumber'])
    expect(instead('n: 3', 'n: 10')).toEqual(['badNumber'])
    expect(instead('through: [{ status: chair }, { status: clerk }]', 'through: []')).toHaveLength(
      1,
    )
  })

  it('is played from where everybody sees it, and by day alone (OG-187)', () => {
    const night = 'do: [{ show: { top: 2, of: decrees } }]'
    expect(instead(night, 'do: [{ playTop: decrees }]')).toEqual(['effectNotHere'])
    expect(instead('after: [{ playTop: decrees }]', 'no: [{ playTop: coins }]')).toEqual([])
  })

  it('goes through hands that everybody knows, and what was played is open (OG-187)', () => {
    expect(
      instead('{ status: chair }, { status: clerk }', '{ role: plotter }, { status: clerk }'),
    ).toEqual(['secretDay'])
    expect(instead('day:\n', 'day:\n  - talk: { if: { played: bread, atLeast: 1 } }\n')).toEqual([])
  })

  it('shows nobody but the host which cards somebody holds (OG-187, OG-97)', () => {
    const [one, other] = [atHand(1), atHand(3)]
    expect(deskView(one.game).open?.params).toEqual({ cards: ['chains', 'chains', 'chains'] })
    expect(deskView(other.game).open?.params).toEqual({ cards: ['chains', 'chains', 'bread'] })
    expect(JSON.stringify(roomView(one.game))).toBe(JSON.stringify(roomView(other.game)))
    expect(JSON.stringify(roomView(other.game))).not.toMatch(/chains|bread/)
    expect(compareSeen(one.game, other.game)).toBeNull()
    one.say('day.handOn', 'chains')
    other.say('day.handOn', 'bread')
    expect(JSON.stringify(roomView(one.game))).toBe(JSON.stringify(roomView(other.game)))
    expect(compareSeen(one.game, other.game)).toBeNull()
    one.say('day.play', 'chains')
    other.say('day.play', 'chains')
    expect(one.told()).toEqual(other.told())
    expect(JSON.stringify(roomView(one.game))).toBe(JSON.stringify(roomView(other.game)))
  })

  it('takes only a card that is in the hand, and the buttons do not say which those are (OG-187)', () => {
    const table = atHand(1)
    expect(table.game.open?.form).toMatchObject({ options: ['bread', 'chains'] })
    expect(() => table.say('day.handOn', 'bread')).toThrow('notInHand')
    const step = deskView(table.game).open
    const naming = {
      nameOf: String,
      texts: textsOf(documentOf(PILES), 'en') as never,
      language: 'en',
    }
    if (!step) throw new Error('nothing is open')
    const words = stepWords(step, naming)
    expect(words.do).toContain('Chains, Chains and Chains')
    expect(tellsSecret(step, words, naming)).toBe(true)
  })

  it('is the same evening when it is played again, and after an undo (OG-187, OG-1)', () => {
    const table = atHand(3)
    const before = JSON.stringify(table.game.state)
    table.say('day.handOn', 'bread')
    table.history.undo()
    expect(JSON.stringify(table.history.game.state)).toBe(before)
  })

  it('has its words in each language (OG-187)', () => {
    const inLanguage = (language: string) =>
      textsOf(documentOf(PILES.replace('languages: [en]', `languages: [${language}]`)), language)
    const english = inLanguage('en')
    expect(english.steps['day.handOn']).toMatchObject({
      say: ['{name}, look at your cards in secret and put one away.'],
      do: 'Show these to {name} alone: {cards}. Click the one that is put away.',
      options: { bread: 'Bread', chains: 'Chains' },
    })
    expect(english.steps['day.play']?.options).toMatchObject({ pass: 'Asks to play none' })
    expect(english.items['played.decrees.bread']).toBe('Played: Bread. So far: {count}.')
    expect(english.items['left.decrees']).toBe('Decrees: {count} left to draw.')
    expect(english.stages['handOn']?.line).toBe('One holds cards. The others wait.')
    expect(inLanguage('de').items['vetoed']).toBe('Keine Karte wird gespielt.')
    expect(inLanguage('pl').items['vetoed']).toBe('Żadna karta nie zostaje zagrana.')
    // No card of it is named in anything that is said aloud.
    const aloud = Object.values(english.steps).flatMap(({ say, variants = {} }) => [
      ...say,
      ...Object.values(variants).flatMap((variant) => variant.say ?? []),
    ])
    expect(aloud.join(' ')).not.toMatch(/Bread|Chains|\{cards\}/)
  })

  it('is said in the preview (OG-187)', () => {
    const dayIn = (language: string) =>
      previewOf(documentOf(PILES), { players: 8, options: { veto: true }, language })
        .day.flatMap(({ title, lines }) => [title, ...lines])
        .join('\n')
    expect(dayIn('en')).toMatch(/Cards drawn from “Decrees”: 3\./)
    expect(dayIn('en')).toMatch(/One is put away in secret by: .*Chair/)
    expect(dayIn('en')).toMatch(/One is played by: .*Clerk/)
    expect(dayIn('en')).toMatch(/They may ask to play none/)
    expect(dayIn('en')).toMatch(
      /Only if the number of cards “Chains” that were played is at least 2/i,
    )
    expect(dayIn('de')).toMatch(/Gezogen von „Decrees“: 3 Karten\./)
    expect(dayIn('pl')).toMatch(/Jedną zagrywa: /)
  })
})
