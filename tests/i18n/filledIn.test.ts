/** A language's file to be filled in. */
import { describe, expect, test } from 'vitest'
import { readLanguage, type Tables } from '../../src/i18n/documents/readLanguage'
import { filledIn, ownName } from './filledIn'

const english: Tables = {
  desk: { title: 'Desk', help: { ask: 'Ask {name} once more.' } },
  desktop: {},
  phone: {},
  projector: { title: 'Nightfall' },
  phrases: {},
}

describe('A language’s file to be filled in', () => {
  test('has all English texts in their order, and can be read as it is', () => {
    const { document, ...counts } = filledIn('fr', english)
    expect(counts).toEqual({ english: 3, texts: 3, gone: [] })
    expect(document).toEqual({
      nightfall: 'language',
      format: 1,
      language: 'fr',
      name: 'Français',
      ...english,
    })
    expect(readLanguage(JSON.stringify(document), english).problems).toEqual([])
  })

  test('keeps what was translated, names what is no longer said, and has English for what is empty or of another kind', () => {
    const before = {
      name: 'le français',
      desk: { help: { ask: 'Encore {name}.', old: 'x' }, title: ' ' },
      projector: 'x',
    }
    const { document, english: missing, gone } = filledIn('fr', english, before)
    expect(document).toMatchObject({
      name: 'le français',
      desk: { title: 'Desk', help: { ask: 'Encore {name}.' } },
      projector: { title: 'Nightfall' },
    })
    expect(missing).toBe(2)
    expect(gone).toEqual(['desk.help.old'])
  })

  test('is called what the language calls itself, or else by its code', () => {
    expect(ownName('it')).toBe('Italiano')
    expect(ownName('../x')).toBe('../x')
  })
})
