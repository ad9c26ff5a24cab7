/**
 * A start without the graphics processor, after its process died twice. It is asked for by a switch on the command line, which the
 * next ordinary start does not have: that one tries the graphics processor again.
 */
import type { ScreenIntent } from '../../../src/bridge/machine'
import type { Area } from '../displays/placeProjector'

const SWITCH = '--nightfall-without-graphics='

/** Where everything stood when the program had to start again. */
export interface Unfinished {
  /** The evening that was open. */
  readonly evening: string | null
  /** The game whose lobby was open. */
  readonly lobby: string | null
  /** Whether the desk was covered. */
  readonly covered: boolean
  readonly desk: Area | null
  /** The display that the big screen filled. */
  readonly screen: ScreenIntent | null
}

const NOTHING: Unfinished = {
  evening: null,
  lobby: null,
  covered: false,
  desk: null,
  screen: null,
}

/** @param argv this start's whole command line @returns the arguments to start with again */
export function argumentsWithoutGraphics(argv: readonly string[], left: Unfinished): string[] {
  const packed = Buffer.from(JSON.stringify(left)).toString('base64url')
  return [...argv.slice(1).filter((arg) => !arg.startsWith(SWITCH)), `${SWITCH}${packed}`]
}

/**
 * What was left unfinished before this start; what cannot be read of it counts as nothing.
 * @returns null for an ordinary start
 */
export function readUnfinished(argv: readonly string[]): Unfinished | null {
  const given = argv.findLast((arg) => arg.startsWith(SWITCH))?.slice(SWITCH.length)
  if (given === undefined) return null
  try {
    const raw: unknown = JSON.parse(Buffer.from(given, 'base64url').toString())
    return isRecord(raw) ? readParts(raw) : NOTHING
  } catch {
    return NOTHING
  }
}

const readParts = ({ evening, lobby, covered, desk, screen }: Raw): Unfinished => ({
  evening: typeof evening === 'string' ? evening : null,
  lobby: typeof lobby === 'string' ? lobby : null,
  covered: covered === true,
  desk: isArea(desk) ? desk : null,
  screen: isScreen(screen) ? screen : null,
})

type Raw = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null

const isArea = (value: unknown): value is Area =>
  isRecord(value) &&
  (['x', 'y', 'width', 'height'] as const).every((part) => Number.isInteger(value[part]))

const isScreen = (value: unknown): value is ScreenIntent =>
  isRecord(value) &&
  typeof value['label'] === 'string' &&
  Number.isFinite(value['width']) &&
  Number.isFinite(value['height'])
