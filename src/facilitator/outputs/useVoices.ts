/** The voices of this computer for the language of the room, as they come and go. */
import { computed, onBeforeUnmount, shallowRef, type ComputedRef } from 'vue'
import { BASE_LANGUAGE, languages, roomLanguageOf } from '../../i18n/languages'
import { settings as inBase } from '../../i18n/locales/en/facilitator/settings'
import { createVoice, type VoiceChoice } from '../../story/voice'
import { useDesk } from '../desk/deskStore'

export interface KnownVoices {
  /** None of them speaks over the internet. */
  readonly voices: ComputedRef<readonly VoiceChoice[]>
  /** The one that reads, where the host chose it and it is there; empty: the first that fits. */
  readonly chosen: ComputedRef<string>
  /** Says a sentence with it, in this window. */
  listen(): Promise<void>
}

/** A sentence of a story in a language, which need not be the desk's. */
async function sampleIn(language: string): Promise<string> {
  const listed = Object.hasOwn(languages, language) ? languages[language] : undefined
  const { settings } = listed?.load ? (await (await listed.load()).language.desk()).desk : inBase
  return settings.voiceSample
}

/** For as long as the component stands; then it is silent. */
export function useVoices(): KnownVoices {
  const desk = useDesk()
  const voice = createVoice()
  /** Stories are told to the room, so in its language. */
  const spoken = computed(() => (desk.settings ? roomLanguageOf(desk.settings) : BASE_LANGUAGE))
  const heard = shallowRef(0)
  const stop = voice.onVoices(() => (heard.value += 1))
  let isGone = false
  onBeforeUnmount(() => {
    isGone = true
    stop()
    voice.stop()
  })
  const voices = computed(() => {
    void heard.value
    return voice.voices(spoken.value)
  })
  const chosen = computed(() => {
    const { voice: wanted = '' } = desk.settings ?? {}
    return voices.value.some(({ id }) => id === wanted) ? wanted : ''
  })
  async function listen(): Promise<void> {
    const lang = spoken.value
    const sample = await sampleIn(lang).catch(() => null)
    if (sample !== null && !isGone) voice.speak([sample], { voice: chosen.value, lang })
  }
  return { voices, chosen, listen }
}
