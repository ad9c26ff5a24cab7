import { describe, expect, it } from 'vitest'
import { findFiles, runFile } from '../../scenarios/runner/files'

const files = findFiles('tests/own/documents').filter((file) => file.endsWith('.scenarios.yaml'))

describe.each(files)('the scenarios of %s (OG-137)', (file) => {
  it.each(runFile(file, {}).map((result) => [result.title, result] as const))(
    '%s',
    (_, { failure }) => {
      expect(failure).toBeNull()
    },
  )
})
