/** Groups of players that are remembered, and somebody who is called otherwise from now on. */
import type { Kept } from './kept'

/** The list that the next evening begins with, where it is still this one's. */
export function renameInList(kept: Kept, from: readonly string[], to: readonly string[]): void {
  const { lobby } = kept
  const isSame =
    lobby?.names.length === from.length && lobby.names.every((one) => from.includes(one))
  if (!lobby || !isSame) return
  const now = (name: string) => to[from.indexOf(name)] ?? name
  kept.lobby = {
    ...lobby,
    names: lobby.names.map(now),
    ...(lobby.marked === undefined ? {} : { marked: now(lobby.marked) }),
  }
}

/** Where one name alone was written anew, groups whose players are all here learn it. */
export function renameInGroups(kept: Kept, from: readonly string[], to: readonly string[]): void {
  const changed = from.flatMap((old, index) => {
    const now = to[index] ?? ''
    return old === now ? [] : [{ old, now }]
  })
  const [rename] = changed
  if (!rename?.old || !rename.now || changed.length > 1 || from.length !== to.length) return
  const { old, now } = rename
  const learns = (players: readonly string[]) =>
    players.includes(old) && !players.includes(now) && players.every((one) => from.includes(one))
  if (!kept.groups.some(({ players }) => learns(players))) return
  kept.changeGroups((groups) =>
    groups.map((group) =>
      learns(group.players)
        ? { ...group, players: group.players.map((one) => (one === old ? now : one)) }
        : group,
    ),
  )
}
