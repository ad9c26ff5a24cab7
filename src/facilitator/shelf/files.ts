/** Files out of and into this window, without any way to the disk but the browser's own. */

/** Lets the host choose a file. @returns its text, or null if none was chosen */
export function pickFile(): Promise<string | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.json,.jsonl,.nightfall,.txt'
    input.addEventListener('cancel', () => resolve(null))
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (file) file.text().then(resolve, () => resolve(null))
      else resolve(null)
    })
    input.click()
  })
}

/** Hands a text to the host as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
