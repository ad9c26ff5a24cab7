/** Secret answers of all: who may write them, what everybody may know, what is seen while they are given, what a preview says. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deskView, roomView } from '../../../src/engine'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { previewOf } from '../../../src/own/preview/preview'
import { textsOf } from '../../../src/own/words/texts/texts'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { changes, codesIn } from '../changed'

const BALLOTS = readFileSync('tests/own/documents/ballots.yaml', 'utf8')

const changed = changes(BALLOTS)
const instead = (of: string, by: string): string[] => codesIn(changed(of, by))

const TALK = 'day:\n  - talk: { if: { answered: ANSWER, of: BALLOT, atLeast: 1 } }\n'
const talkIf = (answer: string, ballot: string): string[] =>
  instead('day:\n', TALK.replace('ANSWER', answer).replace('BALLOT', ballot))

describe('A ballot', () => {
  it('needs its format, one question, and a name that no other step has (OG-186, OG-173)', () => {
    expect(codesIn(BALLOTS)).toEqual([])
    expect(instead('needs: 2\n', '')).toEqual(['needsMore'])
    expect(instead('yes: true', 'yes: true\n      word: { one: One, two: Two }')).toEqual([
      'oneChoice',
    ])
    expect(instead('      yes: true\n', '')).toEqual(['oneChoice'])
    expect(instead('id: curfew.break', 'id: rats.bite')).toContain('idTwice')
    expect(instead('id: curfew.break', 'id: day.break')).toContain('reservedId')
  })

  it('knows its own answers and no others, and speaks of nobody in particular (OG-186, OG-186a)', () => {
    expect(instead('answered: sink', 'answered: home')).toEqual(['noSuch'])
    expect(instead('answered: sink', 'answered: yes')).toEqual(['noSuch'])
    expect(instead('of: bed.ask } } }] }] }', 'of: bed.sleep } } }] }] }')).toEqual(['noSuch'])
    expect(instead('only: { sink:', 'only: { inn:')).toEqual(['noSuch'])
    expect(instead('on: { status: aboard }', 'on: target')).toEqual(['wordNotHere'])
    expect(
      instead('{ attack: { cause: sea, on: { status: aboard } } }', '{ show: { sign: yes } }'),
    ).toEqual(['effectNotHere'])
  })

  it('is open where the room hears what was answered, and else a secret (OG-186)', () => {
    expect(talkIf('stay', 'trip.sail')).toEqual([])
    expect(talkIf('inn', 'bed.ask')).toEqual([])
    expect(talkIf('yes', 'curfew.break')).toEqual(['secretDay'])
    expect(instead('tells: names', 'tells: outcome')).toEqual([])
    expect(
      codesIn(
        BALLOTS.replace('tells: names', 'tells: outcome').replace(
          'answered: stay, of: trip.sail, atLeast: 2',
          'answered: inn, of: bed.ask, atLeast: 2',
        ),
      ),
    ).toEqual(['secretDay'])
  })

  it('asks those whom everybody knows, and shows nobody who has answered (OG-186)', () => {
    const table = sitDown(rulesetOf(documentOf(BALLOTS)), 'bosun rat sailor sailor sailor sailor')
    table.say('bosun.name', 'A,B')
    table.upTo('trip.sail')
    const { game } = table
    const before = JSON.stringify(roomView(game))
    expect(game.open?.stage?.asks).toMatchObject({
      for: 'word',
      secret: true,
      words: ['sail', 'sink', 'stay'],
      of: [{ seat: 's0' }, { seat: 's1' }],
    })
    table.history.apply({
      type: 'draft',
      step: 'trip.sail',
      entry: { kind: 'mark', by: 's1', option: 'sink' },
    })
    expect(deskView(game).draft).toEqual({ kind: 'marks', marks: { s1: 'sink' } })
    expect(JSON.stringify(roomView(game))).toBe(before)
  })

  it('may be counted where nobody is kept from an answer (OG-186a)', () => {
    const table = sitDown(rulesetOf(documentOf(BALLOTS)), 'bosun rat sailor sailor sailor')
    table.upTo('curfew.break')
    table.give({ kind: 'counts', counts: { yes: 1 } })
    expect(table.game.state.game).toMatchObject({ ballots: { 'curfew.break': { no: 4, yes: 1 } } })
    const other = sitDown(rulesetOf(documentOf(BALLOTS)), 'bosun rat sailor sailor sailor')
    other.say('bosun.name', 'A,B')
    other.upTo('trip.sail')
    expect(() => other.give({ kind: 'counts', counts: { sink: 1 } })).toThrow('needsNames')
  })

  it('has its words, its answers and what the room hears in each language (OG-186)', () => {
    const inLanguage = (language: string) => {
      const document = documentOf(BALLOTS.replace('languages: [en]', `languages: [${language}]`))
      return textsOf(document, language)
    }
    const english = inLanguage('en')
    expect(english.steps['trip.sail']).toMatchObject({
      title: 'The trip',
      say: [
        '{names}: answer in secret, by a card or by phone. Your answers: Sail, Sink it or Stay ashore.',
      ],
      options: { sail: 'Sail', sink: 'Sink it', stay: 'Stay ashore' },
    })
    expect(english.steps['bed.ask']?.say).toEqual([
      'Everybody, answer in secret, by a card or by phone. Your answers: Home or The inn.',
    ])
    expect(english.steps['curfew.break']).toMatchObject({
      say: ['Who goes out tonight, {names}?'],
      do: 'Collect the stones.',
      ask: 'Who goes out?',
      close: ['Thank you.'],
      options: { no: 'No', yes: 'Yes' },
    })
    expect(english.items['totals.trip.sail.sink']).toBe('Sink it: {count}.')
    expect(english.items['names.bed.ask.inn']).toBe('The inn: {names}.')
    expect(english.items['names.bed.ask.inn.none']).toBe('The inn: nobody.')
    expect(inLanguage('de').steps['curfew.break']?.options).toMatchObject({ no: 'Nein', yes: 'Ja' })
    expect(inLanguage('pl').steps['curfew.break']?.options).toMatchObject({ no: 'Nie', yes: 'Tak' })
  })

  it('is said in the preview (OG-186)', () => {
    const dayIn = (language: string) =>
      previewOf(documentOf(BALLOTS), { players: 8, options: {}, language })
        .day.flatMap(({ title, lines }) => [title, ...lines])
        .join('\n')
    expect(dayIn('en')).toMatch(/“Sink it” counts only from: .*Rats/)
    expect(dayIn('en')).toMatch(/The room hears how often each answer was given\./)
    expect(dayIn('en')).toMatch(/Only if the number of answers “Stay ashore” is at least 2/i)
    expect(dayIn('de')).toMatch(/Alle hören, wer was geantwortet hat\./)
    expect(dayIn('pl')).toMatch(/Sala usłyszy tylko, co z tego wynikło\./)
  })
})
