/** Scenarios that stand beside documents of own games. */
import { findFiles } from '../scenarios/runner/files'
import { scenariosIn } from '../scenarios/citations'
import type { Scenario } from '../scenarios/runner/scenario'

/** Every scenario over a document, file by file. */
export const documentScenarios = (): Scenario[] =>
  findFiles('tests/own/documents')
    .filter((file) => file.endsWith('.scenarios.yaml'))
    .flatMap(scenariosIn)
