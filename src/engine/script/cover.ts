/**
 * What a call in silence can come to at its widest, as far as everybody at the table can know it. Where players answer on
 * phones of their own, all of them are asked for as much: whoever is really asked, blocked or gone taps no more than the others.
 */
import type { Form } from '../answers/answers'

export interface Cover {
  /** How many players are chosen at most; 0: none. */
  readonly seats: number
  /** Words that can be said, keys of the step’s texts. */
  readonly words: readonly string[]
  /** Whether a word says what is done to the player, and not what is said instead of one. */
  readonly wordFirst?: true
  /** Whether those who are asked do not see each other, nor their fingers. */
  readonly apart?: true
}

/** Nothing is chosen: eyes are opened, or something is shown. */
export const LOOKS: Cover = { seats: 0, words: [] }
/** One player is chosen. */
export const CHOOSES_ONE: Cover = { seats: 1, words: [] }

/** Words and players that a form takes at its most. */
function mostOf(form: Form): Pick<Cover, 'seats' | 'words'> {
  switch (form.kind) {
    case 'ok':
      return LOOKS
    case 'seat':
      return { seats: 1, words: form.options ?? [] }
    case 'seats':
      return { seats: form.max, words: form.options ?? [] }
    case 'option':
      return { seats: 0, words: form.options }
    case 'act':
      return wordsOf(form.acts)
    case 'points': {
      const { seats, words } = wordsOf(form.acts ?? [])
      return { seats: Math.max(1, seats), words }
    }
    case 'ballots':
    case 'marks':
    case 'nominations':
      return { seats: Infinity, words: [] }
  }
}

const wordsOf = (acts: Extract<Form, { kind: 'act' }>['acts']): Pick<Cover, 'seats' | 'words'> => ({
  seats: acts.some(({ targets }) => targets !== undefined) ? 1 : 0,
  words: acts.map(({ id }) => id),
})

/** @returns whether a form asks for nothing that its cover does not ask of everybody */
export function fitsCover(form: Form, cover: Cover): boolean {
  const { seats, words } = mostOf(form)
  return seats <= cover.seats && words.every((word) => cover.words.includes(word))
}
