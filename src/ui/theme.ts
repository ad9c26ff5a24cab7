/// <reference types="vite/client" />
/**
 * What a game looks and sounds like, as plain data. Each ruleset brings `rulesets/<id>/theme.ts` with
 * `export const theme: ThemeTokens`; colours become CSS custom properties, the rest is looked up by name.
 */
import { nightfallTheme } from './nightfallTheme'

/** The light a scene stands in. */
export type LightName = 'dusk' | 'night' | 'dawn' | 'day'

/** What the window can stage when somebody steps in. */
export type ActName = 'shot' | 'freeze' | 'swap'

/** What a seat in some public condition can look like. */
export type BadgeLook = 'ice'

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
  readonly fonts: { readonly display: string; readonly text: string }
  readonly lights: Readonly<Record<LightName, LightTokens>>
  readonly colours: ColourTokens
  /** A colour per team, for the end when all is known. */
  readonly teams: Readonly<Record<string, string>>
  /** Names of what the window can draw. */
  readonly scenery: {
    readonly skyline: 'lannaTown' | 'harbourCity' | 'farPort'
    /** What rises or drifts before the dark sky. */
    readonly floating: 'skyLanterns' | 'none'
    readonly cardBack: 'lattice'
  }
  /** The light of the end by the winning team; `day` for the others. */
  readonly endLights: Readonly<Record<string, LightName>>
  /**
   * How somebody's stepping in by day is staged, by the role that it turns over: everybody watches it
   * happen before they see what came of it. Roles that stand here nowhere are simply announced.
   */
  readonly acts?: Readonly<Record<string, ActName>>
  /** How a public condition changes the look of a seat; others are only written below the name. */
  readonly badges?: Readonly<Record<string, BadgeLook>>
  /** Ambience by scene where the game has one of its own; a sound id of `src/sound`. */
  readonly ambience: Readonly<Record<string, string>>
}

interface ThemeModule {
  readonly theme: ThemeTokens
}

const themes = import.meta.glob<ThemeModule>([
  '../../rulesets/*/theme.ts',
  // What new games are copied from is no game.
  '!../../rulesets/_*/**',
])

/** The look of a ruleset; the product's own where it brings none. */
export async function loadTheme(ruleset: string | null): Promise<ThemeTokens> {
  const load = ruleset === null ? undefined : themes[`../../rulesets/${ruleset}/theme.ts`]
  return load ? (await load()).theme : nightfallTheme
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A theme's custom properties: `--font-display`, `--paper`, `--vote-0`, `--night-ridge-far`, … */
export function themeProperties(theme: ThemeTokens): Record<string, string> {
  const { votes, ...colours } = theme.colours
  return {
    '--font-display': theme.fonts.display,
    '--font-text': theme.fonts.text,
    ...Object.fromEntries(
      Object.entries(colours).map(([name, value]) => [`--${kebab(name)}`, value]),
    ),
    ...Object.fromEntries(votes.map((value, index) => [`--vote-${index}`, value])),
    ...Object.fromEntries(
      Object.entries(theme.teams).map(([team, value]) => [`--team-${team}`, value]),
    ),
    ...Object.fromEntries(
      Object.entries(theme.lights).flatMap(([light, tokens]) =>
        Object.entries(tokens).map(([name, value]) => [`--${light}-${kebab(name)}`, value]),
      ),
    ),
  }
}

/** Dresses an element, usually the document's root, in a theme. */
export function applyTheme(theme: ThemeTokens, element: HTMLElement): void {
  for (const [name, value] of Object.entries(themeProperties(theme))) {
    element.style.setProperty(name, value)
  }
}
