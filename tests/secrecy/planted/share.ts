/**
 * A fault of the program is one and the same in every game: every day each is planted into two of five games, so that each game has
 * some; the long run plants all of them everywhere.
 */
import { rulesets } from '../../../rulesets'
import { isLong } from '../../support/seeds'

const games = Object.keys(rulesets)

/** @param fault its place in the list of faults, from 0 */
export const isPlanted = (game: string, fault: number): boolean =>
  isLong || (games.indexOf(game) + 2 * fault) % games.length < 2
