/** Dresses a page in a theme: colours and fonts become CSS custom properties, the rest is looked up by name. */
import { mixed } from './art/mixed'
import type { ColourTokens, LightTokens, ThemeTokens } from './themeTokens'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What drawings take between two colours of a light. */
const between = (light: LightTokens): Record<string, string> => ({
  figure: mixed(light.foreground, '#000000', 0.82),
  paving: mixed(light.foreground, light.skyline, 0.72),
  sand: mixed(light.foreground, light.skylineTrim, 0.58),
  plant: mixed(light.ridgeNear, light.foreground, 0.45),
  moonShade: mixed(light.upper, light.orb, 0.91),
})

const paintsIn = (light: LightTokens): [name: string, value: string][] =>
  Object.entries({ ...light, ...between(light) }).map(([name, value]) => [kebab(name), value])

/** Thin paints of a strong colour: rims and shines. */
const thin = ({ accent, ink }: ColourTokens): Record<string, string> => ({
  '--accent-rim': mixed(accent, 'transparent', 0.45),
  '--accent-shine': mixed(accent, 'transparent', 0.38),
  '--accent-breath': mixed(accent, 'transparent', 0.15),
  '--ink-rim': mixed(ink, 'transparent', 0.45),
})

/** One light's custom properties under their plain names, as the drawings of towns find them: `--ridge-far`, … */
export const lightProperties = (light: LightTokens): Record<string, string> =>
  Object.fromEntries(paintsIn(light).map(([name, value]) => [`--${name}`, value]))

/** A theme's custom properties: `--font-display`, `--paper`, `--vote-0`, `--night-ridge-far`, … */
export function themeProperties(theme: ThemeTokens): Record<string, string> {
  const { votes, ...colours } = theme.colours
  return {
    '--font-display': theme.fonts.display,
    '--font-text': theme.fonts.text,
    '--heading-case': theme.fonts.headings === 'capitals' ? 'uppercase' : 'none',
    '--heading-spacing': theme.fonts.headings === 'capitals' ? '0.05em' : 'normal',
    ...Object.fromEntries(
      Object.entries(colours).map(([name, value]) => [`--${kebab(name)}`, value]),
    ),
    ...thin(theme.colours),
    ...Object.fromEntries(votes.map((value, index) => [`--vote-${index}`, value])),
    ...Object.fromEntries(
      Object.entries(theme.teams).map(([team, value]) => [`--team-${team}`, value]),
    ),
    ...Object.fromEntries(
      Object.entries(theme.lights).flatMap(([light, tokens]) =>
        paintsIn(tokens).map(([name, value]) => [`--${light}-${name}`, value]),
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
