/** What stands between an attack and its target, as a table: the first shield that holds decides. */
import type { SeatId } from '../../base/ids'

/** Somebody is attacked in some way; `by` where it matters who did it. */
export interface Attack<C extends string = string> {
  readonly target: SeatId
  readonly cause: C
  readonly by?: SeatId
}

export interface Shield<S, C extends string = string> {
  /** What the game calls it, to tell what held. */
  readonly name: string
  /** The causes it helps against; absent: all of them. */
  readonly against?: readonly C[]
  readonly holds: (state: S, attack: Attack<C>) => boolean
  /** Who is attacked in the target's place; absent: nobody. Only shields that save help him then. */
  readonly stepsIn?: (state: S, attack: Attack<C>) => SeatId | null
}

/** What an attack comes to. */
export interface Strike {
  /** The first shield that held; null: none. */
  readonly held: string | null
  /** Who is hit, if anybody. */
  readonly falls: SeatId | null
}

/** Tries the shields in their order. Changes nothing: what is used up by it is for the game to emit. */
export function strike<S, C extends string>(
  shields: readonly Shield<S, C>[],
  state: S,
  attack: Attack<C>,
): Strike {
  for (const shield of shields) {
    if (shield.against && !shield.against.includes(attack.cause)) continue
    if (!shield.holds(state, attack)) continue
    const other = shield.stepsIn?.(state, attack) ?? null
    if (other === null) return { held: shield.name, falls: null }
    const saving = shields.filter(({ stepsIn }) => !stepsIn)
    return {
      held: shield.name,
      falls: strike(saving, state, { ...attack, target: other }).falls,
    }
  }
  return { held: null, falls: attack.target }
}

/** Whether nothing holds such an attack. */
export const getsThrough = <S, C extends string>(
  shields: readonly Shield<S, C>[],
  state: S,
  attack: Attack<C>,
): boolean => strike(shields, state, attack).held === null
