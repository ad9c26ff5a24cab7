import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ourElectron, whatIsOld } from './currentElectron'

const root = join(import.meta.dirname, '..', '..')
const ours = ourElectron(root)

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly integrity?: string }>
  >
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock

describe('The Electron that is packed', () => {
  it('is one exact version, the same that is installed: by name, by number and by its archive', () => {
    expect(ours).toMatch(/^\d+\.\d+\.\d+$/)
    const { version, integrity } = packages['node_modules/electron'] ?? {}
    expect(version).toBe(ours)
    expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/)
    const others = Object.keys(packages).filter((path) => path.endsWith('/node_modules/electron'))
    expect(others.filter((path) => path !== 'node_modules/electron')).toEqual([])
  })

  it('is called old when three newer majors are out', () => {
    expect(whatIsOld('45.4.1', '45.4.1')).toBeNull()
    expect(whatIsOld('45.4.1', '47.0.0')).toBeNull()
    expect(whatIsOld('45.4.1', '48.0.0')).toContain('gets no fixes any more')
    expect(whatIsOld('45.4.1', '')).toContain('no versions')
  })
})
