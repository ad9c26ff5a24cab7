/** The host's own music on the big screen: what the view says plays, in step with the host's clock. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import type { ProjectorView } from '../../bridge'
import { musicAddress } from '../../bridge/music'
import { SCENES } from '../../bridge/scenes'
import type { OwnMusic, Piece } from '../../sound/ownMusic'
import { useShow } from '../show/store/showStore'

export interface OwnMusicOnScreen {
  /** Whether a piece plays: then the program's own background is silent. */
  readonly plays: Readonly<Ref<boolean>>
  /** Before a name nothing sounds. */
  hush(on: boolean): void
}

/** Plays it as long as the picture stands. */
export function useOwnMusic(): OwnMusicOnScreen {
  const show = useShow()
  const plays = ref(false)
  let music: OwnMusic | null = null
  let isLoading = false
  let isGone = false
  let hushed = false

  const pieceOf = (now: NonNullable<ProjectorView['music']>['now']): Piece | null =>
    now && {
      key: `${now.id} ${now.serial}`,
      url: musicAddress(now.id),
      gain: now.gain,
      stopped: now.stoppedAt !== null,
      position: () => Math.max(0, now.stoppedAt ?? show.now() - now.startedAt) / 1000,
    }

  /** The page loads the player when there is something to play, and not before. */
  async function load(): Promise<void> {
    isLoading = true
    const { openOwnMusic } = await import('../../sound/ownMusic')
    if (isGone) return
    music = openOwnMusic((sounds) => (plays.value = sounds))
    follow()
  }

  function follow(): void {
    const { latest: view } = show
    if (view?.music && !isLoading) void load()
    if (!music || !view) return
    const { master, muted } = view.show
    music.setLevel(muted || !show.sounds ? 0 : master * (view.music?.volume ?? 0))
    music.hush(hushed)
    music.duck('spoken' in SCENES[view.scene])
    music.play(pieceOf(view.music?.now ?? null))
  }

  watch(() => [show.latest, show.sounds], follow, { immediate: true })
  onScopeDispose(() => {
    isGone = true
    music?.stop()
  })
  return {
    plays,
    hush(on) {
      hushed = on
      music?.hush(on)
    },
  }
}
