import { describe, expect, it } from 'vitest'
import { en } from '../../rulesets/chiangmai/stories/en'
import { checkPack, PACK_LIMITS, type Lines, type StoryPack } from '../../src/story'
import { phraseFinder } from '../../src/story/wording'

const withEnd = (...lines: Lines): StoryPack => ({ ...en, ends: { ...en.ends, planted: lines } })
const withMiddle = (...lines: Lines): StoryPack => ({
  ...en,
  middles: { ...en.middles, planted: lines },
})
const withWords = (words: StoryPack['words']): StoryPack => ({
  ...en,
  words: { ...en.words, ...words },
})

const planted: [string, StoryPack, RegExp][] = [
  ['the name is not last', withEnd('All is calm.', 'Only {name} is gone'), /name is not last/],
  ['a full stop follows the name', withEnd('All is calm.', 'Gone is {name}.'), /name is not last/],
  ['the name is missing', withEnd('All is calm.', 'Gone is somebody'), /does not end in/],
  ['the name comes early', withEnd('Calm is {name}.', 'Gone is {name}'), /before the lead/],
  ['the name comes double', withEnd('Calm.', 'Gone is {name} or {name}'), /more than once/],
  ['the name is in a middle', withMiddle('Then {name} fell.', 'It was wet.'), /before the lead/],
  ['the name is in a word', withWords({ number: ['{name}'] }), /holds the name/],
  ['nothing leads up to the name', withEnd('All is calm.', '{name}'), /nothing leads up/],
  ['the lead stops', withEnd('All is calm.', 'One was gone. {name}'), /stops before the name/],
  ['the name sticks to the lead', withEnd('All is calm.', 'Gone:{name}'), /sticks to the lead/],
  [
    'a slot has no words',
    withMiddle('Then came {nosuch.a}.', 'Wet.'),
    /no words for \{nosuch\.a\}/,
  ],
  ['a form is missing', withMiddle('Then came {animal.the}.', 'Wet.'), /form of \{animal\.the\}/],
  ['a slot is not closed', withMiddle('Then came {animal.a.', 'It was wet.'), /slot is broken/],
  ['a word goes in circles', withWords({ number: ['ten', '{number}'] }), /leads back to itself/],
  ['a list is empty', withWords({ number: [] }), /number is empty/],
  ['a list is used nowhere', withWords({ spare: ['tyre'] }), /spare is used nowhere/],
  ['a word stands twice', withWords({ number: ['six', 'six'] }), /more than once/],
  ['a line starts small', withMiddle('then it rained.', 'It was wet.'), /small letter/],
  ['a slot starts small', withMiddle('{animal.a} came.', 'It was wet.'), /small letter/],
  ['a sentence is not closed', withMiddle('Then it rained', 'It was wet.'), /not closed/],
  [
    'two sentences share a line',
    withMiddle('It rained. It poured.', 'Wet.'),
    /one sentence a line/,
  ],
  ['a piece says nothing', withMiddle(), /says nothing/],
  [
    'a story gets too many sentences',
    withMiddle('A.', 'B.', 'C.', 'D.'),
    /4 to 7 sentences|5 to 7/,
  ],
  [
    'a story gets too long',
    withMiddle(`${'Rain '.repeat(80)}.`, 'It was wet.'),
    /words, they should/,
  ],
  ['a joke is told in two pieces', withMiddle(...en.middles.suitcase), /repeats suitcase/],
  ['there are too few ends', { ...en, ends: { one: en.ends.wreath } }, /ends: 1 are too few/],
  ['there are too few quiet nights', { ...en, nobodyDied: {} }, /nobodyDied: 0 are too few/],
]

describe('checking a story pack', () => {
  it.each(planted)('tells when %s', (_, pack, problem) => {
    expect(checkPack(pack).join('\n')).toMatch(problem)
  })

  it('finds forbidden words in pieces and in words, as whole words or by their beginning', () => {
    const pack = withMiddle(
      'Then the Killers came along the river in warm wool.',
      'In the heat of the night their cardigan was a mistake, but a very pretty one.',
    )
    expect(checkPack(pack, ['killer*', 'card'])).toEqual([
      'middles.planted says "killer*", which it must not',
    ])
    expect(checkPack(en, ['otter'])).toEqual(['words.animal says "otter", which it must not'])
  })

  it('asks for sixty pieces of a kind and fifteen nights without a death', () => {
    const few = Object.fromEntries(Object.entries(en.middles).slice(0, PACK_LIMITS.pieces - 1))
    expect(checkPack({ ...en, middles: few }).join()).toContain('middles: 59 are too few')
    expect(PACK_LIMITS).toMatchObject({ pieces: 60, nobodyDied: 15, words: [50, 110] })
  })
})

describe('finding words', () => {
  it('looks for whole words in any alphabet, and takes signs in a name literally', () => {
    const finds = (text: string, ...phrases: string[]) => phraseFinder(phrases)(text)
    expect(finds('a cardigan', 'card')).toBe(false)
    expect(finds('the CARD.', 'card')).toBe(true)
    expect(finds('Zoës Hut', 'Zoë')).toBe(false)
    expect(finds('für Zoë!', 'zoë', 'x')).toBe(true)
    expect(finds('killers', 'kill*')).toBe(true)
    expect(finds('skill', 'kill*')).toBe(false)
    expect(finds('Mr (X.', '(X.')).toBe(true)
    expect(finds('anything at all')).toBe(false)
  })
})
