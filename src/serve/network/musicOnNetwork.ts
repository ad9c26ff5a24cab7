/** The host's music on the network: nothing of it leaves this computer unless he switched that on, and then what is played alone. */
import type { MusicFile, ProjectorView } from '../../bridge'
import type { FindMusic } from '../musicFiles'
import type { ServerLine } from './messages'

export class MusicOnNetwork {
  #told = '[]'

  constructor(
    private readonly line: Pick<ServerLine, 'post'>,
    private readonly find: FindMusic,
  ) {}

  /** Lets the server know which files it may hand out for a view. @returns the view as the network may have it */
  allowed(view: ProjectorView, json: string): string {
    const { music, ...others } = view
    // Where the host has no folder any more, nothing is allowed either.
    const played = music?.network
      ? [music.now, ...Object.values(music.sounds), ...(music.clips ?? [])]
      : []
    this.#tell(played.flatMap((one) => one?.id ?? []))
    return !music || music.network ? json : JSON.stringify(others)
  }

  #tell(ids: readonly string[]): void {
    const files = ids.map((id) => this.find(id)).filter((file): file is MusicFile => file !== null)
    const said = JSON.stringify(files)
    if (said === this.#told) return
    this.#told = said
    this.line.post({ t: 'music', files })
  }
}
