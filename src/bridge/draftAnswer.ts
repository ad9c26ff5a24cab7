/** The engine's own fold of a draft, for clicks that a window gathers before it sends them as one answer, and what that comes to. */
export { askedByName } from '../engine/answers/checkVotes'
export { ballotsOf, saidOf } from '../engine/answers/count'
export { draftAnswer, handsFor, takesDraft } from '../engine/answers/draftAnswer'
