import { useDesk } from '../../desk/deskStore'

/** A language's name in the desk's language; a tag that nobody knows stays as it is. */
export function useLanguageNames(): (tag: string) => string {
  const desk = useDesk()
  return (tag) => {
    try {
      const names = new Intl.DisplayNames([desk.settings?.language ?? 'en'], { type: 'language' })
      return names.of(tag) ?? tag
    } catch {
      return tag
    }
  }
}
