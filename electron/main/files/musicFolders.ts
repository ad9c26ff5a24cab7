/** The folders of music that the host chooses, by the system's dialog or by dropping one: no window names another. */
import { type BrowserWindow, dialog } from 'electron'
import type { MusicFolder } from '../../../src/bridge'
import type { Host } from '../../../src/host/host'
import type { FoldersPort } from '../../../src/host/state/machine'

export class MusicFolders implements FoldersPort {
  readonly #chosen = new Set<string>()
  /** One dialog at a time: a second click is no second question. */
  #isOpen = false

  constructor(
    private readonly host: Pick<Host, 'handle' | 'notice'>,
    private readonly desk: () => BrowserWindow | null,
  ) {}

  isChosen(path: string): boolean {
    return this.#chosen.has(path)
  }

  /** Takes note that the host chose a folder himself. */
  take(path: string): void {
    this.#chosen.add(path)
  }

  pick(folder: MusicFolder): void {
    void this.#pick(folder).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      this.host.notice('notImported', 'error', { reason })
    })
  }

  async #pick(folder: MusicFolder): Promise<void> {
    if (this.#isOpen) return
    this.#isOpen = true
    try {
      const options = { properties: ['openDirectory' as const] }
      const desk = this.desk()
      const { canceled, filePaths } = await (desk
        ? dialog.showOpenDialog(desk, options)
        : dialog.showOpenDialog(options))
      const [path] = filePaths
      if (canceled || path === undefined) return
      this.take(path)
      const reply = await this.host.handle({ type: 'music.folder', folder, path })
      if (!reply.ok) this.host.notice(reply.refusal.code, 'warning', { path })
    } finally {
      this.#isOpen = false
    }
  }
}
