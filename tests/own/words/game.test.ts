/** A document as a whole game: its look, its stories, the form it is kept in, and what its signs and steps say. */
import { describe, expect, it } from 'vitest'
import { readTheme } from '../../../src/host/packs/readTheme'
import { itemText } from '../../../src/i18n/itemText'
import { canonicalOf } from '../../../src/own/open/canonical'
import { openCanonical } from '../../../src/own/open/reopen'
import { gameOf } from '../../../src/own/game'
import { contrastOf } from '../../../src/own/words/theme/contrast'
import { checkPack } from '../../../src/story'
import { INN } from '../play/documents'
import { documentOf, documents } from './documents'

const inn = (rest: string) => gameOf(documentOf(INN + rest))
const rook = () => gameOf(documents['rook-hollow.yaml'] as never)

describe('The look of an own game', () => {
  it.each(['lantern', 'moonlight', 'neon', 'paper'])(
    'is a whole theme by the palette %s',
    (palette) => {
      const { pack } = inn(
        `theme: { skyline: farPort, palette: ${palette}, colours: { accent: "#ffffff" } }`,
      )
      const { theme, findings } = readTheme(pack.theme, 'own.inn')
      expect(findings).toEqual([])
      expect(theme.colours.accent).toBe('#ffffff')
      expect(theme.scenery.skyline).toBe('farPort')
    },
  )

  it('is the harbour by moonlight where nothing is said, with the colours of its teams (OG-90)', () => {
    const { theme } = rook().pack
    expect(theme.teams).toMatchObject({ wolves: '#ff7a59' })
    expect(inn('').pack.theme.scenery.skyline).toBe('harbourCity')
    expect(inn('').pack.theme.lights).toBe(theme.lights)
  })

  it('lightens a team’s colour that cannot be read on the dark of the big screen, and no other (OG-168)', () => {
    const dressed = (palette: string) => {
      const text = INN.replace(
        'guests: { name: Guests }',
        'guests: { name: Guests, colour: "#000000" }',
      )
      const lit = text.replace(
        'thieves: { name: Thief }',
        'thieves: { name: Thief, colour: "#FF7A59" }',
      )
      return gameOf(documentOf(`${lit}theme: { palette: ${palette} }\n`)).pack.theme
    }
    for (const palette of ['lantern', 'moonlight', 'neon', 'paper']) {
      const { teams, colours } = dressed(palette)
      expect(contrastOf(teams['guests'] ?? '', colours.panel)).toBeGreaterThanOrEqual(4.5)
      expect(teams['thieves']).toBe('#FF7A59')
    }
  })

  it('knows who works in the dark: who kills by night and does not fill the deck', () => {
    expect(rook().pack.theme.sides).toEqual({ wolves: 'dark', village: 'light', alone: 'lone' })
    expect(inn('').pack.theme.sides).toEqual({ guests: 'light', thieves: 'dark' })
    expect(inn('').pack.theme.endLights).toEqual({ guests: 'dawn', thieves: 'night' })
  })

  it('sounds under its scenes, and where something is told', () => {
    const { pack } = rook()
    expect(pack.theme.ambience).toMatchObject({ night: 'harbourNight', discussion: 'harbourTown' })
    expect(pack.rules.items['said.growl']?.cue).toBe('reveal')
  })
})

describe('The stories of an own game', () => {
  it('are drawn from in one order, whichever they are written down in: an evening that is opened again tells the same ones', () => {
    const shipped = documents['lantern-street.yaml'] as never
    const kept = openCanonical(canonicalOf(shipped)).document
    const told = (document: unknown) => gameOf(document as never).pack.stories?.['en']
    expect(JSON.stringify(told(kept))).toBe(JSON.stringify(told(shipped)))
  })

  it('are a pack like those of other games, in the languages that have some (OG-89)', () => {
    const { pack, storiesOf } = rook()
    expect(Object.keys(pack.stories ?? {})).toEqual(['en', 'pl'])
    expect(pack.stories?.['en']?.id).toBe('own.rook-hollow')
    const faults = checkPack(pack.stories?.['en'] as never)
    expect(faults.filter((fault) => fault.includes('slot'))).toEqual([])
    expect(storiesOf('en')).toBeNull()
  })

  it('are those of a game of the program where the document borrows them', () => {
    const { pack, storiesOf } = inn('stories: { use: vendetta }')
    expect(storiesOf('en')).toBe('vendetta')
    expect(pack.stories).toBeUndefined()
    expect(inn('stories: { use: none }').storiesOf('en')).toBeNull()
    const three = INN.replace('languages: [en]', 'languages: [en, de, pl]')
    const each = 'stories: { en: { use: vendetta }, de: { use: palermo }, pl: { use: none } }'
    const two = gameOf(documentOf(`${three}${each}`))
    expect(['en', 'de', 'pl'].map(two.storiesOf)).toEqual(['vendetta', 'palermo', null])
  })
})

describe('The form in which a document is kept', () => {
  it('is the same however its words are ordered, but for what the author numbered by order (OG-116)', () => {
    const other = INN.replace('id: inn\nedition: 1', 'edition: 1\nid: inn')
    expect(canonicalOf(documentOf(other))).toBe(canonicalOf(documentOf(INN)))
    const teams = /(  guests: \{ name: Guests \}\n)(  thieves: \{ name: Thief \}\n)/
    expect(canonicalOf(documentOf(INN.replace(teams, '$2$1')))).not.toBe(
      canonicalOf(documentOf(INN)),
    )
  })

  it('keeps the order of a deck’s row, in which a kind takes what is left of it (OG-20, OG-116)', () => {
    const kinds = INN.replace('{ thief: 1, landlady: 1 }', '{ thief: 1, staff: 1, landlady: 1 }')
      .replace('name: Landlady', 'name: Landlady\n    kind: staff')
      .replace('  thief:\n', '  cook: { team: guests, name: Cook, kind: staff }\n  thief:\n')
    const other = kinds.replace('staff: 1, landlady: 1', 'landlady: 1, staff: 1')
    const decks = [kinds, other].map((text) => {
      const canonical = canonicalOf(documentOf(text))
      const again = gameOf(JSON.parse(canonical) as never).pack.rules.casting
      const { casting } = gameOf(documentOf(text)).pack.rules
      expect(again.propose(5, {})).toEqual(casting.propose(5, {}))
      return again.propose(5, {})
    })
    expect(decks[0]).not.toEqual(decks[1])
  })

  it('makes the same game again, without the text it came from (OG-108)', () => {
    const { canonical, document } = rook()
    expect(canonicalOf(JSON.parse(canonical) as never)).toBe(canonical)
    const [again, first] = [gameOf(JSON.parse(canonical) as never), gameOf(document)]
    expect(again.pack.rules.id).toBe(`own.${document.id}`)
    expect(again.pack.texts['de']).toEqual(first.pack.texts['de'])
    expect(again.pack.theme).toEqual(first.pack.theme)
    expect(again.pack.rules.casting.propose(9, {})).toEqual(first.pack.rules.casting.propose(9, {}))
  })
})

describe('What the windows read', () => {
  it('names who steps forward and as what', () => {
    const { pack } = inn('')
    const of = { name: 's1', team: 'thieves', role: 'thief' }
    const texts = pack.texts['en'] as never
    expect(itemText(texts, { kind: 'stepsForward', of }, () => 'Ben', 'en')).toBe(
      'Ben steps forward: Thief.',
    )
  })

  it('stands large in the open step where something is shown first (OG-41)', () => {
    const heal = rook().pack.texts['en']?.steps['witch.heal']
    expect(heal).toMatchObject({ sign: '{first}', signsFirst: true })
    expect(heal?.variants?.['gone']).not.toHaveProperty('sign')
  })

  it('calls a cause without a name after whoever it comes from', () => {
    expect(inn('').pack.texts['en']?.values).toMatchObject({ thief: 'Thief' })
  })
})
