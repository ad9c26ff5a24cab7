/**
 * What of the evening's secrets stands open on the desk. While people walk past it, from dawn to dusk, names and public
 * marks only; the rest shows for as long as a key or a button is held.
 */
import { defineStore } from 'pinia'
import { computed, onBeforeUnmount, onMounted, ref, watch } from 'vue'
import { useDesk } from './deskStore'

/** The key that is held; alone it does nothing anywhere else. */
export const SECRETS_KEY = 'Control'

/** Whoever presses the key for a command of two keys shows nothing by it. */
const HELD_MS = 200

export const useSecrets = defineStore('secrets', () => {
  const desk = useDesk()
  const held = ref(false)

  /** Whether the desk keeps secrets to itself now. */
  const discreet = computed(() => {
    const kind = desk.game?.phase.kind
    return (desk.settings?.discreetDesk ?? false) && (kind === 'dawn' || kind === 'day')
  })
  const shown = computed(() => !discreet.value || held.value)

  /** Whose hands a rule asks about: every vote looks as if there were some, until the host opens their rows. */
  const handsOpen = ref(false)
  /** Whether the host wanted to go on without them. */
  const handsWanted = ref(false)
  const handsShown = computed(() => shown.value || handsOpen.value)

  function openHands(on: boolean): void {
    handsOpen.value = on
    handsWanted.value = false
  }

  watch(
    () => desk.game?.open?.id,
    () => openHands(false),
  )
  return { discreet, held, shown, handsOpen, handsWanted, handsShown, openHands }
})

/** Hears the key for as long as a component is there. */
export function useSecretsKey(): void {
  const secrets = useSecrets()
  let timer: ReturnType<typeof setTimeout> | undefined

  function letGo(): void {
    clearTimeout(timer)
    secrets.held = false
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== SECRETS_KEY) return letGo()
    if (event.repeat || !secrets.discreet) return
    clearTimeout(timer)
    timer = setTimeout(() => (secrets.held = true), HELD_MS)
  }

  const release = ({ key }: KeyboardEvent) => {
    if (key === SECRETS_KEY) letGo()
  }

  onMounted(() => {
    window.addEventListener('keydown', press, true)
    window.addEventListener('keyup', release, true)
    window.addEventListener('blur', letGo)
  })
  onBeforeUnmount(() => {
    letGo()
    window.removeEventListener('keydown', press, true)
    window.removeEventListener('keyup', release, true)
    window.removeEventListener('blur', letGo)
  })
}
