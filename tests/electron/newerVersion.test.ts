import { describe, expect, it } from 'vitest'
import { newerVersion } from '../../electron/main/updates/newerVersion.ts'

const description = {
  version: '1.4.9',
  homepage: 'https://github.com/someone/nightfall',
  releases: 'https://api.github.com/repos/someone/nightfall/releases/latest',
}

interface Asked {
  readonly address: string
  readonly options: RequestInit
}

/** A release page that answers with what it is given, and remembers what it was asked. */
function page(answer: unknown, status = 200): { ask: typeof fetch; asked: Asked[] } {
  const asked: Asked[] = []
  return {
    asked,
    ask: (address, options = {}) => {
      asked.push({ address: String(address), options })
      const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
      return Promise.resolve(new Response(body, { status }))
    },
  }
}

const told = (answer: unknown, status?: number) =>
  newerVersion(description, page(answer, status).ask)

describe('The look for a newer version', () => {
  it('tells a newer number, and an address that no answer can change', async () => {
    const answer = { tag_name: 'v1.10.0', html_url: 'https://evil.example/' }
    expect(await told(answer)).toEqual({
      version: '1.10.0',
      address: 'https://github.com/someone/nightfall/releases',
    })
  })

  it.each(['v1.4.9', 'v1.4.8', 'v0.99.99', '1.4.9'])('keeps quiet about %s', async (tag) => {
    expect(await told({ tag_name: tag })).toBeNull()
  })

  it.each([
    ['a draft', { tag_name: 'v2.0.0', draft: true }],
    ['a trial version', { tag_name: 'v2.0.0', prerelease: true }],
    ['a tag that is no number', { tag_name: 'v2.0.0-<b>now</b>' }],
    ['a number without end', { tag_name: `v${'9'.repeat(400)}.0.0` }],
    ['another thing', ['v2.0.0']],
    ['nothing', null],
    ['what is no JSON', '<html>'],
  ])('keeps quiet about %s', async (_what, answer) => {
    expect(await told(answer)).toBeNull()
  })

  it('keeps quiet when nobody answers, or the page is not there', async () => {
    expect(await told({ tag_name: 'v2.0.0' }, 404)).toBeNull()
    const silent = (() => Promise.reject(new Error('no network'))) as typeof fetch
    expect(await newerVersion(description, silent)).toBeNull()
  })

  it('asks the one address only, and says nothing but the program’s name', async () => {
    const { ask, asked } = page({ tag_name: 'v1.4.9' })
    await newerVersion(description, ask)
    expect(asked).toHaveLength(1)
    const { address, options } = asked[0] ?? { address: '', options: {} }
    expect(address).toBe(description.releases)
    expect(options.headers).toEqual({
      accept: 'application/vnd.github+json',
      'user-agent': 'Nightfall',
    })
    expect(options.method ?? 'GET').toBe('GET')
    expect(options.body).toBeUndefined()
    expect(options.redirect).toBe('error')
  })

  it('asks nobody in a build that was made at home', async () => {
    const { ask, asked } = page({ tag_name: 'v2.0.0' })
    expect(await newerVersion({ version: '1.4.9' }, ask)).toBeNull()
    expect(asked).toEqual([])
  })
})
