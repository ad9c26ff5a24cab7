/** The engine's own fold of a draft, for clicks that a window gathers before it sends them as one answer, and what that comes to. */
export {
  askedByName,
  ballotsOf,
  draftAnswer,
  handsFor,
  saidOf,
  takesDraft,
} from '../engine/answers/draftAnswer'
