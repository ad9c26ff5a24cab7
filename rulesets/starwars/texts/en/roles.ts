/**
 * Every role in words, one entry each: its name, what it is, what is said in its calls by night and in its deeds by
 * day, what asks it again after a mistake (SW-87), and what the host is reminded of. The other tables are read off them.
 */
import { partIn, rolesIn } from '../../../../src/i18n/writtenTexts'
import { rolesOfDay } from './rolesOfDay'
import { rolesOfNight } from './rolesOfNight'

const table = { ...rolesOfNight, ...rolesOfDay } as const

export const roles = rolesIn(table)

/** The calls of single roles, and their deeds by day. */
export const roleCalls = partIn(table, 'calls')

/** What asks one of them again. */
export const roleQuestions = partIn(table, 'again')

export const roleReminders = partIn(table, 'reminders')
