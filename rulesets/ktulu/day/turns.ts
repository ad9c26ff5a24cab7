/** Who may turn a duel over when its result is told: the Judge, then the Stagecoach operator (K-22, K-49, K-96). */
import type { Refusal, Script, SeatId, StepSpec } from '../../../src/engine'
import { blackmailersOf } from '../deeds/deaths'
import { roleOf, unrevealed, type KtuluTable } from '../state'
import { refuse } from '../refusals'
import { JUDGES, type Role } from '../roles/roles'
import { askByDay } from './asking'
import { isOn, type Duel } from './duel'

interface Turn {
  readonly roles: readonly Role[]
  readonly word: string
  /** Who would die of it: not one's own blackmailer (K-37a). */
  readonly kills: readonly SeatId[]
}

function turnStep(table: KtuluTable, duel: Duel, { roles, word, kills }: Turn): StepSpec | null {
  const { state } = table
  const by = unrevealed(state, roles)
  if (!by || !isOn(state, duel)) return null
  const isBarred = blackmailersOf(state, by).some((seat) => kills.includes(seat))
  return {
    id: `${roleOf(state, by)}.${word}`,
    form: { kind: 'option', options: [word], pass: true },
    asked: [by],
    neutral: { kind: 'pass' },
    stage: { scene: 'stand', about: 'duelOver', candidates: [duel.by, duel.target] },
    check: (answer): Refusal | null =>
      answer.kind === 'option' && isBarred ? refuse('blackmailed', { seat: by }) : null,
  }
}

/** @returns whether he showed himself */
function* turns(table: KtuluTable, duel: Duel, turn: Turn): Script<boolean> {
  const answer = yield* askByDay(table, () => turnStep(table, duel, turn))
  const by = unrevealed(table.state, turn.roles)
  if (answer.kind !== 'option' || !by || !isOn(table.state, duel)) return false
  table.emit('revealed', { target: by, role: roleOf(table.state, by) })
  return true
}

/** K-22: the loser becomes the winner, once. @returns who has won now */
export function* maySwap(table: KtuluTable, duel: Duel, winner: SeatId): Script<SeatId> {
  const loser = winner === duel.by ? duel.target : duel.by
  if (!(yield* turns(table, duel, { roles: JUDGES, word: 'swap', kills: [winner] }))) return winner
  table.emit('duelWon', { target: loser })
  return loser
}

/** K-49, K-37a: both die. @returns whether he struck */
export function* mayStrike(table: KtuluTable, duel: Duel, winner: SeatId | null): Script<boolean> {
  const kills = winner ? [winner] : [duel.by, duel.target]
  return yield* turns(table, duel, { roles: ['stagecoachOperator'], word: 'strike', kills })
}
