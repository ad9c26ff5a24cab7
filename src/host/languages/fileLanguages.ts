/** The folder of the host's own languages on a disk: `<folder>/<any name>.json`, one file a language. It is only read. */
import { folderFiles, type FolderFiles } from '../../files/folderFiles'
import { troubleOf } from '../../files/trouble'
import { watched } from '../games/folder/watched'
import type { LanguageFile, LanguageFolder } from './ports'

const FILE = /^[\w][\w. -]{0,80}\.json$/
const MOST_NAMES = 200
const MOST_FILES = 40
/** Longer than any translation. */
const MOST_BYTES = 3_000_000

/** @param files opens what lies in it; without it, as the computer does */
export function fileLanguages(place: string, files: FolderFiles = folderFiles): LanguageFolder {
  const names = async (folder: string): Promise<readonly string[]> => {
    const found = await files.names(folder, MOST_NAMES)
    return found.names
      .filter((name) => FILE.test(name))
      .sort()
      .slice(0, MOST_FILES)
  }
  const read = async (folder: string, file: string): Promise<LanguageFile> => {
    const text = await files.read(folder, file, MOST_BYTES).catch(() => null)
    return { file, text: text && text.toString('utf8') }
  }
  const looks = async (): Promise<string> => {
    const folder = await files.folder(place)
    const stamps = (await names(folder)).map(async (name) => {
      const look = await files.look(folder, name).catch(() => null)
      return `${name} ${look?.stamp ?? ''}`
    })
    return (await Promise.all(stamps)).join('\n')
  }
  return {
    async list() {
      try {
        const folder = await files.folder(place)
        return await Promise.all((await names(folder)).map((file) => read(folder, file)))
      } catch (error) {
        if (troubleOf(error) === 'gone') return []
        throw error
      }
    },
    watch: (listener) => watched(place, looks, listener),
  }
}
