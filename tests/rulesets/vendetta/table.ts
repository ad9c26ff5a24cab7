import { vendetta } from '../../../rulesets/vendetta'
import type { Json } from '../../../src/engine'
import { GameTable } from '../../support/gameTable'

export class VendettaTable extends GameTable {
  constructor(roles: readonly string[], options: Record<string, Json> = {}) {
    super(vendetta, roles, options)
  }
}
