/** Words that came with `needs: 2`: who may write them, what they change for others, and who may know what they come to. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { canonicalOf } from '../../src/own/open/canonical'
import { open } from '../../src/own/open/open'
import { openCanonical } from '../../src/own/open/reopen'
import { previewOf } from '../../src/own/preview/preview'
import { textsOf } from '../../src/own/words/texts/texts'
import { rulesetOf } from '../../src/own/play/ruleset'
import { sitDown } from './play/evening'
import { documentOf } from './words/documents'
import { codesIn } from './changed'

const AROUND = readFileSync('tests/own/documents/around.yaml', 'utf8')

/** The same game with another part of its day before the trial. */
const withPart = (part: string): string => AROUND.replace('day:\n', `day:\n  - ${part}\n`)

describe('What a document needs', () => {
  it('is said by itself alone: a document without it has no trace of it in the form that is kept (OG-173)', () => {
    for (const file of readdirSync('assets/games')) {
      const text = readFileSync(`assets/games/${file}`, 'utf8')
      const kept = JSON.parse(canonicalOf(open(text).document as never)) as object
      expect('needs' in kept).toBe(/^needs:/m.test(text))
    }
    expect(JSON.parse(canonicalOf(documentOf(AROUND)))).toHaveProperty('needs', 2)
  })

  it('is one problem, however many later words there are, and is asked of what an evening brings along, too (OG-173)', () => {
    const without = AROUND.replace('needs: 2\n', '')
    expect(codesIn(without)).toEqual(['needsMore'])
    const kept = canonicalOf(documentOf(AROUND))
    expect(openCanonical(kept).document).not.toBeNull()
    const { problems } = openCanonical(kept.replace('"needs":2,', ''))
    expect(problems.filter(({ level }) => level === 'error').map(({ code }) => code)).toEqual([
      'needsMore',
    ])
  })

  it('does nothing to a game that does not use it, and no other number is known (OG-173)', () => {
    const plain = readFileSync('assets/games/plain-town.yaml', 'utf8')
    expect(codesIn(plain.replace('nightfall: 1', 'nightfall: 1\nneeds: 2'))).toEqual([])
    expect(codesIn(plain.replace('nightfall: 1', 'nightfall: 1\nneeds: 1'))).toEqual(['notOneOf'])
    expect(codesIn(plain.replace('nightfall: 1', 'nightfall: 1\nneeds: 3'))).toEqual([
      'newerFormat',
    ])
  })
})

describe('Who sits around the table', () => {
  const FORMS = [
    '{ nth: WHO, n: 2 }',
    '{ opposite: WHO }',
    '{ between: [WHO, everyone] }',
    '{ within: 1, of: WHO }',
  ]

  it.each(FORMS)('is as secret as who it is counted from: %s (OG-191)', (form) => {
    const speeches = (who: string) =>
      withPart(`speeches: { seconds: 5, who: ${form.replace('WHO', who)} }`)
    expect(codesIn(speeches('{ role: wolf }'))).toEqual(['secretDay'])
    expect(codesIn(speeches('everyone'))).toEqual([])
  })

  it('is said in the preview in each language (OG-191)', () => {
    const ends = (form: string, language: string) => {
      const text = AROUND.replace('if: { none: { team: wolves } }', `if: { none: ${form} }`)
      const asked = { players: 8, options: {}, language }
      return previewOf(documentOf(text), asked).ends[0]?.when
    }
    const all = (language: string) =>
      FORMS.map((form) => ends(form.replace('WHO', '{ team: wolves }'), language))
    expect(all('en')).toEqual([
      'Number 2 to the left of players of Wolves, counting the living: none left.',
      'The living player opposite players of Wolves: none left.',
      'The living clockwise between players of Wolves and all living players: none left.',
      'The living up to place 1 on either side of players of Wolves: none left.',
    ])
    for (const language of ['de', 'pl'])
      expect(new Set([...all('en'), ...all(language)]).size).toBe(8)
  })

  it('leaves alone a role that a document calls chosen itself (OG-191a)', () => {
    const own = readFileSync('tests/own/documents/words.yaml', 'utf8')
      .replaceAll('{ role: wolf }', '{ role: chosen }')
      .replace(
        '  wolf: { team: wolves,',
        '  chosen: { team: village, name: Chosen }\n  wolf: { team: wolves,',
      )
    expect(codesIn(own)).toEqual([])
  })
})

describe('A list in a sentence', () => {
  const acts = (languages: string) =>
    documentOf(
      AROUND.replace('languages: [en]', `languages: [${languages}]`).replace(
        'choose: { role: deck }, do: [{ show: { fingers: { count: { role: chosen } } } }]',
        'choose: { acts: { look: { name: look }, kill: { name: kill }, wait: { name: wait } } }',
      ),
    )
  const said = (language: string) =>
    textsOf(acts(language), language).steps['clerk.name']?.say.at(-1)

  it('that is read out is joined as the language does (OG-194)', () => {
    expect(said('en')).toBe('Nod when I name what you do: look, kill or wait.')
    expect(said('de')).toBe('Nick, wenn ich nenne, was du tun willst: look, kill oder wait.')
    expect(said('pl')).toMatch(/: look, kill lub wait\.$/)
  })

  it('in a language that the program does not speak has its commas, and a dialect has its language’s words (OG-194a)', () => {
    expect(said('fr')).toMatch(/: look, kill, wait\.$/)
    expect(said('de-AT')).toMatch(/: look, kill oder wait\.$/)
  })

  it('of the preview is, too (OG-194)', () => {
    const text = AROUND.replace(
      'if: { none: { team: wolves } }',
      'if: { all: [{ none: { role: [wolf, far, twins] } }, { nights: [1, 3, 5] }] }',
    ).replace('wins: village', 'wins: [village, wolves]')
    const end = (language: string) =>
      previewOf(documentOf(text), { players: 8, options: {}, language }).ends[0]
    expect(end('en')).toEqual({
      wins: 'Village and Wolves',
      when: 'Nobody with the card “Wolf”, “Far sight” or “Twin” is left, and it is night 1, 3 or 5.',
    })
    expect(end('de')?.when).toContain('„Wolf“, „Far sight“ oder „Twin“')
    expect(end('pl')?.wins).toBe('Village i Wolves')
  })
})

describe('Whoever is left out of a side that wins', () => {
  const LEFT_OUT = readFileSync('tests/own/documents/left-out.yaml', 'utf8')

  it('is named as at the end of the game nobody is asked: no word of a call stands there (OG-193)', () => {
    expect(codesIn(LEFT_OUT)).toEqual([])
    for (const word of ['self', 'target', 'holders'])
      expect(codesIn(LEFT_OUT.replace('but: { role: coward }', `but: ${word}`))).toEqual([
        'wordNotHere',
      ])
    expect(codesIn(LEFT_OUT.replace('but: { role: coward }', 'but: { role: cowrad }'))).toEqual([
      'noSuch',
    ])
    expect(codesIn(LEFT_OUT.replace('needs: 2\n', ''))).toEqual(['needsMore'])
  })

  it('is told of in the preview (OG-193)', () => {
    const wins = (language: string) =>
      previewOf(documentOf(LEFT_OUT), { players: 6, options: {}, language }).ends[0]?.wins
    expect(wins('en')).toBe('Village, but not players with the role Coward')
    expect(wins('de')).toBe('Village, außer: Leute mit der Rolle Coward')
    expect(wins('pl')).toBe('Village, oprócz: żywi, rola: Coward')
  })
})

describe('A number that is worked out while playing', () => {
  const WORKED_OUT = readFileSync('tests/own/documents/worked-out.yaml', 'utf8')
  const SECRET = '{ count: { team: wolves } }'
  const instead = (of: string, by: string) => {
    expect(WORKED_OUT).toContain(of)
    return codesIn(WORKED_OUT.replace(of, by))
  }

  it('comes of what everybody knows where everybody could tell (OG-190)', () => {
    expect(codesIn(WORKED_OUT)).toEqual([])
    expect(instead('min: { count: { status: known } }', `min: ${SECRET}`)).toEqual(['secretSpoken'])
    expect(instead('max: { minus: [{ count: everyone }, 3] }', `max: ${SECRET}`)).toEqual([
      'secretSpoken',
    ])
    expect(instead('seconds: { sum: [{ count: everyone }, 60] }', `seconds: ${SECRET}`)).toEqual([
      'secretDay',
    ])
    expect(instead('seconds: { count: { status: known } }', `seconds: ${SECRET}`)).toEqual([
      'secretDay',
    ])
    expect(instead('verdicts: { minus: [{ count: everyone }, 4] }', `verdicts: ${SECRET}`)).toEqual(
      ['secretTrait'],
    )
    expect(instead('vote: { shown: closed }', `vote: { shown: closed, hands: ${SECRET} }`)).toEqual(
      ['secretHands'],
    )
    expect(instead('if: { nightsSince: known,', 'if: { nightsSince: asked,')).toEqual([
      'secretOpening',
    ])
    expect(instead('if: { nightsSince: known,', 'if: { nightsSince: wolves,')).toEqual([
      'secretOpening',
    ])
    expect(instead('uses: { count: { role: wolf } }', 'uses: { count: target }')).toEqual([
      'wordNotHere',
    ])
    expect(instead('needs: 2\n', '')).toEqual(['needsMore'])
  })

  it('leaves written ones and those of house rules within their bounds (OG-190)', () => {
    expect(instead('max: { minus: [{ count: everyone }, 3] }', 'max: 41')).toEqual(['badNumber'])
    expect(instead('seconds: { sum: [{ count: everyone }, 60] }', 'seconds: 3601')).toEqual([
      'badNumber',
    ])
    const option = 'options: { many: { number: 5, min: 1, max: 50, name: How many } }'
    const text = WORKED_OUT.replace('deck:\n', `${option}\ndeck:\n`)
    const most = (value: string) =>
      text.replace('max: { minus: [{ count: everyone }, 3] }', `max: ${value}`)
    expect(codesIn(most('{ option: many }'))).toEqual(['optionDoesNotFit'])
    expect(codesIn(most('{ option: many }').replace('max: 50', 'max: 40'))).toEqual([])
  })

  it('sets a clock by what the room was told, the dead left out (OG-190)', () => {
    const table = sitDown(
      rulesetOf(documentOf(WORKED_OUT)),
      'villager herald villager villager villager wolf',
    )
    table.say('herald.mark', 'A')
    table.upTo('day.talk')
    expect(table.game.open?.seconds).toBe(66)
    table.say('wolves.kill', 'B')
    table.upTo('day.talk')
    expect(table.game.open?.seconds).toBe(65)
    table.upTo('wolves.kill')
    table.say('wolves.kill', 'A')
    table.upTo('day.talk')
    expect(table.game.open?.seconds).toBe(64)
  })

  it('is said in the preview of a power that is used so often (OG-190)', () => {
    const power =
      '{ id: healer.bless, during: [day], uses: USES, do: [{ give: { status: healed, to: self } }] }'
    const often = (uses: string, language: string) => {
      const text = WORKED_OUT.replace(
        'healer: { team: village, name: Healer,',
        `healer: { team: village, name: Healer, powers: [${power.replace('USES', uses)}],`,
      )
      const dealt = text.replace('5: { wolf: 1 }', '5: { wolf: 1, healer: 1 }')
      const found = previewOf(documentOf(dealt), { players: 8, options: {}, language }).asked.find(
        ({ id }) => id === 'healer.bless',
      )
      return found?.when[1]
    }
    expect(often('1', 'en')).toBe('Once a game.')
    expect(often('{ count: { role: wolf } }', 'en')).toBe(
      'Uses in a game: the number of players with the role Wolf.',
    )
    expect(often('{ count: { role: wolf } }', 'de')).toMatch(/^So oft im Spiel: .*Wolf/)
    expect(often('{ count: { role: wolf } }', 'pl')).toMatch(/^Tyle razy w grze: .*Wolf/)
  })

  it('is said in the preview (OG-190)', () => {
    const lines = (language: string) =>
      previewOf(documentOf(WORKED_OUT), { players: 8, options: {}, language }).day.flatMap(
        (part) => part.lines,
      )
    expect(lines('en').join('\n')).toMatch(/all living players.*60.* s$/m)
    expect(lines('de').join('\n')).toMatch(/alle Lebenden.*60.* s$/m)
    expect(lines('pl').join('\n')).toMatch(/wszyscy żywi.*60.* s$/m)
    const end = WORKED_OUT.replace(
      'if: { count: everyone, atMost: 2 }',
      'if: { nightsSince: wolves, over: 3 }',
    )
    const when = (language: string) =>
      previewOf(documentOf(end), { players: 8, options: {}, language }).ends[1]?.when
    expect(when('en')).toBe('The number of nights since “Wolves” is more than 3.')
    expect(when('de')).toBe('Die Zahl der Nächte seit „Wolves“ ist größer als 3.')
    expect(when('pl')).toBe('Liczba nocy, które minęły od „Wolves” – więcej niż 3.')
  })
})
