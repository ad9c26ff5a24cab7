import { describe, expect, test } from 'vitest'
import { format, listNames } from '../../src/i18n/format'

describe('A name that ends with a full stop', () => {
  test('ends its sentence with that one', () => {
    const said = format('The town takes a card from {name}.', { name: 'Jürgen M.' }, 'en')
    expect(said).toBe('The town takes a card from Jürgen M.')
  })

  test('keeps it inside a sentence and before three dots', () => {
    expect(format('{name} is out.', { name: 'Jürgen M.' }, 'en')).toBe('Jürgen M. is out.')
    expect(format('{name} …', { name: 'Jürgen M.' }, 'en')).toBe('Jürgen M. …')
  })
})

describe('names in a sentence', () => {
  test.each([
    ['en', 'Ann, Ben and Cid'],
    ['de', 'Ann, Ben und Cid'],
    ['pl', 'Ann, Ben i Cid'],
  ])('are listed as %s writes them', (language, list) => {
    expect(listNames(['Ann', 'Ben', 'Cid'], language)).toBe(list)
  })
})
