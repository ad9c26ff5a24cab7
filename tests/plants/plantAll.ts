/** Plants bugs one by one and runs the tests that must see them. */
import type { Plant, PlantKind } from './plant'
import { TestRuns } from './testRuns'
import { openWorkshop } from './workshop'

interface Planting {
  readonly kind: PlantKind
  readonly plant: Plant
}

const testsOf = ({ kind, plant }: Planting): readonly string[] => plant.tests ?? kind.tests

/** Plants all bugs of these kinds and prints a line for each. @returns whether every one was seen */
export async function plantAll(kinds: readonly PlantKind[]): Promise<boolean> {
  const workshop = openWorkshop()
  const runs = new TestRuns(workshop.folder)
  try {
    const all = kinds.flatMap((kind) => kind.plants.map((plant): Planting => ({ kind, plant })))
    const before = await runs.run([...new Set(all.flatMap(testsOf))], [])
    if (before.kind !== 'green') {
      const why = before.kind === 'red' ? before.failed.join('; ') : before.why
      console.log(`Without any bug planted the tests do not pass: ${why}`)
      return false
    }
    let unseen = 0
    const dirty = new Set<string>()
    for (const planting of all) {
      const { plant } = planting
      // The file of the bug before is as it was again.
      const changed = [...dirty, plant.file]
      const verdict = await workshop.withPlant(plant, () =>
        runs.run(testsOf(planting), changed, plant.named),
      )
      dirty.clear()
      dirty.add(plant.file)
      if (verdict?.kind !== 'red') unseen += 1
      console.log(lineOf(planting, verdict))
    }
    console.log(`\n${all.length} bugs planted, ${all.length - unseen} seen, ${unseen} not`)
    return unseen === 0
  } finally {
    await runs.close()
    workshop.remove()
  }
}

function lineOf(planting: Planting, verdict: Awaited<ReturnType<TestRuns['run']>> | null): string {
  const { kind, plant } = planting
  const name = `${kind.id}: ${plant.says}`
  switch (verdict?.kind) {
    case undefined:
      return `stale: ${name} (its place is not in ${plant.file} exactly once)`
    case 'red':
      return `red: ${name}\n     by “${verdict.failed[0] ?? ''}”`
    case 'green':
      return `GREEN: ${name} (${testsOf(planting).join(', ')})`
    case 'broken':
      return `broken: ${name} (${verdict.why})`
  }
}
