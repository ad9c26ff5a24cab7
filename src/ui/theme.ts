/** Dresses a page in a theme: colours and fonts become CSS custom properties, the rest is looked up by name. */
import type { LightTokens, ThemeTokens } from './themeTokens'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** One light's custom properties under their plain names, as the drawings of towns find them: `--ridge-far`, … */
export const lightProperties = (light: LightTokens): Record<string, string> =>
  Object.fromEntries(Object.entries(light).map(([name, value]) => [`--${kebab(name)}`, value]))

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
