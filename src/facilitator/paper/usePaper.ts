import { useDesk } from '../desk/deskStore'
import { useCommands } from '../commands/useCommands'
import { saveFile } from '../files/files'
import { layOut, type Printed } from './layOut'

/** How pages leave the desk: as files by the system's dialogs, or by the browser's own print and download. */
export function usePaper() {
  const desk = useDesk()
  const { act } = useCommands()
  const hasDialogs = (): boolean => desk.view?.machine.files ?? false

  return {
    hasDialogs,
    /** Hands out a page that stands alone. */
    async save(name: string, html: string): Promise<void> {
      if (hasDialogs()) await act('file.save', { name, text: html })
      else saveFile(name, html)
    },
    /** As PDF in the desktop program, else by the browser, which can make one too. */
    async print(name: string, page: Printed): Promise<void> {
      const { paper } = page
      await layOut(page, () =>
        hasDialogs() ? act('file.print', { name: `${name}.pdf`, paper }) : window.print(),
      )
    },
  }
}
