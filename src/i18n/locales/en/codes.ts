import { answersRefused } from './codes/answersRefused'
import { chronicle } from './codes/chronicle'
import { notices } from './codes/notices'
import { programRefused } from './codes/programRefused'

/**
 * What the program itself has to say about commands and evenings, by code: `title` is what happened, `body` why and what
 * to do about it. A game's own refusals and lines stand in its texts and come first. Placeholders in braces,
 * with the forms of a number behind it: `{count|card|cards}`.
 */
export const codes = {
  refusals: { ...answersRefused, ...programRefused },
  notices,
  chronicle,
} as const
