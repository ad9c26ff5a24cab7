/** Takes a text into the host's own games, over another one or beside it. */
import type { CommandOf, GameKept, Reply } from '../../../bridge'
import { withId } from '../../../own/open/rewrite'
import { done, refused } from '../context/commandContext'
import { refuse } from '../../program/refusals'
import { freeId, type KeptGame, type OwnGames } from '../../games/ownGames'
import { freeName } from '../../games/folder/ports'

type Keep = CommandOf<'games.keep'>

/** Names that are no files on Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/

/**
 * Keeps a text, sound or broken. Of another game with its id, nothing is lost: it goes to `removed`, or both are kept.
 * @throws StorageProblem what the folder throws
 */
export async function keepGame(games: OwnGames, { text, taken, at }: Keep): Promise<Reply> {
  await games.refresh()
  const read = games.read(text)
  // Even what names no id can be saved: it lies under a name of ours until its author gives it one.
  const id = read.id ?? at ?? freeId('my-game', new Set(games.all.map((game) => game.id)))
  const there = games.get(id)
  const told = (as: GameKept['as'], kept = id): Reply =>
    done({
      id: kept,
      as,
      before: there?.read
        ? { edition: there.read.edition, fingerprint: there.read.fingerprint }
        : null,
      edition: read.edition,
      // Under another id it says something else.
      fingerprint: as === 'beside' ? fingerprintOf(games, kept) : read.fingerprint,
    } satisfies GameKept)

  // A file that stood under another one's id, or that said none, is this game's own from now on.
  const from = at === undefined ? undefined : games.get(at)
  const wasNone = from !== undefined && (from.isDouble || from.read?.id === null)
  const fileFor = (free: string) => (wasNone ? from.file : newFile(games, free))
  if (!there) {
    await games.write(() => games.folder.write(fileFor(id), text))
    return told('new')
  }
  if (text === there.text || (taken !== 'replace' && isSame(there, read.fingerprint)))
    return told('same')
  if (taken === 'ask') return told('taken')
  if (taken === 'replace') {
    await games.write(() => games.folder.write(there.file, text))
    return told('replaced')
  }
  const other = freeId(id, new Set(games.all.map((game) => game.id)))
  const renamed = withId(text, other)
  if (renamed === null) return refused(refuse('noGameId'))
  await games.reading(renamed)
  await games.write(() => games.folder.write(fileFor(other), renamed))
  return told('beside', other)
}

const fingerprintOf = (games: OwnGames, id: string): string | null =>
  games.get(id)?.read?.fingerprint ?? null

/** Whether both say the same, whatever their authors remark in them. */
const isSame = ({ read }: KeptGame, fingerprint: string | null): boolean =>
  fingerprint !== null && read?.fingerprint === fingerprint

/** The name of a game's file that nothing else has. */
function newFile(games: OwnGames, id: string): string {
  const name = DEVICE.test(id) ? `${id}-game` : id
  return freeName(
    `${name}.yaml`,
    games.all.map(({ file }) => file),
  )
}
