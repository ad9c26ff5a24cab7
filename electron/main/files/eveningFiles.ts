/** Evenings, their stories and what is printed out of the program, and evenings into it, as files, by the system's own dialogs. Windows have no way to the disk. */
import { constants } from 'node:fs'
import { open as openFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { dialog, type FileFilter } from 'electron'
import { folderFiles } from '../../../src/files/folderFiles'
import { FileProblem, troubleOf, type FileTrouble } from '../../../src/files/trouble'
import type { Host } from '../../../src/host/host'
import type { FilesPort } from '../../../src/host/state/machine'
import type { DeskWindow } from '../windows/deskWindow'

/** As much as an import may hold. */
const MOST_BYTES = 20_000_000
/** The same of a game: letters may take several bytes. */
const MOST_OF_GAME = 900_000
const ANY = { name: '*', extensions: ['*'] }
const FILTERS = [{ name: 'Nightfall', extensions: ['nightfall', 'jsonl'] }, ANY]
const GAME_FILTERS = [{ name: 'Nightfall', extensions: ['yaml', 'yml', 'json'] }, ANY]

/** Why a chosen file is not read, where the system itself does not say it. */
const REASONS: Readonly<Partial<Record<FileTrouble, string>>> = {
  folder: 'it is no file',
  special: 'it is no file',
  link: 'it is a link to another file',
  slow: 'its disk does not answer',
  changed: 'it was changed just now',
}

/** A pipe that nobody reads is not waited for. Windows knows neither this nor pipes in folders. */
const WRITE = constants.O_WRONLY | constants.O_CREAT | (constants.O_NONBLOCK ?? 0)

/** Writes a file that the host chose, over what it held. @throws Error with words for the host where it is no file */
async function writeOver(path: string, content: string | Uint8Array): Promise<void> {
  try {
    const file = await openFile(path, WRITE, 0o600)
    try {
      if (!(await file.stat()).isFile()) throw new FileProblem('special')
      await file.truncate()
      await writeFile(file, content)
    } finally {
      await file.close()
    }
  } catch (error) {
    throw inWords(error)
  }
}

/** An error of a disk as the host reads it. @param large why a file is not taken that is too large */
function inWords(error: unknown, large?: string): unknown {
  const trouble = troubleOf(error)
  const reason = trouble === 'large' ? large : REASONS[trouble]
  return reason === undefined ? error : new Error(reason, { cause: error })
}

/** The kinds of files that a name belongs to, for the dialog. */
const filtersFor = (name: string) => {
  const kind = /\.(html|pdf|yaml)$/.exec(name)?.[1]
  return kind ? [{ name: kind.toUpperCase(), extensions: [kind] }, ANY] : FILTERS
}

export class EveningFiles implements FilesPort {
  /** One dialog at a time: a second click is no second question. */
  #isOpen = false

  constructor(
    private readonly host: Pick<Host, 'gamePicked' | 'handle' | 'notice'>,
    private readonly desk: Pick<DeskWindow, 'open'>,
  ) {}

  save(name: string, text: string): void {
    this.#keep(name, text)
  }

  async print(name: string, paper: 'A4' | 'Letter'): Promise<void> {
    const { open } = this.desk
    if (!open) return
    const options = { pageSize: paper, preferCSSPageSize: true, printBackground: true }
    this.#keep(name, await open.webContents.printToPDF(options))
  }

  #keep(name: string, content: string | Uint8Array): void {
    void this.#once('notExported', async () => {
      // The dialogs of Windows and macOS ask by themselves before a file is written over; Linux's has to be told.
      const properties = ['showOverwriteConfirmation' as const]
      const options = { defaultPath: name, filters: filtersFor(name), properties }
      const { open } = this.desk
      const { canceled, filePath } = await (open
        ? dialog.showSaveDialog(open, options)
        : dialog.showSaveDialog(options))
      if (canceled || !filePath) return
      await writeOver(filePath, content)
      this.host.notice('exported', 'info', { path: filePath })
    })
  }

  pick(): void {
    void this.#once('notImported', async () => {
      const text = await this.#choose(FILTERS, MOST_BYTES, 'it is larger than any evening')
      if (text === null) return
      const reply = await this.host.handle({ type: 'shelf.import', text })
      if (!reply.ok) this.host.notice(reply.refusal.code, 'warning')
    })
  }

  pickGame(): void {
    void this.#once('gameNotRead', async () => {
      const text = await this.#choose(GAME_FILTERS, MOST_OF_GAME, 'it is larger than any game')
      if (text !== null) this.host.gamePicked(text)
    })
  }

  /** @returns the text of the file that was chosen; null: none was */
  async #choose(filters: FileFilter[], most: number, tooBig: string): Promise<string | null> {
    const options = { filters, properties: ['openFile' as const] }
    const { open } = this.desk
    const { canceled, filePaths } = await (open
      ? dialog.showOpenDialog(open, options)
      : dialog.showOpenDialog(options))
    const [path] = filePaths
    if (canceled || path === undefined) return null
    try {
      const folder = await folderFiles.folder(dirname(path))
      return (await folderFiles.read(folder, basename(path), most)).toString('utf8')
    } catch (error) {
      throw inWords(error, tooBig)
    }
  }

  async #once(failure: string, act: () => Promise<void>): Promise<void> {
    if (this.#isOpen) return
    this.#isOpen = true
    try {
      await act()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.host.notice(failure, 'error', { reason })
    } finally {
      this.#isOpen = false
    }
  }
}
