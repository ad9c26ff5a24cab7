/**
 * Puts a text where it can be pasted from. By the old way of a selected field: the newer one asks for a permission,
 * and the program gives none.
 * @returns whether it was taken
 */
export function copyText(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  const above = document.querySelector('dialog[open]') ?? document.body
  const { activeElement } = document
  above.append(field)
  field.select()

  const taken = document.execCommand('copy')
  field.remove()
  if (activeElement instanceof HTMLElement) activeElement.focus()
  return taken
}
