/** The languages of a host program: those that can be chosen, and what makes them ready and keeps them so. */
import { languages as parts, roomLanguageOf } from '../i18n/languages'
import type { HostOptions } from './host'
import { LanguageDocuments } from './languages/documents'
import { firstLanguage, inKnownLanguages } from './program/languages'
import type { Kept } from './settings/kept'
import type { HostState } from './state/state'

/** The language while the host has chosen none. */
export const languageOfFirstStart = ({
  languages = parts,
  shippedLanguages = {},
  systemLanguages = [],
}: HostOptions): string => firstLanguage({ ...shippedLanguages, ...languages }, systemLanguages)

/** Reads nothing yet. */
export const openLanguages = (
  { languages = parts, shippedLanguages = {}, languageFolder, onError }: HostOptions,
  { settings }: Kept,
): LanguageDocuments =>
  new LanguageDocuments(
    {
      languages,
      shipped: shippedLanguages,
      folder: languageFolder ?? null,
      english: async () => (await import('./languages/english')).english,
      onError: onError ?? (() => {}),
    },
    [settings.language, settings.roomLanguage],
  )

/** Makes ready what desk and room say. */
async function bringWords({ packs, documents, settings }: HostState): Promise<void> {
  await Promise.all([
    packs.load(settings),
    documents.bring([settings.language, roomLanguageOf(settings)]),
  ])
}

/**
 * Reads the host's own languages now and whenever they change; one that is gone is not spoken any more.
 * @param first the language in place of one that is gone
 * @param enqueue does something in its turn
 * @returns a function that stops
 */
export function followLanguages(
  state: HostState,
  { languageFolder }: HostOptions,
  first: string,
  enqueue: (job: () => Promise<void>) => unknown,
): () => void {
  const { documents } = state
  const read = async (): Promise<void> => {
    const take = await documents.read()
    enqueue(() => {
      take()
      state.settings = inKnownLanguages(documents.languages, state.settings, first)
      return bringWords(state)
    })
  }
  enqueue(() => bringWords(state))
  void read()
  return languageFolder?.watch(() => void read()) ?? (() => {})
}
