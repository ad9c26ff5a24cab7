import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { texts } from '../../rulesets/_template/texts/en'
import { languages } from '../../src/i18n/languages'
import { readTheme } from '../../src/host/packs/readTheme'
import { nightfallTheme } from '../../src/ui/nightfallTheme'
import type { Command } from '../../src/bridge'
import { SCENERY, type ThemeTokens } from '../../src/ui/themeTokens'
import { NAMES, openHost, toFirstNight, type Bench } from './fixtures/openHost'
import { village } from './fixtures/village'

const german = { ...texts, name: 'Das Dorf', tagline: 'Auf Deutsch' }
const games = { village: { rules: village, texts: { en: texts, de: german } }, ...packs }

/** A host with everything its public window is sent, in order. */
async function listening() {
  const bench = await openHost({
    packs: games,
    languages: { ...languages, de: { name: 'Deutsch' } },
  })
  const heard: string[] = []
  bench.host.subscribeProjector(
    (view) => heard.push(`view ${view.ruleset} ${view.show.language}`),
    (pack) => heard.push(`pack ${pack.id} ${pack.texts?.name}`),
  )
  return { bench, heard }
}

describe('the words and looks of a game', () => {
  it('come before the first view that needs them, and once', async () => {
    const { bench, heard } = await listening()
    expect(heard).toEqual(['view null en'])
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    expect(heard.slice(1, 4)).toEqual([
      'pack village The Lighthouse',
      'view village en',
      'view village en',
    ])
  })

  it('come again in another language before the view that is in it', async () => {
    const { bench, heard } = await listening()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    const before = heard.length
    await bench.does({ type: 'settings.set', settings: { language: 'de' } })
    expect(heard.slice(before)).toEqual(['pack village Das Dorf', 'view village de'])
  })

  it('are English where a game lacks the language', async () => {
    const { bench, heard } = await listening()
    await bench.does({ type: 'settings.set', settings: { language: 'de' } })
    await bench.does({ type: 'lobby.begin', ruleset: 'vendetta' })
    expect(heard.slice(-2)).toEqual([
      `pack vendetta ${packs['vendetta']?.texts?.['en']?.name}`,
      'view vendetta de',
    ])
  })

  it('are there at once for whoever listens later, in both windows', async () => {
    const { bench } = await listening()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    const heard: string[] = []
    bench.host.subscribeProjector(
      () => heard.push('view'),
      ({ id }) => heard.push(id),
    )
    bench.host.subscribeFacilitator(
      () => heard.push('desk view'),
      ({ id }) => heard.push(`desk ${id}`),
    )
    expect(heard).toEqual([
      'village',
      'view',
      ...Object.keys(games).map((id) => `desk ${id}`),
      'desk view',
    ])
  })

  it('are for the room what it is shown, and nothing of what the host says, does or is reminded of', async () => {
    const { bench } = await listening()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    const told: unknown[] = []
    bench.host.subscribeProjector(
      () => {},
      (pack) => told.push(pack),
    )
    const [pack] = told as { texts: Record<string, unknown> }[]
    expect(Object.keys(pack ?? {}).sort()).toEqual(['id', 'texts', 'theme'])
    expect(Object.keys(pack?.texts ?? {}).sort()).toEqual([
      'cards',
      'chronicle',
      'items',
      'name',
      'roles',
      'stages',
      'statuses',
      'tagline',
      'teams',
    ])
    const written = JSON.stringify(pack)
    for (const own of [
      texts.steps['lookout.look'].do,
      texts.steps['lookout.look'].signals.thumbUp.do,
      texts.roles.lookout.help,
      texts.teams.wreckers.goal,
      texts.reminders.watched,
      texts.findings.noWrecker,
      texts.tips[0],
    ]) {
      expect(written).not.toContain(own)
    }
  })
})

describe('the words of a game whose texts follow its house rules', () => {
  const dark = { by: 'rounds', texts: { 3: 'Three rounds.', else: 'As many as you like.' } }
  const stages = { ...texts.stages, vote: { title: 'The vote', line: dark } }
  const ruled = { ...texts, about: [dark], stages }

  async function hearing() {
    const bench = await openHost({
      packs: { village: { rules: village, texts: { en: ruled } }, ...packs },
    })
    const heard: string[] = []
    bench.host.subscribeFacilitator(
      () => heard.push('desk view'),
      ({ id, texts: words }) => heard.push(`desk ${id}: ${words?.about[0]}`),
    )
    bench.host.subscribeProjector(
      () => heard.push('view'),
      ({ texts: words }) => heard.push(`room: ${words?.stages['vote']?.line}`),
    )
    const news = async (command: Command) => {
      heard.length = 0
      await bench.does(command)
      return heard.filter((what, at) => what !== heard[at - 1])
    }
    await news({ type: 'lobby.begin', ruleset: 'village' })
    await news({ type: 'lobby.players', names: NAMES })
    return { bench, heard, news }
  }

  /** What somebody reads who listens only now. */
  function said({ host }: Bench) {
    const now = { desk: '', room: '' }
    host.subscribeFacilitator(
      () => {},
      ({ id, texts: words }) => {
        if (id === 'village') now.desk = words?.about[0] ?? ''
      },
    )()
    host.subscribeProjector(
      () => {},
      ({ texts: words }) => {
        now.room = words?.stages['vote']?.line ?? ''
      },
    )()
    return now
  }

  const rounds = (value: number): Command => ({ type: 'lobby.option', option: 'rounds', value })

  it('come again to both windows when the host chooses another one, and no other game with them', async () => {
    const { news } = await hearing()
    expect(await news(rounds(4))).toEqual([
      'desk village: As many as you like.',
      'room: As many as you like.',
      'desk view',
    ])
    expect(await news(rounds(5))).toEqual(['desk view'])
    expect(await news(rounds(3))).toContain('desk village: Three rounds.')
  })

  it('stay those of the evening from its deal on, whatever the lobby is left with', async () => {
    const { bench, heard, news } = await hearing()
    await news(rounds(4))
    heard.length = 0
    await toFirstNight(bench)
    expect(bench.view().station).toBe('game')
    expect(heard.filter((what) => /rounds|like/.test(what))).toEqual([])
    await news({ type: 'shelf.putAway' })
    expect(await news({ type: 'lobby.begin', ruleset: 'village' })).toContain('view')
    await news(rounds(3))
    await news({ type: 'shelf.open', id: bench.view().shelf[0]?.id ?? 'the evening' })
    expect(said(bench)).toEqual({
      desk: 'As many as you like.',
      room: 'As many as you like.',
    })
  })

  it('stay on a frozen screen what they were, and come with the picture that follows', async () => {
    const { bench, news } = await hearing()
    await news({ type: 'show.freeze', on: true })
    expect(await news(rounds(4))).toEqual(['desk village: As many as you like.', 'desk view'])
    expect(said(bench).room).toBe('Three rounds.')
    expect(await news({ type: 'show.freeze', on: false })).toContain('room: As many as you like.')
  })
})

const withColour = (text: string): ThemeTokens => ({
  ...nightfallTheme,
  colours: { ...nightfallTheme.colours, paper: text },
})

describe('a theme that somebody wrote', () => {
  it('is taken as it is when it is one, as those of all games are', () => {
    for (const [id, { theme }] of Object.entries(packs)) {
      expect(readTheme(theme, id)).toEqual({ theme, findings: [] })
    }
  })

  it('that asks for a skyline nobody draws keeps its colours and stands before the product’s own', () => {
    const theme = {
      ...withColour('#010203'),
      scenery: { ...nightfallTheme.scenery, skyline: 'atlantis' },
    }
    const read = readTheme(theme, 'own')
    expect(read.theme.scenery).toEqual(nightfallTheme.scenery)
    expect(read.theme.colours.paper).toBe('#010203')
    expect(read.findings).toEqual([
      {
        code: 'unknownScenery',
        params: { game: 'own', name: 'atlantis', known: SCENERY.skyline.join(', ') },
      },
    ])
  })

  it.each([
    ['an address', 'url(https://example.org/x.png)'],
    ['the end of a property', '#fff000; background: red'],
    ['the end of a rule', '#fff000} body{display:none'],
    ['another function', 'var(--ink)'],
    ['an expression', 'calc(1px)'],
    ['a line break', '#fff000\n'],
    ['nothing', ''],
  ])('is not used when a colour holds %s', (_, text) => {
    expect(readTheme(withColour(text), 'own')).toEqual({
      theme: nightfallTheme,
      findings: [{ code: 'badTheme', params: { game: 'own', token: 'colours.paper' } }],
    })
  })

  it.each([
    [{ ...nightfallTheme, fonts: { ...nightfallTheme.fonts, text: "'Kanit', url('x')" } }],
    [{ ...nightfallTheme, fonts: { ...nightfallTheme.fonts, text: "'Kanit'; color: red" } }],
    [{ ...nightfallTheme, teams: { 'a;b': '#ffffff' } }],
    [{ ...nightfallTheme, ambience: { night: '../../secret' } }],
    [{ ...nightfallTheme, endLights: { town: 'noon' } }],
    [{ ...nightfallTheme, acts: { sheriff: 'bomb' } }],
    [{ ...nightfallTheme, more: true }],
    [{ ...nightfallTheme, scenery: null }],
    [{ teams: {} }],
    ['theme'],
    [null],
  ])('is not used, and never breaks the host, when it is no theme: %#', (given) => {
    const read = readTheme(given, 'own')
    expect(read.theme).toBe(nightfallTheme)
    expect(read.findings.map(({ code }) => code)).toEqual(['badTheme'])
  })

  it('is told to the host, and its game is played in the product’s own look', async () => {
    const theme = withColour('url(x)')
    const bench = await openHost({ packs: { village: { rules: village, theme } } })
    expect(bench.view().notices).toEqual([
      {
        serial: 1,
        code: 'badTheme',
        level: 'warning',
        params: { game: 'village', token: 'colours.paper' },
      },
    ])
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    expect(bench.room().ruleset).toBe('village')
  })
})
