import { computed, type ComputedRef } from 'vue'
import { SECRETS_KEY } from '../../desk/secretsStore'
import { shownKey } from '../../keys/keyNames'
import { useWords } from '../../words/useWords'

/** What stands on a discreet desk in the place of a secret, with the key that shows it. */
export function useHiddenHint(): ComputedRef<string> {
  const t = useWords()
  return computed(() => t('secrets.hidden', { key: shownKey(SECRETS_KEY) }))
}
