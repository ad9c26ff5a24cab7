/** Measures one file after the other, as the host program asks for them. */
import { watch } from 'vue'
import type { Actions, Reply } from '../../bridge'
import { useDesk } from '../desk/deskStore'
import { measureFile } from './measureFile'

/** @param measure finds out how loud a file is */
export function useMeasuring(measure = measureFile): void {
  const desk = useDesk()
  const lost = new Set<string>()
  const asked = (): string | null => (desk.connected ? (desk.view?.music.measure ?? null) : null)
  let isBusy = false

  async function work(id: string, actions: Actions): Promise<Reply> {
    const found = await measure(id)
    if (typeof found === 'object') return actions['music.measured']({ id, ...found })
    if (found !== 'lost') return actions['music.broken']({ id, why: found })
    if (lost.has(id)) return actions['music.broken']({ id, why: 'decode' })
    // Changed or gone in the meantime, most likely: whatever stands there now is asked for next.
    lost.add(id)
    return actions['music.read']({})
  }

  async function follow(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let id = asked(); id !== null && desk.actions; id = asked()) {
      const reply = await work(id, desk.actions)
      // Refused: the desk is locked or the line is lost, and what is asked changes with that.
      if (!reply.ok) break
      await desk.shows(reply.revision)
    }
    isBusy = false
  }

  watch(asked, () => void follow(), { immediate: true })
}
