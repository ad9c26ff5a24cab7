/** What a table holds under a key that came from outside: `constructor` and its like are in no table. */
export const lookUp = <T>(
  table: Readonly<Record<string, T>> | undefined,
  key: string,
): T | undefined => (table && Object.hasOwn(table, key) ? table[key] : undefined)
