/** The preview in English. */
import type { PreviewWords } from './words'

export const en: PreviewWords = {
  readings: {
    gone: 'None of them is alive',
    blocked: 'Blocked',
    rest: 'Nothing to choose tonight',
    spent: 'Used up',
    idle: 'Nobody to choose',
  },
  shows: {
    card: 'the card',
    team: 'the side',
    seats: 'you point at players',
    fingers: 'a number of fingers',
  },
  day: {
    before: 'Before the first night: {title}',
    onlyIf: 'Only if {if}.',
  },
  ends: {
    but: '{wins}, but not {but}',
    aim: 'The goal of this card is reached.',
    beside: 'Also wins, no matter who else does, if {if}.',
    longest: 'Day {n} ends without a winner.',
    nobody: 'Nobody',
  },
}
