/**
 * Reads a theme that somebody else may have written. Its values become CSS, so each has one strict form: no
 * addresses, no functions but a colour, nothing that could end a property.
 */
import * as v from 'valibot'
import { nightfallTheme } from '../../ui/nightfallTheme'
import {
  ACTS,
  BADGE_LOOKS,
  FALLS,
  HEADINGS,
  LIGHTS,
  SCENERY,
  SIDES,
  WEATHERS,
  type ThemeTokens,
} from '../../ui/themeTokens'

const colour = v.pipe(
  v.string(),
  v.regex(/^(#[\da-f]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3}( \/ \d{1,3}%)?\))$/i, 'no colour'),
)
const FAMILY = `('[\\w -]{1,40}'|[\\w-]{1,40})`
const fonts = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${FAMILY}(, ${FAMILY}){0,7}$`), 'no list of fonts'),
)
const share = v.pipe(v.string(), v.regex(/^(0(\.\d{1,3})?|1)$/, 'no share'))
const id = v.pipe(v.string(), v.regex(/^[a-z]\w{0,39}$/i, 'no id'))
/** The kind of an announcement, or of one by day. */
const fallId = v.pipe(v.string(), v.regex(/^[a-z]\w{0,39}(\.day)?$/i, 'no id'))
const byId = <T extends v.GenericSchema>(value: T, key: typeof id = id) =>
  v.pipe(
    v.record(key, value),
    v.check((table) => Object.keys(table).length <= 60, 'too many'),
  )
/** The same schema for each key of a table that is known to be complete. */
const each = <K extends string, T>(keys: readonly K[], value: T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>
const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

const plainColours = keysOf(nightfallTheme.colours).filter((name) => name !== 'votes')

const themeSchema = v.strictObject({
  fonts: v.strictObject({
    display: fonts,
    text: fonts,
    headings: v.optional(v.picklist(HEADINGS)),
  }),
  lights: v.strictObject(
    each(
      LIGHTS,
      v.strictObject({
        ...each(keysOf(nightfallTheme.lights.night), colour),
        lampStrength: share,
      }),
    ),
  ),
  colours: v.strictObject({
    ...each(plainColours, colour),
    votes: v.pipe(v.array(colour), v.minLength(1), v.maxLength(20)),
  }),
  teams: byId(colour),
  glyphs: v.optional(byId(id)),
  scenery: v.strictObject({
    skyline: v.picklist(SCENERY.skyline),
    floating: v.picklist(SCENERY.floating),
    cardBack: v.picklist(SCENERY.cardBack),
    plate: v.picklist(SCENERY.plate),
  }),
  endLights: byId(v.picklist(LIGHTS)),
  sides: v.optional(byId(v.picklist(SIDES))),
  acts: v.optional(byId(v.picklist(ACTS))),
  strokes: v.optional(byId(id)),
  falls: v.optional(byId(v.picklist(FALLS), fallId)),
  badges: v.optional(byId(v.picklist(BADGE_LOOKS))),
  weather: v.optional(v.pipe(v.array(v.picklist(WEATHERS)), v.minLength(1), v.maxLength(20))),
  arrival: v.optional(id),
  ambience: byId(id),
})

/** Something is wrong with a theme; the game is played without it. */
export interface PackFinding {
  readonly code: 'unknownScenery' | 'badTheme'
  readonly params: Readonly<Record<string, string>>
}

export interface ReadTheme {
  readonly theme: ThemeTokens
  /** What was wrong with it: `unknownScenery` (only that drawing is replaced), `badTheme` (all of it is). */
  readonly findings: readonly PackFinding[]
}

/**
 * @param given anything; undefined is the product's own look
 * @param game whose theme it is, for the findings
 */
export function readTheme(given: unknown, game: string): ReadTheme {
  if (given === undefined) return { theme: nightfallTheme, findings: [] }
  const { known, findings } = withKnownScenery(given, game)
  const parsed = v.safeParse(themeSchema, known)
  if (parsed.success) return { theme: parsed.output as ThemeTokens, findings }
  const [issue] = parsed.issues
  const token = v.getDotPath(issue) ?? 'theme'
  return { theme: nightfallTheme, findings: [{ code: 'badTheme', params: { game, token } }] }
}

/** Puts the product's own drawing where a name is not among those that the window draws. */
function withKnownScenery(given: unknown, game: string) {
  const findings: PackFinding[] = []
  const scenery = isTable(given) ? given['scenery'] : null
  if (!isTable(given) || !isTable(scenery)) return { known: given, findings }
  const drawn: Record<string, unknown> = { ...scenery }
  for (const key of keysOf(SCENERY)) {
    const names: readonly unknown[] = SCENERY[key]
    if (names.includes(drawn[key])) continue
    const params = { game, name: String(drawn[key]), known: names.join(', ') }
    findings.push({ code: 'unknownScenery', params })
    drawn[key] = nightfallTheme.scenery[key]
  }
  return { known: { ...given, scenery: drawn }, findings }
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
