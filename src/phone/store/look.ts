/** How this phone speaks and how large it writes: its own choice, kept for as long as the tab is open. */
import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import { BASE_LANGUAGE, documentNames, languages } from '../../i18n/languages'

export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

const KEPT = 'nightfall-look'

export interface Offered {
  readonly code: string
  readonly name: string
}

/** What can be chosen until the host has said more. */
const KNOWN: readonly Offered[] = [
  ...Object.entries(languages).map(([code, { name }]) => ({ code, name })),
  ...Object.entries(documentNames).map(([code, name]) => ({ code, name })),
]
const isKnown = (code: string): boolean => KNOWN.some((one) => one.code === code)

/** The first language of these that the program speaks; a country's way of speaking one counts as that one. */
export function firstLanguage(wanted: readonly string[]): string {
  const known = wanted.map((code) => code.toLowerCase().split('-')[0] ?? '')
  return known.find(isKnown) ?? BASE_LANGUAGE
}

function kept(): { readonly language?: unknown; readonly size?: unknown } {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    // Nothing of ours, or a browser that keeps nothing.
    return {}
  }
}

function keep(look: { readonly language: string; readonly size: Size }): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(look))
  } catch {
    // It is asked again after a reload.
  }
}

export const useLook = defineStore('look', () => {
  const before = kept()
  const chosen = String(before.language ?? '')
  const language = ref(isKnown(chosen) ? chosen : firstLanguage(navigator.languages))
  const offered = shallowRef(KNOWN)
  const wantsAll = ref(chosen !== '' && !isKnown(chosen))
  const size = ref<Size>(SIZES.find((one) => one === before.size) ?? 'medium')
  watch([language, size], () => keep({ language: language.value, size: size.value }))
  return {
    language,
    size,
    offered,
    /** Whether somebody looks for a language that only the host may know: the door need not wait for that list. */
    wantsAll,
    /** What was chosen before; a language of the host's own is not known at first. */
    chosen,
  }
})
