/** What a command needs to know of texts, found out before its turn comes, so that no other command waits for it. */
import type { Command } from '../../bridge'
import type { OwnGames } from './ownGames'

/** @returns null where there is nothing to be read */
export function readFirst(command: Command, games: OwnGames): Promise<void> | null {
  const isAny = command.type === 'games.templates' || textOf(command) !== null
  return isAny && games.isReadElsewhere ? read(command, games) : null
}

async function read(command: Command, games: OwnGames): Promise<void> {
  // Beside what lies in the folder a game is kept only once it is known what that is.
  if (command.type === 'games.keep') await games.settled()
  if (command.type === 'games.templates')
    for (const text of Object.values(await games.examples())) await games.reading(text)
  const text = textOf(command)
  if (text !== null) await games.reading(text)
}

/** The text of a game that a command brings along. */
function textOf(command: Command): string | null {
  switch (command.type) {
    case 'games.check':
    case 'games.keep':
    case 'games.writeOut':
    case 'games.evening':
      return command.text
    case 'games.preview':
      return command.of.kind === 'text' ? command.of.text : null
    default:
      return null
  }
}
