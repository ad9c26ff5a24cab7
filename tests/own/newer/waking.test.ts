/** Several acts in one waking: who may write it, what the host reads, and that nobody hears what is left to do. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { previewOf } from '../../../src/own/preview/preview'
import { textsOf } from '../../../src/own/words/texts/texts'
import { transcripts, type Sentence } from '../../secrecy/spoken/transcript'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { changes, codesIn } from '../changed'

const WAKING = readFileSync('tests/own/documents/waking.yaml', 'utf8')

/** What is said in nights, the last words of the last call among it. */
const ofNights = (spoken: readonly Sentence[]): string[] =>
  spoken.filter(({ step }) => !/^(day|dawn)\./.test(step)).map(({ text }) => text)

const instead = changes(WAKING)

describe('Several acts in one waking', () => {
  it('are asked for by upTo, beside the acts of a call and nowhere else (OG-175)', () => {
    expect(codesIn(WAKING)).toEqual([])
    const needless = codesIn(instead('needs: 2\n', ''))
    expect(needless).toEqual(['needsMore'])
    const shut = 'choose: { one: others }, do: [{ give: stopped }]'
    expect(codesIn(instead(shut, shut.replace('others }', 'others, upTo: 2 }')))).toEqual([
      'wordNotHere',
    ])
    const ask =
      'when: [{ on: dies, ask: { id: inn.last, choose: { acts: { a: { name: A }, b: { name: B } }, upTo: 2 } } }, '
    expect(codesIn(instead('Innkeeper, when: [', `Innkeeper, ${ask}`))).toEqual(['wordNotHere'])
    expect(codesIn(instead('Ring } }, upTo: 2', 'Ring } }, upTo: 0'))).toEqual(['badNumber'])
  })

  it('may follow a house rule, which lets one be done or several (OG-175, OG-10)', () => {
    const option = 'options: { both: { switch: true, name: Both } }\ndeck:\n'
    const text = instead(
      'Ring } }, upTo: 2',
      'Ring } }, upTo: { option: both, map: { true: 2, false: 1 } }',
    ).replace('deck:\n', option)
    const steps = (both: boolean) => {
      const game = rulesetOf(documentOf(text))
      const table = sitDown(game, 'smith smith villager villager villager wolf', {
        options: { both },
      })
      table.say('smiths.work', 'ring')
      return table.game.open?.id
    }
    expect(steps(true)).toBe('smiths.work')
    expect(steps(false)).toBe('wolves.kill')
  })

  it('are all named by the host, who is told how to note them, in each language (OG-175)', () => {
    const step = (language: string) =>
      textsOf(documentOf(instead('languages: [en]', `languages: [${language}]`)), language).steps[
        'smiths.work'
      ]
    expect(step('en')?.say.at(-1)).toBe(
      'I’ll name what you can do. Nod at each thing you want to do: Arm or Ring.',
    )
    expect(step('de')?.say.at(-1)).toBe(
      'Ich nenne, was ihr tun könnt. Nickt bei allem, was ihr tun wollt: Arm oder Ring.',
    )
    expect(step('pl')?.say.at(-1)).toBe(
      'Wymieniam, co można zrobić. Kiwają głową przy wszystkim, co wybierają: Arm lub Ring.',
    )
    for (const language of ['en', 'de', 'pl'])
      expect(Object.keys(step(language)?.variants ?? {})).toEqual(
        expect.arrayContaining(['more', 'enough']),
      )
  })

  it('are readings of the preview (OG-175)', () => {
    const text = instead('5: { wolf: 1 }', '5: { wolf: 1, witch: 1, barber: 1 }')
    const readings = (id: string, language: string) =>
      previewOf(documentOf(text), { players: 6, options: {}, language })
        .nights[0]?.calls.find((call) => call.id === id)
        ?.readings.map(({ name }) => name)
    expect(readings('witch.brew', 'en')).toEqual(
      expect.arrayContaining(['One more thing', 'Nothing more is wanted']),
    )
    expect(readings('witch.brew', 'de')).toContain('Noch etwas')
    expect(readings('witch.brew', 'pl')).toContain('Jeszcze coś')
    expect(readings('barber.shut', 'en')).not.toContain('One more thing')
  })

  it('sound the same whatever is left to do, and whoever is stopped or dead (OG-175, OG-93)', () => {
    const document = documentOf(WAKING)
    const game = rulesetOf(document)
    const texts = textsOf(document, 'en')
    const said = (...answers: readonly (readonly [step: string, word: string])[]) => {
      const table = sitDown(game, 'witch barber seller villager villager villager villager wolf')
      for (const [step, word] of answers) table.say(step, word)
      table.upTo('day.vote')
      const [spoken = []] = transcripts(table.history, [{ texts, language: 'en' }])
      return ofNights(spoken)
    }
    const SELLS = ['seller.sell', 'salt'] as const
    const plain = said(SELLS)
    expect(plain.filter((text) => /Heal or Poison/.test(text))).toHaveLength(1)
    expect(plain.filter((text) => text === 'Witch, close your eyes.')).toHaveLength(1)
    const KILL = ['wolves.kill', 'D'] as const
    expect(said(SELLS, KILL)).toEqual(plain)
    expect(said(SELLS, KILL, ['witch.brew', 'heal'])).toEqual(plain)
    expect(said(SELLS, KILL, ['witch.brew', 'heal'], ['witch.brew', 'poison:E'])).toEqual(plain)
    expect(said(['barber.shut', 'A'], SELLS, KILL)).toEqual(plain)
    expect(said(SELLS, ['seller.sell', 'rope:A'], KILL)).toEqual(plain)
  })

  it('that are used up are as silent in later nights as those that nobody wanted (OG-175, OG-93)', () => {
    const document = documentOf(WAKING)
    const game = rulesetOf(document)
    const texts = textsOf(document, 'en')
    const said = (dies: string, ...potions: readonly string[]) => {
      const table = sitDown(
        game,
        'witch villager villager villager villager villager villager wolf',
      )
      table.say('wolves.kill', dies)
      for (const potion of potions) table.say('witch.brew', potion)
      table.upTo('day.vote')
      table.upTo('wolves.kill')
      table.say('wolves.kill', 'C')
      table.upTo('day.vote')
      const [spoken = []] = transcripts(table.history, [{ texts, language: 'en' }])
      return ofNights(spoken)
    }
    const plain = said('B', 'pass', 'ok')
    expect(said('B', 'heal', 'poison:D')).toEqual(plain)
    expect(said('B', 'poison:D')).toEqual(plain)
    expect(said('A', 'poison:D')).toEqual(plain)
  })
})
