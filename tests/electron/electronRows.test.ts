import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Use, usedElectron } from './usedElectron.ts'

interface Row {
  readonly name: string
  readonly systems: readonly string[]
  readonly page: string
}

const README = readFileSync(join(import.meta.dirname, 'double', 'README.md'), 'utf8')

/** The tables' rows: all that begin with a name in code. */
function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [name = '', on = '', page = '', ...said] = line.slice(2, -2).split(' | ')
      if (said.length !== 2 || said.some((cell) => cell.trim() === '')) {
        throw new Error(`A row of another form: ${line}`)
      }
      const systems = on === 'all' ? [] : on.split(', ')
      return { name: name.replaceAll('`', ''), systems, page }
    })
}

/** What is wrong between what is used and what is written about it. */
function faults(uses: readonly Use[], rows: readonly Row[]): string[] {
  const names = rows.map(({ name }) => name)
  const used = new Map(uses.map((use) => [use.name, use]))
  return [
    ...uses
      .filter(({ name }) => !names.includes(name))
      .map(({ name, places }) => `no row: ${name} (${places.join(', ')})`),
    ...rows.flatMap((row, index) => {
      const use = used.get(row.name)
      if (!use) return [`no call: ${row.name}`]
      return [
        ...(names.indexOf(row.name) < index ? [`a second row: ${row.name}`] : []),
        ...(use.page !== null && use.page !== row.page ? [`another page: ${row.name}`] : []),
        ...(use.systems.toSorted().join() === row.systems.toSorted().join()
          ? []
          : [`other systems: ${row.name}`]),
      ]
    }),
  ]
}

/** Stands where the program's sources stand, and does what none of them does. */
const PLANTED = 'electron/main/planted.ts'
const planted = `import { Notification, app, type BrowserWindow, type WebPreferences } from 'electron'
const { hide } = app
export const passedOn = [hide, app['focus']]
const names = ['focus', 'blur'] as const
export function plant(window?: BrowserWindow): void {
  for (const name of names) window?.on(name as 'focus', () => {})
  window?.webContents.once('did-fail-load', () => {})
  new Notification().show()
}
export const preferences: WebPreferences = { plugins: true }
`

describe('What is written about Electron', () => {
  const all = usedElectron({ [PLANTED]: planted })
  const isPlanted = (place: string): boolean => place.startsWith(PLANTED)
  const uses = all.filter(({ places }) => !places.every(isPlanted))
  const rows = readRows(README)

  it('has a row for every call and awaited event, none for another, and Electron’s own page and systems in each', () => {
    expect(uses.length).toBeGreaterThan(100)
    expect(faults(uses, rows)).toEqual([])
  })

  it('would be missed for whatever way a call is hidden in', () => {
    const found = all.filter(({ places }) => places.some(isPlanted)).map(({ name }) => name)
    expect(found).toEqual([
      'App.focus',
      'App.hide',
      'BrowserWindow ?',
      'Notification.show',
      'WebContents did-fail-load',
      'WebPreferences.plugins',
      'new Notification',
    ])
  })

  it('would be caught with a row that is missing, superfluous, doubled or untrue', () => {
    const quit = rows.find(({ name }) => name === 'App.quit')
    const shutdown = rows.find(({ name }) => name === 'PowerMonitor shutdown')
    if (!quit || !shutdown) throw new Error('These two have rows.')
    const others = rows.filter((row) => row !== quit && row !== shutdown)
    expect(
      faults(uses, [
        ...others,
        { ...shutdown, systems: ['Windows'], page: 'app' },
        { ...shutdown, name: 'App.dance' },
        ...others.slice(0, 1),
      ]),
    ).toEqual([
      expect.stringMatching(/^no row: App\.quit \(electron\/main\/index\.ts:\d+/),
      'another page: PowerMonitor shutdown',
      'other systems: PowerMonitor shutdown',
      'no call: App.dance',
      `a second row: ${others[0]?.name}`,
    ])
    expect(() => readRows('| `App.quit` | all | app | Ends |  |')).toThrow(/another form/)
  })
})
