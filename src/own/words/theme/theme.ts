/** How an own game looks and sounds: a palette and a skyline of the program's, and the document's single colours. */
import { nightfallTheme } from '../../../ui/nightfallTheme'
import type { ColourTokens, LightName, SideName, ThemeTokens } from '../../../ui/themeTokens'
import type { PALETTES } from '../../format/dressing'
import type { OwnDocument } from '../../format/document'
import { isUnderScene } from '../../format/sounds'
import { nodesOf } from '../../analyse/nodes'
import { plainEffectsIn, ownerOf } from '../../analyse/owners'
import { namedIn } from '../../analyse/reach'
import { readableOn } from './contrast'
import type { Palette } from './light'
import { moonlight } from './moonlight'
import { neon } from './neon'
import { paper } from './paper'

const LOOKS: Readonly<Record<(typeof PALETTES)[number], Palette>> = {
  lantern: nightfallTheme,
  moonlight,
  neon,
  paper,
}
const LANTERNS = 'lantern'
const USUAL = { skyline: 'harbourCity', palette: 'moonlight' } as const

/** Teams that somebody of theirs kills for at night, whoever calls them. */
function killersIn(document: OwnDocument): ReadonlySet<string> {
  const teams = new Set<string>()
  const nodes = nodesOf(document)
  for (const call of nodes.of('call')) {
    const inside = nodes.within(call)
    if (!plainEffectsIn(inside).some((effect) => 'attack' in effect)) continue
    const { kind, id } = ownerOf(call)
    if (kind === 'team') teams.add(id)
    const roles = kind === 'role' ? [id] : kind === 'top' ? namedIn(inside, 'role') : []
    for (const role of roles) teams.add(document.roles[role]?.team ?? '')
  }
  return teams
}

/** What each team stands for, by what can be told: who fills the deck wants the light, who kills by night does not. */
function sidesOf(document: OwnDocument): Record<string, SideName> {
  const { teams, roles, cards, deck } = document
  const killers = killersIn(document)
  const fill = cards?.[deck.fill]?.role ?? deck.fill
  const many = roles[fill]?.team
  const sides = Object.entries(teams).map(([id, { solo, calls }]) => {
    const isDark = id !== many && (killers.has(id) || (calls?.length ?? 0) > 0)
    return [id, solo ? 'lone' : isDark ? 'dark' : 'light'] as const
  })
  return Object.fromEntries(sides)
}

const ENDS: Readonly<Record<SideName, LightName>> = {
  light: 'dawn',
  dark: 'night',
  lone: 'dusk',
  lovers: 'dusk',
}

/** Single colours of the document's own, by the names that there are. */
function coloursOf({ theme }: OwnDocument, base: Palette['colours']): ColourTokens {
  const own = Object.entries(theme?.colours ?? {}).filter(([token]) => token in base)
  return { ...base, ...Object.fromEntries(own), votes: nightfallTheme.colours.votes }
}

/** What is heard under each scene; what is heard by day is heard under talk and speeches, too. */
function ambienceOf({ sounds = {} }: OwnDocument) {
  const own = Object.entries(sounds).filter(([scene, sound]) => isUnderScene(scene, sound))
  const { day, ...others } = Object.fromEntries(own) as Record<string, string>
  return day === undefined ? others : { day, discussion: day, speech: day, ...others }
}

/** The look of a document. */
export function themeOf(document: OwnDocument): ThemeTokens {
  const { palette = USUAL.palette, skyline = USUAL.skyline } = document.theme ?? {}
  const { lights, colours } = LOOKS[palette]
  const sides = sidesOf(document)
  const own = coloursOf(document, colours)
  // Names of teams are written on the dark of the big screen.
  const teams = Object.entries(document.teams).flatMap(([id, { colour }]) =>
    colour === undefined ? [] : [[id, readableOn(own.panel, colour, own.text)] as const],
  )
  return {
    fonts: nightfallTheme.fonts,
    lights,
    colours: own,
    teams: Object.fromEntries(teams),
    scenery: {
      skyline,
      floating: palette === LANTERNS && skyline === 'lannaTown' ? 'skyLanterns' : 'none',
      cardBack: 'lattice',
      plate: palette === LANTERNS ? 'lantern' : 'callingCard',
    },
    endLights: Object.fromEntries(Object.entries(sides).map(([id, side]) => [id, ENDS[side]])),
    sides,
    falls: { died: 'death', executed: 'verdict', nobodyDied: 'nobody', noExecution: 'spared' },
    weather: ['clear', 'mist', 'fair', 'rain'],
    ambience: ambienceOf(document),
  }
}
