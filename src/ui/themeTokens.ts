/** What a game looks and sounds like, as plain data: `rulesets/<id>/theme.ts`, or what somebody sent. */

/** What the big screen can draw and stage, by name: a theme chooses from these. */
export const SCENERY = {
  skyline: [
    'lannaTown',
    'harbourCity',
    'farPort',
    'sicilianTown',
    'frontierTown',
    'village',
    'castle',
    'moor',
  ],
  /** What rises or drifts before the dark sky. */
  floating: ['skyLanterns', 'none'],
  cardBack: ['lattice'],
  /** What names are written on in the ring. */
  plate: ['lantern', 'callingCard', 'tile', 'board', 'screen'],
} as const
export const HEADINGS = ['capitals'] as const
export const LIGHTS = ['dusk', 'night', 'dawn', 'day'] as const
export const ACTS = ['shot', 'freeze', 'swap', 'explosion', 'noon', 'duel'] as const
/**
 * How a fall is told: the silence before the name, and the picture behind it. Where nobody has fallen, at dawn or by a verdict, it is
 * as silent for as long.
 */
export const FALLS = [
  'death',
  'verdict',
  'shot',
  'explosion',
  'banishing',
  'heartbreak',
  'nobody',
  'spared',
] as const
export const BADGE_LOOKS = ['ice'] as const
/** What the sky can do over a town. */
export const WEATHERS = ['clear', 'fair', 'rain', 'mist', 'dust', 'veils', 'aurora'] as const
/** What a team stands for: those who want the light, those who work in the dark, one alone, two who love. */
export const SIDES = ['light', 'dark', 'lone', 'lovers'] as const

export type SkylineName = (typeof SCENERY.skyline)[number]

/** The light a scene stands in. */
export type LightName = (typeof LIGHTS)[number]

/** What the window can stage when somebody steps in. */
export type ActName = (typeof ACTS)[number]

export type WeatherName = (typeof WEATHERS)[number]

/** What the window makes of somebody's fall. */
export type FallName = (typeof FALLS)[number]

/** What a team stands for. */
export type SideName = (typeof SIDES)[number]

/** What a seat in some public condition can look like. */
export type BadgeLook = (typeof BADGE_LOOKS)[number]

/** One light: the sky from the top down, and what stands before it from far to near. */
export interface LightTokens {
  readonly zenith: string
  readonly upper: string
  readonly lower: string
  readonly horizon: string
  /** Sun or moon, and its shine on the sky. */
  readonly orb: string
  readonly orbGlow: string
  readonly ridgeFar: string
  readonly ridgeNear: string
  readonly mist: string
  readonly skyline: string
  readonly skylineTrim: string
  readonly foreground: string
  readonly lamp: string
  /** How much of the lamps' glow is seen, 0 to 1. */
  readonly lampStrength: string
  readonly spire: string
  readonly cloth: string
  readonly clothStripe: string
  readonly parasol: string
}

export interface ColourTokens {
  /** Text straight on the sky, and its shadow. */
  readonly text: string
  readonly textSoft: string
  readonly textShadow: string
  /** Paper that names are written on, and the ink. */
  readonly paper: string
  readonly paperEdge: string
  readonly ink: string
  /** Paper of those who are out. */
  readonly ashes: string
  readonly ashesInk: string
  readonly accent: string
  readonly accentInk: string
  readonly near: string
  readonly last: string
  readonly panel: string
  /** The board that words stand on by day, from its upper to its lower edge. */
  readonly sign: string
  readonly signDeep: string
  /** Names while the night is on: upper and lower edge, rim, letters. */
  readonly asleep: string
  readonly asleepDeep: string
  readonly asleepRim: string
  readonly asleepInk: string
  /** Tells candidates apart while hands are counted. */
  readonly votes: readonly string[]
}

export interface ThemeTokens {
  readonly fonts: {
    readonly display: string
    readonly text: string
    /** How headings are set, where not as they are written. */
    readonly headings?: (typeof HEADINGS)[number]
  }
  readonly lights: Readonly<Record<LightName, LightTokens>>
  readonly colours: ColourTokens
  /** A colour per team, for the end when all is known. */
  readonly teams: Readonly<Record<string, string>>
  /** The drawing of each role, by its name in `ui/art/glyphs`; a game without stands by the roles' letters. */
  readonly glyphs?: Readonly<Record<string, string>>
  /** Names of what the window can draw. */
  readonly scenery: { readonly [K in keyof typeof SCENERY]: (typeof SCENERY)[K][number] }
  /** The light of the end by the winning team; `day` for the others. */
  readonly endLights: Readonly<Record<string, LightName>>
  /**
   * What each team stands for: the end is staged by it, and its mark is one of that kind. Where nothing is said, a team
   * that ends in the night is a dark one, one that ends at dusk a lone one.
   */
  readonly sides?: Readonly<Record<string, SideName>>
  /**
   * How somebody's stepping in by day is staged, by the role that it turns over or by the kind of its announcement:
   * everybody watches it happen before they see what came of it. What stands here nowhere is simply announced.
   */
  readonly acts?: Readonly<Record<string, ActName>>
  /** What is heard besides when it is done that somebody stepped in for; a sound id of `src/sound`. */
  readonly strokes?: Readonly<Partial<Record<ActName, string>>>
  /**
   * Which announcements are a fall, by their kind, or by `kind.day` where it is another one by day: the room falls silent,
   * and the name stands on the wall alone. What stands here nowhere is simply announced.
   */
  readonly falls?: Readonly<Record<string, FallName>>
  /** How a public condition changes the look of a seat; others are only written below the name. */
  readonly badges?: Readonly<Record<string, BadgeLook>>
  /** The weather that the evenings have, one after the other; each begins somewhere else in it. */
  readonly weather?: readonly WeatherName[]
  /** What is heard when that arrives which the picture shows coming nearer; a sound id of `src/sound`. */
  readonly arrival?: string
  /** Ambience by scene where the game has one of its own; a sound id of `src/sound`. */
  readonly ambience: Readonly<Record<string, string>>
}
