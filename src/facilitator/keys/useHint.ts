import { useWords } from '../words/useWords'
import { keyOf, type ListedAction } from './actions'

/** What a button says of an action when it is pointed at: what it does, and its key. */
export function useHint(): (action: ListedAction) => string {
  const t = useWords()
  return (action) => `${t(action.label)} (${keyOf(action)})`
}
