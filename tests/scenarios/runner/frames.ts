/** Everything that the projector was sent since the current phase began, as text to search. */
import { Game, roomView, type History, type PublicSeat, type RoomView } from '../../../src/engine'
import { phaseName } from './player'
import type { Names } from './seats'

/**
 * Replays the evening and gathers the frames of its current phase. The circle of seats stands on every
 * frame, so a name counts only where something is said of it: in an announcement, on the stage, in a
 * count, or at a seat that looks different from before the phase.
 */
export function framesOfPhase(history: History, names: Names): string {
  const game = new Game(history.ruleset, history.setup)
  let phase = ''
  let before: string[] = []
  let frames: string[] = []
  let seats = roomView(game).seats.map((seat) => JSON.stringify(seat))
  const record = () => {
    const view = roomView(game)
    const current = phaseName(view.phase)
    // The end belongs to the phase in which the game ended.
    if (current !== phase && current !== 'end') {
      phase = current
      before = seats
      frames = []
    }
    frames.push(JSON.stringify(spoken(view, before, names)))
    seats = view.seats.map((seat) => JSON.stringify(seat))
  }
  record()
  for (const input of history.inputs) {
    game.apply(input)
    record()
  }
  return frames.join('\n')
}

function spoken(view: RoomView, before: readonly string[], names: Names): unknown {
  const seats = view.seats.map((seat, index) => {
    const { id, ...looks }: PublicSeat = seat
    return JSON.stringify(seat) === before[index] ? looks : { id: names.name(id), ...looks }
  })
  return { ...(names.told({ ...view, seats: [] }) as object), seats }
}
