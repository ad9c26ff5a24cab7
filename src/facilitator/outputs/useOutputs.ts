/** The sound outputs of this computer. The desk asks for them itself: the big screen has nothing to say. */
import { computed, onBeforeUnmount, onMounted, shallowRef, type ComputedRef, type Ref } from 'vue'
import { readOutputs, type Outputs } from '../../sound/output/outputs'
import { useDesk } from '../desk/deskStore'
import { useWords } from '../words/useWords'
import { whereItPlays, type Where } from './whereItPlays'

export interface KnownOutputs {
  readonly outputs: Readonly<Ref<Outputs>>
  /** Null until they were looked for. */
  readonly where: ComputedRef<Where | null>
  /** The same in a sentence. */
  readonly sentence: ComputedRef<string>
}

/** Follows them as they come and go, for as long as the component stands. */
export function useOutputs(): KnownOutputs {
  const desk = useDesk()
  const t = useWords()
  const outputs = shallowRef<Outputs>({ list: [], standard: '' })
  const known = shallowRef(false)
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices }

  async function look(): Promise<void> {
    outputs.value = await readOutputs(mediaDevices)
    known.value = true
  }
  const onDevices = (): void => void look()
  onMounted(() => {
    onDevices()
    mediaDevices?.addEventListener('devicechange', onDevices)
  })
  onBeforeUnmount(() => mediaDevices?.removeEventListener('devicechange', onDevices))

  const where = computed(() =>
    known.value && desk.settings
      ? whereItPlays(outputs.value, desk.settings, desk.view?.machine.network ?? null)
      : null,
  )
  const sentence = computed(() => {
    const now = where.value
    if (!now) return ''
    const isNameless = (now.kind === 'standard' || now.kind === 'lost') && now.name === ''
    return t(isNameless ? `output.${now.kind}Nameless` : `output.${now.kind}`, { ...now })
  })
  return { outputs, where, sentence }
}
