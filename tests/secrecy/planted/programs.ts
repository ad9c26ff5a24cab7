/** What a faulty program would send to the big screen, planted to see whether the test notices. */
import type { FacilitatorView, ProjectorView } from '../../../src/bridge'
import { ballotsOf, countVotes, draftAnswer, type History, type SeatId } from '../../../src/engine'
import type { Doing } from '../plan/pair'
import type { Fault } from '../screen/frames'

/** A new revision for whatever was clicked. */
export const revisionPerAnswer: Fault = { besides: () => '{}' }

/** A frame after undo that carries how long the log is. */
export const logLengthAfterUndo: Fault = {
  besides: (done, { game }, desk) =>
    done === 'undo' && game.state.phase.kind !== 'night'
      ? JSON.stringify({ log: desk.game?.logLength })
      : null,
}

/** A story that is chosen by what the dead was. */
export const storyByRole: Fault = {
  instead(bytes, desk) {
    const { story } = JSON.parse(bytes) as ProjectorView
    const role = desk.game?.seats.find(({ id }) => id === desk.game?.story?.seat)?.roles[0]
    return story && role ? `${bytes}${role}` : bytes
  },
}

/** The hands of a secret count, as long as it is open. */
const openHands = (done: Doing, { game }: History) => {
  const isHand = typeof done !== 'string' && done.type === 'draft'
  if (!isHand || game.open?.stage?.count !== 'closed') return null
  return ballotsOf(draftAnswer(game.open.form, game.draft))
}

const rolesOf = (desk: FacilitatorView, seat: string): readonly string[] =>
  desk.game?.seats.find(({ id }) => id === seat)?.roles ?? []

const tally = (hands: Readonly<Record<SeatId, readonly SeatId[]>>): string =>
  JSON.stringify({ kind: 'tally', of: countVotes(hands) })

/** V-35: the Judge's second vote, told as soon as the hand is up. */
export const judgeCountedLive: Fault = {
  besides(done, history, desk) {
    const hands = openHands(done, history)
    if (!hands) return null
    const twice = { ...hands }
    for (const [by, votes] of Object.entries(hands) as [SeatId, readonly SeatId[]][]) {
      if (rolesOf(desk, by).includes('judge')) twice[by] = [...votes, ...votes]
    }
    return tally(twice)
  },
}

/** SW-33: Anakin's vote, told as soon as Amidala's hand is up. */
export const anakinCountedLive: Fault = {
  besides(done, history, desk) {
    const hands = openHands(done, history)
    if (!hands) return null
    const seats = desk.game?.seats ?? []
    const holder = (role: string) =>
      seats.find(({ alive, roles }) => alive && roles.includes(role))?.id
    const [queen, follower] = [holder('amidala'), holder('anakin')]
    const followed = queen && hands[queen]
    return tally(follower && followed ? { ...hands, [follower]: followed } : hands)
  },
}

/** The stream for other programs says what the first player is, as soon as a frame comes. */
export const momentsTellRole: Fault = {
  moments: (desk) => (desk.game ? JSON.stringify(rolesOf(desk, 's0')) : ''),
}

/** The stream for other programs says whom the desk asks. */
export const momentsWithTheDesk: Fault = {
  moments: (desk) => JSON.stringify(desk.game?.open?.asked ?? []),
}
