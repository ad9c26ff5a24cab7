import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useDesk } from '../../desk/deskStore'

/**
 * The players' names as the last click left them. Whoever types fast is ahead of the host program; a
 * list built on its last view would lose what is still on its way.
 */
export const useNames = defineStore('names', () => {
  const desk = useDesk()
  const ahead = shallowRef<readonly string[] | null>(null)
  let sent = 0

  const names = computed(() => ahead.value ?? desk.lobby?.names ?? [])

  /** Shows a list at once and sends it; the host program's own list counts again after the last reply. */
  async function set(
    list: readonly string[],
    send: (names: string[]) => Promise<boolean>,
  ): Promise<boolean> {
    const mine = ++sent
    ahead.value = list
    const done = await send([...list])
    if (mine === sent) ahead.value = null
    return done
  }

  return { names, set }
})
