/** What the forms of a number have in common. */
import type { SetWithin } from '../../schema/fields'

export const total = (numbers: readonly number[]): number =>
  numbers.reduce((all, number) => all + number, 0)

/** `table` is no seat, and has numbers of its own. */
export const isOfTable = (of: SetWithin | undefined): boolean => (of as unknown) === 'table'
export const isSelf = (of: SetWithin): boolean => (of as unknown) === 'self'
