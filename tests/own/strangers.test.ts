/**
 * What somebody gets wrong who writes his first game: each mistake is told once, at its place, with the code of the table,
 * and nothing else is told because of it (OG-98, OG-99).
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isMap, parseDocument, visit } from 'yaml'
import { packs } from '../../rulesets'
import { AMBIENCES, STINGERS } from '../../src/own/format/sounds'
import { STORYTELLERS } from '../../src/own/format/dressing'
import { open } from '../../src/own/open/open'
import { de } from '../../src/own/words/problems/de'
import { en } from '../../src/own/words/problems/en'
import { pl } from '../../src/own/words/problems/pl'
import { problemSentences } from '../../src/own/words/problems/sentence'
import { stingers } from '../../src/sound/manifest'
import { ambiences } from '../../src/sound/places'

const GAME = readFileSync('tests/own/documents/harbour-council.yaml', 'utf8')

const written = (...edits: readonly (readonly [from: string, to: string])[]): string =>
  edits.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, () => to)
  }, GAME)

/** Every problem as its code and what stands at its place. */
const told = (text: string): string[] => {
  const lines = text.split('\n')
  return open(text).problems.map(
    ({ code, line, column }) => `${code} at ${(lines[line - 1] ?? '').slice(column - 1)}`,
  )
}

const TAGLINE = 'tagline: { de: "Wer schmuggelt, wählt mit.", en: "Smugglers vote too." }'
const LOOK = 'choose: { one: others }, do: [{ show: { team: target } }]'
const KILL = 'do: [{ attack: messer }]'
const AIM = 'do: [{ win: { who: self, ends: false } }]'
const TALK = '- talk: { seconds: 200 }'
const HALF = '{ count: { team: schmuggler }, atLeast: { count: { not: { team: schmuggler } } } }'
const STAND = 'stand: { accused: { each: 1, withdraw: true } }'
const MAP = 'map: { true: majority, false: most }'
const MAYOR = '{ de: "{names} ist Hafenmeister.", en: "{names} is harbour master." }'
const before = (word: string, more: string) => [`\n${word}:`, `\n${more}\n${word}:`] as const

const PIECES =
  'middles: { a: [A.], b: [B.], c: [C.] }, ends: { a: ["A {name}"], b: ["B {name}"], c: ["C {name}"] }, nobodyDied: { a: [A.], b: [B.], c: [C.], d: [D.] }'
const story = (beginnings: string, rest = PIECES) =>
  before('deck', `stories: { de: { beginnings: ${beginnings}, ${rest} }, en: { use: none } }`)

/** What was written, what was written in its place, and what has to be told. */
const MISTAKES: readonly (readonly [from: string, to: string, told: string])[] = [
  // Words that nobody knows
  ['victory:', 'victorry:', 'unknownWord at victorry:'],
  ['teams:', 'teamz:', 'unknownWord at teamz:'],
  ['alone: yesNo', 'alon: yesNo', 'unknownWord at alon:'],
  ['atLeast: { count: { not', 'atleast: { count: { not', 'unknownWord at atleast'],
  [KILL, 'do: [{ kill: target }]', 'unknownWord at kill'],
  [TALK, '- tlak: { seconds: 200 }', 'unknownWord at tlak'],
  [TAGLINE, TAGLINE.replaceAll('"', ''), 'unknownWord at wählt mit.'],
  ['en: His hand counts', 'en: "His hand", counts', 'unknownWord at counts'],
  // Values that do not fit
  ['alone: yesNo', 'alone: yesno', 'notOneOf at yesno'],
  [STAND, 'stand: accused', 'notOneOf at accused'],
  ['one: { not: { team: own } }', 'one: stadt', 'notOneOf at stadt'],
  ['min: 9', 'min: "9"', 'badNumber at "9"'],
  ['seconds: 200', 'seconds: 2.5', 'badNumber at 2.5'],
  ['seconds: 200', 'seconds: ', 'badNumber at '],
  ['lastWords: 20', 'lastWords: { seconds: 20 }', 'badNumber at { seconds'],
  ['    9: {', '    nine: {', 'badNumber at nine'],
  [KILL, 'do: [{ become: { role: { drawn: [buerger] } } }]', 'unknownWord at drawn'],
  ['best: [10, 12]', 'best: [8, 12]', 'badRange at [8, 12]'],
  ['best: [10, 12]', 'best: [10]', 'tooFew at [10]'],
  ['best: [10, 12]', 'best: [10, 11, 12]', 'tooMany at [10, 11, 12]'],
  ['languages: [de, en]', 'languages: []', 'tooFew at []'],
  ['many: true', 'many: yes', 'wrongType at yes'],
  [KILL, 'do: { attack: messer }', 'wrongType at { attack'],
  [TALK, '- talk', 'wrongType at talk'],
  ['{ not: { team: own } }', '{ not: [{ team: own }] }', 'wrongType at [{ team'],
  ['nights: 1 }', 'nights: 4-2 }', 'badNights at 4-2'],
  [KILL, `do: [{ if: { chance: 50% }, ${KILL} }]`, 'badChance at 50%'],
  ['colour: "#4cc9f0"', 'colour: #4cc9f0', 'badColour at #4cc9f0'],
  ['languages: [de, en]', 'languages: [german, en]', 'badLanguage at german'],
  ['languages: [de, en]', 'languages: [de]', 'badLanguage at en: The Harbour'],
  [MAYOR, '{names}', 'badLanguage at names}'],
  ['en: "{names} is', 'en: "{card} is', 'badPlaceholder at "{card}'],
  // What is named and is not there
  ['  lotse:\n    team: stadt', '  lotse:\n    team: statd', 'noSuch at statd'],
  ['wins: stadt', 'wins: stat', 'noSuch at stat,'],
  ['fill: buerger', 'fill: bürger', 'noSuch at bürger'],
  ['reden.verteidigung', 'reden.verteidigun', 'noSuch at reden.verteidigun'],
  ['{ option: mehrheit,', '{ option: merheit,', 'noSuch at merheit'],
  ['like: doctor', 'like: docter', 'noSuchRecipe at docter'],
  // What is missing
  ['  fill: buerger\n', '', 'missingWord at deck:'],
  ['buerger: { team: stadt, ', 'buerger: { ', 'missingWord at buerger'],
  ['{ wins: [], if: { none: everyone } }', '{ wins: [] }', 'missingWord at { wins: [] }'],
  // Names of causes are made where they are used
  [KILL, 'do: [{ attack: messer }, { attack: night }]', 'reservedId at night'],
  [KILL, 'do: [{ attack: messer }, { attack: { cause: vote } }]', 'reservedId at vote'],
  [KILL, 'do: [{ attack: messer }, { attack: gift-mord }]', 'badId at gift-mord'],
  ['unique: true', 'unique: true\n    table: true', 'officeNotUnique at meister'],
  [LOOK, 'first: { thumb: { none: nobody } }', 'unknownWord at thumb'],
  [MAYOR, '[a, b]', 'wrongType at [a, b]'],
  // House rules
  [MAP, 'map: { true: majority }', 'optionDoesNotFit at { true'],
  [MAP, 'map: { true: majority, false: most, maybe: most }', 'optionDoesNotFit at maybe'],
  ['many: true', 'many: { option: reden }', 'optionDoesNotFit at reden'],
  // Meaning
  [LOOK, LOOK.replace('choose: { one: others }, ', ''), 'wordNotHere at target'],
  [AIM, `${AIM}, at: 3`, 'wordNotHere at at: 3'],
  ['{ none: everyone }', '{ none: self }', 'wordNotHere at self'],
  [HALF, '{ count: { team: schmuggler } }', 'oneWord at { count'],
  [`  ${TALK}`, `    ${TALK.slice(2)}`, 'oneWord at election'],
  ['by: most }', 'by: most, yes: true }', 'oneChoice at { one'],
  // Secrets
  ['shown: closed, ', '', 'secretWeight at trial'],
  ['voters: others, use: any', 'voters: others, shown: live', 'secretWeight at live'],
  ['{ holder: meister }', '{ holder: geheim }', 'noSuch at geheim'],
  ['seconds: 200', 'seconds: 200, if: { some: { role: notar } }', 'secretDay at { some'],
]

const ADDED: readonly (readonly [edit: readonly [string, string], told: string])[] = [
  [before('deck', 'night: { keep: [[arzt.protct, zoellner.schauen]] }'), 'noSuch at arzt.protct'],
  [
    before(
      'deck',
      'calls: [{ id: wache.sehen, choose: { one: everyone }, do: [{ attack: messer }] }]',
    ),
    'missingWord at { id',
  ],
  [before('deck', 'stories: { use: vendeta }'), 'notOneOf at vendeta'],
  [before('deck', 'stories: { fr: { use: none } }'), 'badLanguage at fr'],
  [before('deck', 'phrases: { fr: { nobody: personne } }'), 'badLanguage at fr'],
  [before('deck', 'sounds: { nite: harbourNight }'), 'unknownWord at nite'],
  [before('deck', 'sounds: { day: birdsong }'), 'notOneOf at birdsong'],
  [before('deck', 'sounds: { died: harbourNight }'), 'notOneOf at harbourNight'],
  [before('deck', 'theme: { colours: { text: "#222233" } }'), 'lowContrast at "#222233"'],
  [
    before(
      'deaths',
      '  check: [{ of: [notar], atLeast: 1, level: warn, say: { de: A, en: A }, if: { some: { role: notar } } }]',
    ),
    'wordNotHere at some',
  ],
]

const STORIES: readonly (readonly [edit: readonly [string, string], told: string])[] = [
  [story('{ a: ["Nachts {ort.am}."], b: [B.], c: [C.] }'), 'badPlaceholder at "Nachts {ort.am}'],
  [story('{ a: ["Nachts {name}."], b: [B.], c: [C.] }'), 'badPlaceholder at "Nachts {name}'],
  [story('{ a: A, b: [B.], c: [C.] }'), 'wrongType at A, b'],
  [
    story('{ a: [A.], b: [B.], c: [C.] }', PIECES.replace('"A {name}"', '"{name} fehlt."')),
    'badPlaceholder at "{name} fehlt',
  ],
  [
    story('{ a: [A.], b: [B.], c: [C.] }', PIECES.replace('"A {name}"', 'Einer fehlt.')),
    'missingWord at Einer fehlt',
  ],
  [
    story('{ a: ["Am {ort}."], b: [B.], c: [C.] }', `${PIECES}, words: { ort: ["{ort}"] }`),
    'badPlaceholder at ["{ort}"]',
  ],
  [
    story('{ a: ["Am {ort}."], b: [B.], c: [C.] }', `${PIECES}, words: { ort: [Notar] }`),
    'storyTells at Notar',
  ],
]

const SLOTTED = PIECES.replace('"A {name}"', '"Am {ort}.", "A {name}"')
const [DECK, SLOTS] = story('{ a: [A.], b: [B.], c: [C.] }', `${SLOTTED}, wrds: { ort: [Hafen] }`)
const VALUES = Array.from({ length: 9 }, (_, n) => `v${n}: { de: V, en: V }`).join(', ')

/** Mistakes on which something else hangs that is right. */
const ONCE: readonly (readonly [from: string, to: string, told: string])[] = [
  ['like: doctor', 'like: witch, wiht: { cause: messer }', 'unknownWord at wiht'],
  ['like: doctor', 'like: witch, with: messer', 'wrongType at messer'],
  ['    public: atOnce', '    publc: atOnce', 'unknownWord at publc'],
  ['public: atOnce', 'public: atonce', 'notOneOf at atonce'],
  ['    public: atOnce\n', '', 'officeNotUnique at meister'],
  [...before('deck', 'stories: { usse: vendetta }'), 'unknownWord at usse'],
  [...before('deck', 'stories: { us: vendetta }'), 'unknownWord at us'],
  [DECK, SLOTS, 'unknownWord at wrds'],
  [
    'options:\n',
    `options:\n  viele: { choice: v0, name: { de: V, en: V }, values: { ${VALUES} } }\n`,
    'tooMany at { v0',
  ],
]

/** Where words of letters alone stand in a text, each kind of place once. */
function wordsIn(text: string): [number, number][] {
  const found = new Map<string, [number, number]>()
  visit(parseDocument(text), {
    Scalar(key, { range }, path) {
      const [from = 0, to = 0] = range ?? []
      const word = text.slice(from, to)
      const place = [
        ...path.map((part) => (isMap(part) ? part.items.length : 0)),
        String(key),
        word,
      ]
      if (/^[a-zA-Z.]{3,}$/.test(word)) found.set(place.join(), [from, to])
    },
  })
  return [...found.values()]
}

describe('A mistake is told once, where it is', () => {
  it('and nothing is told of a game without one', () => {
    expect(open(GAME).problems).toEqual([])
  })

  it.each(MISTAKES)('%s → %s', (from, to, expected) => {
    const all = told(written([from, to]))
    expect(all).toEqual([expect.stringContaining(expected)])
    expect(all[0]?.startsWith(expected.trimEnd())).toBe(true)
  })

  it.each(ADDED)('%j', (edit, expected) => {
    const all = told(written(edit))
    expect(all).toEqual([expect.stringContaining(expected)])
  })

  it.each(STORIES)('in a story: %j', (edit, expected) => {
    const all = told(written(edit)).filter((each) => !each.startsWith('fewStories'))
    expect(all).toEqual([expect.stringContaining(expected)])
  })

  it.each(['das-moor', 'plain-town'])(
    'a wrong letter in any word of %s is one problem, and in a name those of its uses (OG-99)',
    (id) => {
      const text = readFileSync(`assets/games/${id}.yaml`, 'utf8')
      const cascades: string[] = []
      for (const [from, to] of wordsIn(text)) {
        const word = text.slice(from, to)
        const wrong = `${text.slice(0, to - 1)}x${text.slice(to - 1)}`
        const errors = open(wrong).problems.filter(({ level }) => level === 'error')
        const isOfName = errors.every(({ code }) => code === 'noSuch' || code === 'badId')
        if (errors.length > 1 && !isOfName) {
          cascades.push(`${word}: ${errors.map(({ code }) => code).join()}`)
        }
      }
      expect(cascades).toEqual([])
    },
  )

  it.each(ONCE)('and not again by what hangs on it: %s → %s (OG-99)', (from, to, expected) => {
    const all = told(written([from, to])).filter((each) => !each.startsWith('fewStories'))
    expect(all).toEqual([expect.stringContaining(expected)])
  })

  it('too many of a section, or too few, is one mistake of that section (OG-99, OG-102)', () => {
    const roles = Array.from(
      { length: 60 },
      (_, n) => `  r${n}: { team: stadt, name: { de: R, en: R } }`,
    )
    expect(told(written(['\nroles:', `\nroles:\n${roles.join('\n')}`]))).toEqual([
      expect.stringContaining('tooMany at r0'),
    ])
    const [, few = ''] = /\nroles:\n([\s\S]*?)\nnotices:/.exec(GAME) ?? []
    const one = told(
      GAME.replace(few, '  buerger: { team: stadt, supply: 20, name: { de: B, en: B } }'),
    )
    expect(one).toEqual([expect.stringContaining('tooFew at buerger')])
  })

  it('a sentence that commas split is one mistake, however many pieces it falls into (OG-98)', () => {
    const text = written(['en: His hand counts twice.', 'en: He looks, counts, and waits.'])
    expect(open(text).problems).toMatchObject([
      { code: 'unknownWord', line: 44, params: { word: 'counts', hint: 'comma', nearest: '' } },
    ])
  })

  it('a sentence in curly quotation marks is told so, however many pieces it falls into (OG-98)', () => {
    const text = written(['en: His hand counts twice.', 'en: “He looks, counts, and waits.”'])
    const [problem, ...more] = open(text).problems
    expect(more).toEqual([])
    expect(problem).toMatchObject({ code: 'unknownWord', line: 44, params: { hint: 'curly' } })
    const colour = open(written(['"#4cc9f0"', '“#4cc9f0”'])).problems
    for (const words of [en, de, pl]) {
      expect(problemSentences(problem ? [problem] : [], words).join()).toContain('"…"')
      expect(problemSentences(colour, words).join()).toContain(words.hints.curly)
    }
  })

  it('a value that begins with # is told to be a comment, be it in brackets or on a line of its own', () => {
    const line = open(written(['"#4cc9f0"', '#4cc9f0'])).problems
    expect(line).toMatchObject([{ params: { found: '#4cc9f0', hint: 'comment' } }])
    const flow = 'name: { de: Die Stadt, en: #1 }\n    goal: { de: A, en: B }'
    const text = written(['name: { de: Die Stadt, en: The town }', flow])
    const at = text.slice(0, text.indexOf('#1 }')).split('\n').length
    expect(open(text).problems).toMatchObject([{ line: at, params: { hint: 'comment' } }])
  })

  it('a line that is indented too far is told at that line', () => {
    const text = written(['    many: true', '      many: true'])
    const at = text.slice(0, text.indexOf('      many: true')).split('\n').length
    expect(open(text).problems).toMatchObject([{ line: at, params: { hint: 'indent' } }])
  })

  it('anchors and all that refers to them are one mistake (OG-99, OG-100)', () => {
    const bomb = ['a: &a [x, x]', 'b: &b [*a, *a]', 'c: &c [*b, *b]', 'd: [*c, *c]'].join('\n')
    expect(told(bomb)).toEqual(['anchor at [x, x]'])
  })

  it('who is meant by others in a joint call is told what to write (OG-23, OG-39)', () => {
    const text = written([LOOK, `joint: true, ${LOOK}`])
    expect(open(text).problems).toMatchObject([
      { code: 'wordNotHere', params: { word: 'others', hint: 'ofGroup' } },
    ])
  })

  it.each([
    '\u0085',
    '\u200B',
    '\u200E',
    '\u200F',
    '\u061C',
    '\u2060',
    '\u2062',
    '\u202E',
    '\u2067',
  ])('a character that nobody sees is named by its code point: %j (OG-101)', (character) => {
    const text = written(['Die Schmuggler', `Die ${character}Schmuggler`])
    const point = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    expect(open(text).problems).toMatchObject([{ code: 'hiddenCharacter', params: { point } }])
    const escaped = written(['Die Schmuggler', `"Die \\u${point.slice(2)}Schmuggler"`])
    expect(open(escaped).problems).toMatchObject([{ code: 'hiddenCharacter', params: { point } }])
  })

  it('joiners are letters (OG-101)', () => {
    for (const joiner of ['\u200C', '\u200D']) {
      expect(open(written(['Die Schmuggler', `Die S${joiner}chmuggler`])).problems).toEqual([])
    }
  })

  it('whoever uses a wrong name in many places has made one mistake', () => {
    const text = GAME.replaceAll(/\bnotar\b/g, 'notär')
    expect(told(text)).toEqual([expect.stringContaining('badId at notär')])
  })

  it('a text that only the first language lacks is counted there, and shown in another', () => {
    const text = written(['name: { de: Der Hafenrat, en:', 'name: { en:'])
    expect(open(text).problems).toMatchObject([
      { code: 'untranslated', line: 5, params: { language: 'de', found: 1 } },
    ])
  })
})

/** Texts that are no YAML, with the advice that belongs to each. */
const UNREADABLE: readonly (readonly [from: string, to: string, hint: keyof typeof en.hints])[] = [
  ['    colour: "#4cc9f0"', '\tcolour: "#4cc9f0"', 'tab'],
  [TAGLINE, TAGLINE.replace('mit."', 'mit.'), 'quote'],
  ['name: { de: Die Stadt, en: The town }', "name: 'Nobody's town'", 'quote'],
  ['name: { de: Die Stadt, en: The town }', 'name: Die Stadt: alt', 'colon'],
  ['nights: 1 }', 'nights: 1', 'bracket'],
  ['    many: true', '   many: true', 'indent'],
  ['    many: true', '      many: true', 'indent'],
  ['name: { de: Die Stadt, en: The town }', 'name: { de: #1, en: The town }', 'comment'],
  ['name: { de: Die Stadt, en: The town }', 'name: “Die Stadt: alt”', 'curly'],
  ['edition: 1', 'edition:1', 'blank'],
  [MAYOR, '{names} ist Hafenmeister.', 'sign'],
  [MAYOR, '@names', 'sign'],
]

describe('A text that cannot be understood', () => {
  it.each(UNREADABLE)('%j → %j has a word of advice in every language', (from, to, hint) => {
    const { problems } = open(written([from, to]))
    expect(problems).toMatchObject([{ code: 'yamlSyntax', params: { hint } }])
    for (const words of [en, de, pl]) {
      expect(problemSentences(problems, words).join(' ')).toContain(words.hints[hint])
    }
  })
})

describe('The lists a document chooses from', () => {
  it('are those of the program: sounds, games with stories', () => {
    expect(AMBIENCES).toEqual(Object.keys(ambiences))
    expect(STINGERS).toEqual(Object.keys(stingers))
    expect(STORYTELLERS).toEqual(['none', ...Object.keys(packs)].sort(byPlace))
  })
})

const byPlace = (one: string, other: string): number =>
  (STORYTELLERS as readonly string[]).indexOf(one) -
  (STORYTELLERS as readonly string[]).indexOf(other)
