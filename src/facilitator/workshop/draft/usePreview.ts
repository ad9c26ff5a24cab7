import { onScopeDispose, reactive, ref, shallowRef, watch } from 'vue'
import type { CommandOf, GamePreview } from '../../../bridge'
import { useCommands } from '../../commands/useCommands'
import { useDesk } from '../../desk/deskStore'
import { askLater } from './askLater'

/** House rules by their ids, as they are sent. */
export type PreviewOptions = CommandOf<'games.preview'>['options']

/** Under what the host wants to see the evening of a text; what is not chosen, the text decides. */
interface Wanted {
  players: number | null
  language: string | null
  options: PreviewOptions
}

/**
 * The evening that a text makes; while the text is broken, the last one it made.
 * @param text the one that was checked last
 */
export function usePreview(text: () => string, playable: () => boolean) {
  const desk = useDesk()
  const { ask } = useCommands()
  const preview = shallowRef<GamePreview | null>(null)
  /** Whether what is shown belongs to an earlier text. */
  const old = ref(false)
  const wanted = reactive<Wanted>({ players: null, language: null, options: {} })

  const asking = askLater<string, GamePreview | null>({
    pauseMs: 50,
    async ask(asked) {
      const { players, options } = wanted
      const language = wanted.language ?? desk.settings?.language ?? 'en'
      const of = { kind: 'text', text: asked } as const
      // Lists and clocks in it are watched, and only plain data goes out.
      const plain = JSON.parse(JSON.stringify(options)) as PreviewOptions
      const reply = await ask(
        'games.preview',
        { of, players, options: plain, language },
        'ownGameRefused',
      )
      return reply.ok ? (reply.data as GamePreview) : null
    },
    got(found) {
      if (found) preview.value = found
      old.value = found === null
    },
  })
  watch(
    () => [text(), playable(), wanted.players, wanted.language, { ...wanted.options }],
    () => {
      if (playable()) return asking.later(text())
      asking.stop()
      old.value = true
    },
    { immediate: true },
  )
  onScopeDispose(() => asking.stop())

  return { preview, old, wanted }
}
