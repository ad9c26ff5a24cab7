import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ourElectron, whatIsOld } from './currentElectron'

const ours = ourElectron(join(import.meta.dirname, '..', '..'))

describe('The Electron that is packed', () => {
  it('is one exact version, of which the tests know everything', () => {
    expect(ours).toMatch(/^\d+\.\d+\.\d+$/)
    expect(whatIsOld(ours, ours)).toBeNull()
  })

  it('is called old when three newer majors are out', () => {
    expect(whatIsOld('45.4.1', '47.0.0')).toBeNull()
    expect(whatIsOld('45.4.1', '48.0.0')).toContain('gets no fixes any more')
    expect(whatIsOld('45.4.1', '')).toContain('no versions')
  })
})
