/** A part of the day for some of the table: who may write it, who is asked and for whom, what the host reads. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { previewOf } from '../../../src/own/preview/preview'
import { textsOf } from '../../../src/own/words/texts/texts'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { changes, codesIn } from '../changed'

const ROOMS = readFileSync('tests/own/documents/rooms.yaml', 'utf8')

const changed = changes(ROOMS)
const instead = (of: string, by: string): string[] => codesIn(changed(of, by))

describe('A room', () => {
  it('is of players whom everybody knows, and needs its format (OG-189, OG-173)', () => {
    expect(codesIn(ROOMS)).toEqual([])
    expect(instead('needs: 2\n', '')).toEqual(['needsMore'])
    for (const part of ['talk: { of: ', 'election: { of: ', 'trial: { of: '])
      expect(instead(`${part}{ status: away }`, `${part}{ role: wolf }`)).toEqual(['secretDay'])
  })

  it('may have a trial of its own, and without one there is one trial a day (OG-189)', () => {
    expect(instead('trial: { of: { status: away }, needs', 'trial: { needs')).toEqual(['tooMany'])
  })

  it('is asked alone, for its own alone, and a majority is reckoned by it (OG-189)', () => {
    const table = sitDown(
      rulesetOf(documentOf(ROOMS)),
      'porter wolf farmer farmer farmer farmer farmer',
    )
    table.upTo('porter.move')
    table.give({ kind: 'seats', seats: ['s2', 's3', 's4'] })
    table.upTo('day.talk')
    expect(table.game.open).toMatchObject({ variant: 'room', asked: ['s2', 's3', 's4'] })
    table.upTo('day.vote')
    const { asks, candidates } = table.game.open?.stage ?? {}
    expect(candidates).toEqual(['s2', 's3', 's4'])
    expect(asks?.of.map(({ seat }) => seat)).toEqual(['s2', 's3', 's4'])
    expect(asks?.among).toEqual(['s2', 's3', 's4'])
  })

  it('is named by the host and in the preview in each language (OG-189)', () => {
    const inLanguage = (language: string) =>
      documentOf(ROOMS.replace('languages: [en]', `languages: [${language}]`))
    const said = {
      en: [
        '{names}, talk among yourselves. All others are silent.',
        /Only for: players who are “Upstairs”\./,
      ],
      de: [
        '{names}: Redet miteinander. Alle anderen schweigen.',
        /Nur für: Leute im Zustand „Upstairs“\./,
      ],
      pl: [
        '{names}: porozmawiajcie ze sobą. Pozostali milczą.',
        /Tylko dla: żywi w stanie „Upstairs”\./,
      ],
    } as const
    for (const [language, [spoken, line]] of Object.entries(said)) {
      const { steps } = textsOf(inLanguage(language), language)
      expect(steps['day.talk']?.variants?.['room']?.say).toEqual([spoken])
      const { day } = previewOf(inLanguage(language), { players: 8, options: {}, language })
      expect(day.flatMap(({ lines }) => lines).join('\n')).toMatch(line)
    }
  })
})
