import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { GameCheck } from '../../../bridge'
import { OWN_GAME_LENGTH } from '../../../bridge/asked/ownGames'
import { useCommands } from '../../commands/useCommands'
import { useDesk } from '../../desk/deskStore'
import { askLater } from './askLater'

const PAUSE_MS = 300

/**
 * What a text is and what is wrong with it, checked shortly after the last key.
 * @param at the game on the shelf whose text it is; null for none
 */
export function useChecking(text: () => string, at: () => string | null) {
  const desk = useDesk()
  const { ask } = useCommands()
  /** What was found out last, until something newer is; null before the first answer. */
  const check = shallowRef<GameCheck | null>(null)
  /** The text that this was found out of. */
  const checked = ref('')
  const state = ref<'checking' | 'checked' | 'failed'>('checking')
  const tooLong = computed(() => text().length > OWN_GAME_LENGTH)

  const asking = askLater<string, GameCheck | null>({
    pauseMs: PAUSE_MS,
    async ask(asked) {
      const id = at()
      const reply = await ask('games.check', { text: asked, ...(id === null ? {} : { at: id }) })
      return reply.ok ? (reply.data as GameCheck) : null
    },
    got(found, asked) {
      if (found) {
        check.value = found
        checked.value = asked
      }
      state.value = found ? 'checked' : 'failed'
    },
  })

  function begin(how: 'now' | 'later'): void {
    state.value = 'checking'
    if (!tooLong.value) return asking[how](text())
    asking.stop()
    check.value = null
    state.value = 'failed'
  }
  watch(text, () => begin('later'))
  // Once it lies on the shelf, or beside another game of its id, that counts too.
  watch(
    () => [at(), desk.view?.ownGames.changes],
    () => begin('later'),
  )
  // Problems are told in the desk's language.
  watch(
    () => desk.settings?.language,
    () => begin('now'),
  )
  begin('now')
  onScopeDispose(() => asking.stop())

  return { check, checked, state, tooLong }
}
