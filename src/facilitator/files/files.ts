/** Files out of and into this window, without any way to the disk but the browser's own. */

/** Endings of files that hold evenings, and of those that hold games. */
export const EVENING_FILES = '.json,.jsonl,.nightfall,.txt'
export const GAME_FILES = '.yaml,.yml,.json,.txt'

/** Lets the host choose a file. @returns it, or null if none was chosen */
export function chooseFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.addEventListener('cancel', () => resolve(null))
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.click()
  })
}

/** @returns a file's text; null where it cannot be read, or is no text in UTF-8 */
export async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

/** Whether something dragged is a file: a text that is dragged within the page is none. */
export const bringsFile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/** Hands a text to the host as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
