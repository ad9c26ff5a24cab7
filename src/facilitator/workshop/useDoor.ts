import type { GameText } from '../../bridge'
import { useCommands } from '../commands/useCommands'
import { useSheet } from '../sheets/sheetStore'
import { useWorkshop } from './draft/workshopStore'
import { workshopSheet } from './workshopSheet'

/** The ways into the workshop. */
export function useDoor() {
  const bench = useWorkshop()
  const sheet = useSheet()
  const { ask } = useCommands()

  /**
   * With a text that is on no shelf yet.
   * @param lies whether it lies somewhere else, so that nothing is lost with it
   */
  function openText(text: string, lies: boolean): void {
    bench.begin(text, lies)
    sheet.show(workshopSheet, {})
  }

  return {
    openText,
    /** With a game on the shelf. */
    async openGame(id: string): Promise<void> {
      const reply = await ask('games.text', { id })
      if (!reply.ok) return
      bench.take(id, (reply.data as GameText).text)
      sheet.show(workshopSheet, {})
    },
    /** With a new game that begins from another. */
    async openCopy(from: string): Promise<void> {
      const reply = await ask('games.begin', { from })
      if (reply.ok) openText((reply.data as GameText).text, true)
    },
    /** Once, with what was left for a rehearsal. */
    comeBack(): void {
      if (!bench.comesBack) return
      bench.comesBack = false
      sheet.show(workshopSheet, {})
    },
  }
}
