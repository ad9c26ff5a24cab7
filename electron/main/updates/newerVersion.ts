/**
 * Whether a newer version is out. Asks one address and sends nothing but the request itself; of the answer only
 * the number counts. Nothing is fetched, opened or installed.
 */

/** What the packed description says about this program; a build at home has no releases to ask for. */
export interface Description {
  readonly version: string
  readonly homepage?: string | undefined
  readonly releases?: string | undefined
}

export interface NewerVersion {
  readonly version: string
  /** Where a human gets it. */
  readonly address: string
}

const PATIENCE_MS = 10_000

/**
 * @param ask what asks the address, `fetch` outside of tests
 * @returns null when there is none, or nobody answered, or the answer made no sense
 */
export async function newerVersion(
  { version, homepage, releases }: Description,
  ask: typeof fetch = fetch,
): Promise<NewerVersion | null> {
  if (!releases || !homepage) return null
  try {
    const response = await ask(releases, {
      headers: { accept: 'application/vnd.github+json', 'user-agent': 'Nightfall' },
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const newest = response.ok ? numberOf(await response.json()) : null
    if (!newest || !isNewer(newest, version)) return null
    return { version: newest, address: `${homepage}/releases` }
  } catch {
    // Without network an evening is played just the same.
    return null
  }
}

/** The number of a finished release, without its `v`. */
function numberOf(release: unknown): string | null {
  if (typeof release !== 'object' || release === null) return null
  const { tag_name: tag, draft, prerelease } = release as Record<string, unknown>
  if (typeof tag !== 'string' || draft === true || prerelease === true) return null
  return /^v?(\d{1,6}\.\d{1,6}\.\d{1,6})$/.exec(tag)?.[1] ?? null
}

function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map((part) => parseInt(part, 10)))
  for (let place = 0; place < 3; place += 1) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
