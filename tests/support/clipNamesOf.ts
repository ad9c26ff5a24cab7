/** The names of the recordings of a story that a window or a view tells, which says of its pieces only the first. */
import type { StoryText } from '../../src/bridge'
import { clipNames, type StoryPack } from '../../src/story'

/** @throws where no pieces of the pack make that story */
export function clipNamesOf(pack: StoryPack, { body, lead, begins = '' }: StoryText): string[] {
  const told = (ids: string[]) => {
    const names = clipNames(pack, { body, lead, ids })
    return names.flatMap((name) => name ?? []).length === names.length ? (names as string[]) : null
  }
  const alone = told([begins])
  if (alone) return alone
  for (const middle of Object.keys(pack.middles)) {
    for (const end of Object.keys(pack.ends)) {
      const names = told([begins, `middles.${middle}`, `ends.${end}`])
      if (names) return names
    }
  }
  throw new Error('no such story')
}
