/** A document’s text with something else in one place, and what is wrong with it then. */
import { expect } from 'vitest'
import { open } from '../../src/own/open/open'

/** The codes of what keeps a text from being a game. */
export const codesIn = (text: string): string[] =>
  open(text)
    .problems.filter(({ level }) => level === 'error')
    .map(({ code }) => code)

/** Changes this text: what is to be replaced has to be in it. */
export const changes =
  (text: string) =>
  (of: string, by: string): string => {
    expect(text).toContain(of)
    return text.replace(of, by)
  }
