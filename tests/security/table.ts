/** The security table of CONTRIBUTING.md, row by row. */

export interface Row {
  /** The number in Electron's checklist; null for what we hold besides. */
  readonly number: number | null
  readonly files: readonly string[]
  readonly proofs: readonly { readonly file: string; readonly title: string }[]
}

export function readTable(markdown: string): Row[] {
  const rows = [...markdown.matchAll(/^\| (\d+|\+) \| (.+?) \| (.+?) \| (.+) \|$/gm)]
  return rows.map(([, number = '', , held = '', proved = '']) => ({
    number: number === '+' ? null : Number(number),
    files: [...held.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    proofs: [...proved.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
  }))
}

/** @param read the text of a file of the project, or null when there is none. @returns what is wrong with a row */
export function faultsOf({ files, proofs }: Row, read: (path: string) => string | null): string[] {
  const isTest = ({ file, title }: Row['proofs'][number]): boolean => {
    const text = read(file) ?? ''
    return ["'", '"', '`'].some((quote) =>
      new RegExp(`\\b(?:test|it)\\(\\s*${quote}${escape(title)}${quote}`).test(text),
    )
  }
  return [
    ...(files.length === 0 ? ['no file'] : []),
    ...(proofs.length === 0 ? ['no test'] : []),
    ...files.filter((path) => read(path) === null).map((path) => `no such file: ${path}`),
    ...proofs
      .filter((proof) => !isTest(proof))
      .map(({ file, title }) => `no such test: ${file} “${title}”`),
  ]
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
