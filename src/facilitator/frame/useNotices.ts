import { watch } from 'vue'
import { useCodes } from '../words/useCodes'
import { useDesk } from '../desk/deskStore'
import { useToasts } from '../desk/toastStore'

/** Shows every new remark of the host program once; those from before this page was opened too. */
export function useNotices(): void {
  const desk = useDesk()
  const toasts = useToasts()
  const codes = useCodes()
  let seen = 0
  watch(
    () => desk.view?.notices,
    (notices = []) => {
      for (const notice of notices) {
        if (notice.serial <= seen) continue
        seen = notice.serial
        toasts.show(codes.notice(notice), notice.level)
      }
    },
    { immediate: true },
  )
}
