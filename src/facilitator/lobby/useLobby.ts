import { computed } from 'vue'
import type { LobbyView } from '../../bridge'
import { useDesk } from '../desk/deskStore'
import { useActions } from '../desk/useActions'

/** The lobby and the names as the last click left them, so that fast typing never waits for the host. */
export function useLobby() {
  const desk = useDesk()
  const { act, ask } = useActions()
  const lobby = computed(() => desk.lobby as LobbyView)
  const names = computed(() => lobby.value.names)
  const setNames = (list: readonly string[]): Promise<boolean> =>
    act('lobby.players', { names: [...list] })
  return { lobby, names, setNames, act, ask }
}
