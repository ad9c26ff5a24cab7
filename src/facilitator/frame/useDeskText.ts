import { watchEffect } from 'vue'
import { useDesk } from '../desk/deskStore'

/** Sets the page's type as large as the host chose it; everything that is measured in it grows along. */
export function useDeskText(): void {
  const desk = useDesk()
  watchEffect(() => {
    const size = desk.settings?.deskText ?? 'normal'
    const { classList } = document.documentElement
    for (const other of ['large', 'larger']) classList.toggle(`text-${other}`, size === other)
  })
}
