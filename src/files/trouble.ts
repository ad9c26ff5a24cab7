/** Why a file of a folder is not opened, or not read on. */

/**
 * - `gone`: there is nothing of that name
 * - `link`: it leads elsewhere, or its folder has become a way to somewhere else
 * - `folder`, `special`: it is no file; `special` is a pipe, a socket or a device
 * - `large`: it holds more than is taken, or grew beyond that while it was read
 * - `changed`: another file took its name while it was opened
 * - `slow`: the disk did not answer in time
 * - `unreadable`: the system does not allow it, or cannot do it
 */
export type FileTrouble =
  'gone' | 'link' | 'folder' | 'special' | 'large' | 'changed' | 'slow' | 'unreadable'

export class FileProblem extends Error {
  override readonly name = 'FileProblem'

  constructor(readonly trouble: FileTrouble) {
    super(trouble)
  }
}

const TROUBLES: Readonly<Record<string, FileTrouble>> = {
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  // No file can have such a name.
  ENAMETOOLONG: 'gone',
  ELOOP: 'link',
  EISDIR: 'folder',
  ENXIO: 'special',
  ENODEV: 'special',
}

/** What an error of a disk means for whoever wanted the file. */
export function troubleOf(error: unknown): FileTrouble {
  if (error instanceof FileProblem) return error.trouble
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return (typeof code === 'string' ? TROUBLES[code] : undefined) ?? 'unreadable'
}
