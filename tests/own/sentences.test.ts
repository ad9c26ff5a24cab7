/** What a host reads about a problem, in every language. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jsonSchema } from '../../src/own/described/jsonSchema'
import { open } from '../../src/own/open/open'
import { ERROR_CODES, NOTE_CODES, WARNING_CODES } from '../../src/own/problems/codes'
import { de } from '../../src/own/words/problems/de'
import { en } from '../../src/own/words/problems/en'
import { pl } from '../../src/own/words/problems/pl'
import { problemSentence, problemSentences } from '../../src/own/words/problems/sentence'

const languages = [en, de, pl]
const codes = [...ERROR_CODES, ...WARNING_CODES, ...NOTE_CODES].sort()
const slots = (texts: readonly string[]): string[] =>
  [...new Set(texts.join(' ').match(/\{\w+\}/g))].sort()

describe('Problems in words', () => {
  it('are three sentences for each code and no other, with the same parameters in all languages', () => {
    for (const { sentences } of languages) {
      expect(Object.keys(sentences).sort()).toEqual(codes)
      for (const code of codes) {
        expect(sentences[code].every((sentence) => /[.…!?]$/.test(sentence))).toBe(true)
        const extra = slots(sentences[code]).filter(
          (slot) => !slots(en.sentences[code]).includes(slot),
        )
        expect([code, extra]).toEqual([code, []])
      }
    }
  })

  it('have all their parameters when they are said', () => {
    const { problems } = open(readFileSync('tests/own/documents/broken.yaml', 'utf8'))
    for (const words of languages) {
      for (const sentence of problemSentences(problems, words)) {
        expect(sentence).not.toMatch(/\{(?!called|night|players|name|nobody)\w+\}|undefined/)
      }
    }
  })

  it('say the line, what is wrong, why it matters, what to do, and what was probably meant', () => {
    const { problems } = open('nightfall: 1\nid: small\nauthr: Ann\n')
    const unknown = problems.find(({ code }) => code === 'unknownWord')
    expect(unknown && problemSentence(unknown, en)).toBe(
      'Line 3, authr: “authr” is not a known word here. The program would have to ignore it. ' +
        'Correct or remove it. Did you mean “author”?',
    )
  })

  it('name up to which words are known where one is near to none of them (OG-117, OG-173)', () => {
    const { problems } = open('nightfall: 1\nid: small\ncampaigns: 3\n')
    const unknown = problems.find(({ code }) => code === 'unknownWord')
    expect(unknown && problemSentence(unknown, en)).toMatch(
      /Correct or remove it\. This program knows the words up to needs: 2\.$/,
    )
    expect(jsonSchema()).toHaveProperty(
      'title',
      expect.stringContaining('format 1, words up to needs 2'),
    )
  })

  it('begin with what to do where a comma has split a sentence', () => {
    const { problems } = open('nightfall: 1\nid: small\nname: { en: Find them, and win. }\n')
    const split = problems.find(({ params }) => params['hint'] === 'comma')
    expect(split && problemSentence(split, en)).toMatch(/: Put the sentence in quotation marks\. /)
    expect(split && problemSentence(split, de)).toMatch(/: Setze den Satz in Anführungszeichen\. /)
    expect(split && problemSentence(split, pl)).toMatch(/: Weź zdanie w cudzysłów\. /)
  })

  it('say of a text without a word that there is nothing in it', () => {
    for (const text of ['', '\n\n', '# A game\n', '---\n'])
      expect(open(text).problems.map(({ code }) => code)).toEqual(['emptyText'])
  })

  it('are listed to fifty, and counted from there', () => {
    const text = Array.from({ length: 60 }, (_, at) => `w${at}: 1`).join('\n')
    const lines = problemSentences(open(text).problems, en)
    expect(lines).toHaveLength(51)
    expect(lines.at(-1)).toMatch(/^… and \d+ more\.$/)
  })
})
