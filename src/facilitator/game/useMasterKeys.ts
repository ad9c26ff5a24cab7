import { useDesk } from '../desk/deskStore'
import { useActions } from '../desk/useActions'
import { useKeys } from '../keys/useKeys'

/** Keys of the clock, the big screen and the sound; they work whatever step is open. */
export function useMasterKeys(): void {
  const desk = useDesk()
  const { act } = useActions()
  useKeys({
    on: {
      clockToggle: () =>
        void (desk.view?.clock?.state === 'running'
          ? act('clock.pause', {})
          : act('clock.start', {})),
      clockMore: () => void act('clock.add', { seconds: 10 }),
      clockLess: () => void act('clock.add', { seconds: -10 }),
      clockSkip: () => void act('clock.skip', {}),
      freeze: () => void act('stage.freeze', { on: !desk.view?.stage.frozen }),
      blackout: () => void act('stage.blackout', { on: !desk.view?.stage.blackout }),
      mute: () => void act('settings.set', { settings: { muted: !desk.settings?.muted } }),
    },
  })
}
