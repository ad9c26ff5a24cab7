/** Every game that a unit test plays throws when anything but a reducer changes its state. */
import { guardStates } from '../../src/engine/state/readOnly'

guardStates()
