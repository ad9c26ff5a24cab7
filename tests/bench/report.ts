/** One line of the benchmark's table. */
export interface Figure {
  readonly what: string
  readonly measured: string
  readonly goal: string
  /** null where there is no goal to compare with. */
  readonly met: boolean | null
}

/** The value below which the given share of the sorted sample lies. */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The table as plain text, one figure a line. */
export function table(figures: readonly Figure[]): string {
  const columns = figures.map(({ what, measured, goal, met }) => [
    what,
    measured,
    goal,
    met === null ? '' : met ? 'met' : 'MISSED',
  ])
  const rows = [['figure', 'measured', 'goal', ''], ...columns]
  const width = (index: number) => Math.max(...rows.map((row) => row[index]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(width(index)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
