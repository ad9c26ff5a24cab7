import type { GameText } from '../../../bridge'
import { OWN_GAME_LENGTH } from '../../../bridge/asked/ownGames'
import { useCommands } from '../../commands/useCommands'
import { useToasts } from '../../desk/toastStore'
import { textOf } from '../../files/files'
import { useWords } from '../../words/useWords'
import { useDoor } from '../../workshop/useDoor'

/** Characters take at most three bytes each where files are read as text. */
const MOST_BYTES = 3 * OWN_GAME_LENGTH

/** Takes in what the host brings: a game to be looked at in the workshop first, an evening at once. */
export function useTaking() {
  const toasts = useToasts()
  const door = useDoor()
  const { act, ask } = useCommands()
  const t = useWords()

  function tooLong(length: number): void {
    const body = t('own.tooLongHelp', { length, most: OWN_GAME_LENGTH })
    toasts.show({ title: t('own.tooLong'), body })
  }

  /** @returns whether it is open in the workshop now */
  function takeText(text: string, lies: boolean): boolean {
    if (text.length > OWN_GAME_LENGTH) {
      tooLong(text.length)
      return false
    }
    door.openText(text, lies)
    return true
  }

  return {
    takeText,
    /** The file that was chosen in the machine's own dialog. */
    async takePicked(): Promise<void> {
      const reply = await ask('games.picked', {})
      if (reply.ok) takeText((reply.data as GameText).text, true)
    },
    /** The game that an evening brings along. */
    async takeCarried(evening: string): Promise<void> {
      const reply = await ask('games.carried', { evening })
      if (reply.ok) takeText((reply.data as GameText).text, true)
    },
    /** A file that was chosen or dropped. @returns whether it was taken */
    async takeFile(file: File): Promise<boolean> {
      if (/\.(nightfall|jsonl)$/i.test(file.name)) {
        const evening = await textOf(file)
        return evening !== null && act('shelf.import', { text: evening })
      }
      if (file.size > MOST_BYTES) {
        tooLong(file.size)
        return false
      }
      const text = await textOf(file)
      if (text === null || text.includes('\u0000')) {
        toasts.show({ title: t('own.notText'), body: t('own.notTextHelp') })
        return false
      }
      return takeText(text, true)
    },
  }
}
