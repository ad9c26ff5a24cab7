/** Text as it may stand in markup. */
export const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#39;',
  )

/** The first letter of a name, for a picture that has nothing better. */
export const letterOf = (name: string): string => escaped([...name][0] ?? '?')
