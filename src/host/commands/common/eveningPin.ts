/** The PIN of the open evening, with the file that keeps it. */
import type { Refusal } from '../../../engine'
import { refuse } from '../../program/refusals'
import { notify, type HostState } from '../../state/state'
import { StorageProblem } from '../../storage/ports'
import { isPin, newPin, pinText, readPin, waitAfter, type Pin } from '../../lock/pin'

/** The PIN that lies beside an evening; null where there is none. */
export async function pinOf(state: HostState, evening: string): Promise<Pin | null> {
  const text = await state.store.readPin(evening)
  return text === null ? null : readPin(text, state)
}

/** Keeps a PIN beside an evening. @throws StorageProblem `unwritable` */
export async function keepPin(state: HostState, evening: string, pin: Pin): Promise<void> {
  if (pin.hashed) await state.store.writePin(evening, pinText(pin, pin.hashed, state))
}

/** Sets the PIN of the open evening, or of the next one; null: none. @throws StorageProblem `unwritable` */
export async function setPin(state: HostState, digits: string | null): Promise<void> {
  const pin = digits === null ? null : await newPin(digits, state.randomBytes)
  const { evening } = state
  if (evening && pin) await keepPin(state, evening.id, pin)
  else if (evening) await state.store.writePin(evening.id, null)
  state.pin = pin
}

/**
 * Tries a PIN: three times at once, then after 30 s, 60 s and so on up to ten minutes, whatever becomes of the program
 * meanwhile. @returns why it opens nothing, else null
 */
export async function tryPin(state: HostState, tried: string): Promise<Refusal | null> {
  const { pin, evening } = state
  if (!pin) return null
  if (!pin.hashed) return refuse('pinSpoilt', { file: `${evening?.id ?? ''}.pin` })
  const seconds = Math.ceil((pin.notBefore - state.now()) / 1000)
  if (seconds > 0) return refuse('pinWait', { seconds })
  // Counted before it is looked at: a program that is killed meanwhile has not forgotten it.
  pin.wrong += 1
  pin.notBefore = state.now() + waitAfter(pin.wrong)
  await remember(state, pin)
  if (!(await isPin(pin.hashed, tried))) return refuse('wrongPin')
  pin.wrong = 0
  pin.notBefore = 0
  await remember(state, pin)
  return null
}

/** A disk that takes nothing any more keeps no host from the desk. */
async function remember(state: HostState, pin: Pin): Promise<void> {
  if (!state.evening) return
  try {
    await keepPin(state, state.evening.id, pin)
  } catch (error) {
    if (!(error instanceof StorageProblem)) throw error
    notify(state, 'unwritable', 'error', error.params)
  }
}
