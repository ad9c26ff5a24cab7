import { computed, type ComputedRef } from 'vue'
import { BASE_LANGUAGE } from '../../i18n/languages'
import { useDesk } from '../desk/deskStore'
import { useGameTexts } from './gameTexts'
import type { Naming } from './params'

/** How seats, cards and roles are called this evening. */
export function useNaming(): ComputedRef<Naming> {
  const desk = useDesk()
  const texts = useGameTexts()
  return computed(() => ({
    nameOf: desk.nameOf,
    texts: texts.current,
    language: desk.settings?.language ?? BASE_LANGUAGE,
  }))
}
