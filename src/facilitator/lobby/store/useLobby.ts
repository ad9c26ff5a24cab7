import { computed } from 'vue'
import type { LobbyView } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import { useCommands } from '../../commands/useCommands'
import { useNames } from './namesStore'

/** The lobby, the names in it, and how to change them. */
export function useLobby() {
  const desk = useDesk()
  const { act } = useCommands()
  const lobby = computed(() => desk.lobby as LobbyView)
  const kept = useNames()
  const names = computed(() => kept.names)
  const setNames = (list: readonly string[]): Promise<boolean> =>
    kept.set(list, (sent) => act('lobby.players', { names: sent }))
  return { lobby, names, setNames, act }
}
