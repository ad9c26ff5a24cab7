import { describe, expect, it } from 'vitest'
import { softHyphens } from '../../src/ui/softHyphens'

const cut = (text: string, language: string): string =>
  softHyphens(text, language).replaceAll('\u00ad', '|')

describe('long words', () => {
  it('may be broken between their syllables', () => {
    expect(cut('Selbstmordgefährdeter Bürger', 'de')).toBe('Selbst|mord|ge|fähr|de|ter Bürger')
    expect(cut('Familienschachtel', 'de')).toBe('Fami|lien|schach|tel')
    expect(cut('Najniebezpieczniejszy', 'pl-PL')).toBe('Naj|nie|bez|piecz|niej|szy')
  })

  it('stay whole where they are short, or where the language has none', () => {
    expect(cut('Mafiaspitzel', 'de')).toBe('Mafiaspitzel')
    expect(cut('Misunderstanding', 'en')).toBe('Misunderstanding')
  })

  it('read the same without the hyphens', () =>
    expect(softHyphens('Lebensmüder Samobójca-Obywatelska', 'pl').replaceAll('\u00ad', '')).toBe(
      'Lebensmüder Samobójca-Obywatelska',
    ))
})
