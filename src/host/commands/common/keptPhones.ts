/** Phones outlive a restart of the program: who sits where is kept, and is there again with the evening. */
import type { PhonesTable } from '../../../bridge/carriers/keptPhones'
import { notify, type HostState } from '../../state/state'
import { forgetPhones } from './hidePhones'

/** Nobody is still at a table of yesterday, and what he came by need not lie about. */
const MOST_MS = 24 * 3600 * 1000

/** Keeps who sits where, as often as that changes. */
export class PhonesKeeper {
  #kept = ''

  constructor(private readonly state: HostState) {}

  /** @returns what is to be waited for; null: nothing has changed */
  keep(): Promise<void> | null {
    const { phones, evening, keptPhones, wallClock } = this.state
    if (!phones.on) {
      this.#kept = ''
      return null
    }
    const table = { evening: evening?.id ?? null, ...phones.kept }
    const text = JSON.stringify(table)
    if (text === this.#kept) return null
    this.#kept = text
    return keptPhones.keepTable({ ...table, at: wallClock() })
  }
}

/** Who sat where, where the host is at that table again; null: at no such table. */
export async function tableAgain(state: HostState): Promise<PhonesTable | null> {
  const table = await freshTable(state)
  return table?.evening === (state.evening?.id ?? null) ? table : null
}

/** Switches phones on again where they were on when the program ended. */
export async function resumePhones(state: HostState): Promise<void> {
  const { phones, machine } = state
  if (phones.on || !machine.phones) return
  const table = await tableAgain(state)
  if (!table) return
  const refusal = await machine.phones.show(null)
  if (refusal) notify(state, 'phonesNotBack', 'warning')
  else phones.restore(table)
}

async function freshTable(state: HostState): Promise<PhonesTable | null> {
  const table = await state.keptPhones.table()
  if (!table || Math.abs(state.wallClock() - table.at) < MOST_MS) return table
  await forgetPhones(state)
  return null
}
