/** Somebody who guesses a secret from numbers alone: naive Bayes over bell curves, trained on one half and tried on the other. */

export interface Sample {
  /** What is the same for all who are compared, such as which call it is. */
  readonly group: string
  /** What the attacker sees. */
  readonly seen: readonly number[]
  /** What he does not. */
  readonly secret: boolean
}

export interface Guessed {
  readonly right: number
  readonly of: number
  /** How many guesses are right by chance alone, but once in four thousand times. */
  readonly most: number
}

/** Of a coin that is thrown so often heads come more than so many deviations above the half once in four thousand times. */
const DEVIATIONS = 3.5

interface Bell {
  readonly mean: number
  readonly variance: number
}

function bellOf(values: readonly number[]): Bell {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / Math.max(1, values.length) + 1e-3 }
}

const likelihood = (value: number, { mean, variance }: Bell): number =>
  -((value - mean) ** 2) / (2 * variance) - Math.log(variance) / 2

const column = (samples: readonly Sample[], at: number): number[] =>
  samples.map(({ seen }) => seen[at] ?? 0)

function byGroup(samples: readonly Sample[]): Sample[][] {
  const groups = new Map<string, Sample[]>()
  for (const sample of samples)
    groups.set(sample.group, [...(groups.get(sample.group) ?? []), sample])
  return [...groups.values()]
}

/** As many of one kind as of the other in each group: whoever only knows the group is right in half of the cases. */
function balanced(samples: readonly Sample[]): Sample[] {
  return byGroup(samples).flatMap((group) => {
    const kinds = [true, false].map((kind) => group.filter(({ secret }) => secret === kind))
    const many = Math.min(...kinds.map(({ length }) => length))
    return kinds.flatMap((kind) => kind.slice(0, many))
  })
}

/** Each number as it lies among those of its group: what differs between groups is public. */
function centred(samples: readonly Sample[]): Sample[] {
  return byGroup(samples).flatMap((group) => {
    const bells = (group[0]?.seen ?? []).map((_, at) => bellOf(column(group, at)))
    return group.map((sample) => ({
      ...sample,
      seen: sample.seen.map((value, at) => {
        const { mean, variance } = bells[at] ?? bellOf([])
        return (value - mean) / Math.sqrt(variance)
      }),
    }))
  })
}

/** Trains on one half, and guesses in the other. */
export function attack(train: readonly Sample[], trial: readonly Sample[]): Guessed {
  const known = centred(balanced(train))
  const asked = centred(balanced(trial))
  const kinds = [true, false].map((kind) => known.filter(({ secret }) => secret === kind))
  const bells = kinds.map((kind) => (known[0]?.seen ?? []).map((_, at) => bellOf(column(kind, at))))
  const scoreOf = (seen: readonly number[], kind: readonly Bell[]) =>
    kind.reduce((sum, bell, at) => sum + likelihood(seen[at] ?? 0, bell), 0)
  const right = asked.filter(({ seen, secret }) => {
    const [yes = 0, no = 0] = bells.map((kind) => scoreOf(seen, kind))
    return yes > no === secret
  }).length
  const most = asked.length / 2 + (DEVIATIONS * Math.sqrt(asked.length)) / 2
  return { right, of: asked.length, most }
}
