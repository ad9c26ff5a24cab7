/** The drawings of roles, fetched as soon as there is a card to lift: nobody at the door waits for them. */
import { shallowRef } from 'vue'
import type { glyphPath } from '../../ui/art/glyphs'

const find = shallowRef<typeof glyphPath | null>(null)
let coming: Promise<void> | null = null

export function useGlyphs() {
  coming ??= import('../../ui/art/glyphs')
    .then((found) => {
      find.value = found.glyphPath
    })
    .catch(() => {
      // Until the next card the first letter stands there.
      coming = null
    })
  return (name: string | undefined): string | null => find.value?.(name) ?? null
}
