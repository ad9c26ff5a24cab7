/** The one thing that can come next without anybody deciding anything. */
import type { Command } from '../../../bridge'
import { draftAnswer, refusalOf, takesDraft, type Game } from '../../../engine'
import type { LiveEvening } from '../liveEvening'
import type { Play } from '../play'
import { currentStory, type Teller } from '../stories/currentStory'

/** The only thing that comes next, or null where the host has to decide. Never a choice made in secret. */
export function naturalNext(teller: Teller, evening: LiveEvening, play: Play): Command | null {
  const { game } = play
  if (game.state.winner) return play.revealed ? null : { type: 'show.reveal' }
  const { open } = game
  if (!open) return null
  const { told, items } = game.state.record
  if (open.tells && told < items.length) {
    const story = currentStory(teller, evening)
    return story && !story.shown ? { type: 'story.show' } : { type: 'game.tell' }
  }
  if (open.form.kind === 'ok') return { type: 'game.answer', step: open.id, answer: { kind: 'ok' } }
  return closesVote(game) ? { type: 'game.close', step: open.id } : null
}

/** Whether the open step is counted before everybody and could be closed as it stands. */
function closesVote({ open, draft }: Game): boolean {
  if (!open?.stage || !takesDraft(open.form) || draft.length === 0) return false
  const answer = draftAnswer(open.form, draft)
  return refusalOf(open, answer) === null
}
