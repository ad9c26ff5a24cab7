/** Every recipe of the shelf is somebody's role in a scenario (OG-146), and the template's sleeping lines are good. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { open } from '../../src/own/open/open'
import { recipes } from '../../src/own/recipes/shelf/shelf'
import { documentScenarios } from './documentScenarios'

interface Written {
  readonly teams: Readonly<Record<string, { readonly like?: string }>>
  readonly roles: Readonly<Record<string, { readonly team: string; readonly like?: string }>>
}

const documents = new Map<string, Written>()
function written(path: string): Written {
  const known = documents.get(path) ?? (parse(readFileSync(path, 'utf8')) as Written)
  documents.set(path, known)
  return known
}

it('plays every recipe of the shelf in a scenario', () => {
  const played = documentScenarios().flatMap(({ ruleset, players }) => {
    const { roles, teams } = written(ruleset)
    return [...players.values()].flatMap((card) => {
      const role = roles[String(card)]
      return role ? [role.like, teams[role.team]?.like] : []
    })
  })
  expect(Object.keys(recipes()).filter((name) => !played.includes(name))).toEqual([])
})

it('lets every sleeping line of the template be woken', () => {
  const text = readFileSync('assets/games/empty-village.yaml', 'utf8')
  const awake = text.replaceAll(/^(\s*)#~ /gm, '$1')
  expect(awake).not.toBe(text)
  const { document, problems } = open(awake)
  expect(problems.filter(({ level }) => level === 'error')).toEqual([])
  const sections = [
    'cards',
    'counters',
    'statuses',
    'links',
    'objects',
    'night',
    'calls',
    'dayZero',
  ]
  expect(Object.keys(document ?? {})).toEqual(expect.arrayContaining(sections))
})
