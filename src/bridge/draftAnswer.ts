/** The engine's own fold of a draft, for clicks that a window gathers before it sends them as one answer. */
export { draftAnswer, handsFor, takesDraft } from '../engine/answers/draftAnswer'
