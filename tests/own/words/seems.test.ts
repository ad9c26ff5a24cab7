/** Words for what is not what it seems: who may write them, and what the host is told of them. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { open } from '../../../src/own/open/open'
import { previewOf } from '../../../src/own/preview/preview'
import { textsOf } from '../../../src/own/words/texts/texts'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { sitDown } from '../play/evening'
import { documentOf } from './documents'

const SEEMS = readFileSync('tests/own/documents/seems.yaml', 'utf8')

/** The codes of all errors of the document with something else in it. */
function instead(of: string, by: string): string[] {
  expect(SEEMS).toContain(of)
  return open(SEEMS.replace(of, by))
    .problems.filter(({ level }) => level === 'error')
    .map(({ code }) => code)
}

describe('Whoever learns wrongly', () => {
  it('is a word that came later, and has two ways and no third (OG-178)', () => {
    expect(instead('needs: 2\n', '')).toEqual(['needsMore'])
    expect(
      instead('traits: { learns: wrongly }, calls', 'traits: { learns: never }, calls'),
    ).toEqual(['notOneOf'])
  })

  it('is misled about a number within a range, which nothing else has (OG-178)', () => {
    expect(instead('range: [1, 2]', 'range: [2, 1]')).toEqual(['badRange'])
    expect(instead('range: [1, 2]', 'range: [1, 11]')).toEqual(['badRange'])
    expect(instead('show: { sign: lute }', 'show: { sign: lute, range: [1, 2] }')).toEqual([
      'wordNotHere',
    ])
    expect(
      instead('first: { seats: { team: wolves } }', 'first: { seats: everyone, range: [1, 2] }'),
    ).toEqual(['wordNotHere'])
  })

  it('is told of in the preview, at calls that show something and not the truth (OG-178)', () => {
    const dealt = SEEMS.replace('{ wolf: 1 }', '{ wolf: 1, seer: 1, sage: 1 }')
    const readings = (text: string, language: string) =>
      new Map(
        previewOf(documentOf(text), { players: 8, options: {}, language }).nights[0]?.calls.map(
          ({ id, readings: all }) => [id, all.map(({ name }) => name)],
        ),
      )
    expect(readings(dealt, 'en').get('seer.look')).toContain('Learns wrongly')
    expect(readings(dealt, 'en').get('sage.look')).not.toContain('Learns wrongly')
    expect(readings(dealt, 'en').get('wolves.kill')).not.toContain('Learns wrongly')
    expect(readings(dealt, 'de').get('seer.look')).toContain('Erfährt Falsches')
    expect(readings(dealt, 'pl').get('seer.look')).toContain('Fałszywa odpowiedź')
    const sober = dealt.replaceAll(/, traits: \{ learns: \w+ \}/g, '')
    expect(readings(sober, 'en').get('seer.look')).not.toContain('Learns wrongly')
  })

  it('is shown the same before a question, however often the step is looked at (OG-178)', () => {
    const text = SEEMS.replace('range: [1, 2]', 'range: [0, 10]').replace(
      'name: Herald,',
      'name: Herald, traits: { learns: wrongly },',
    )
    const table = sitDown(rulesetOf(documentOf(text)), 'herald wolf villager villager villager')
    table.upTo('herald.count')
    const first = () => table.game.open?.params?.['first']
    const seen = first()
    expect(seen).not.toBe('1')
    const ruling = { kind: 'status', seat: 's4', status: 'dazed', on: true } as const
    expect(table.history.apply({ type: 'ruling', ruling }).ok).toBe(true)
    expect(first()).toBe(seen)
    table.say('herald.count', 'ok')
    expect(table.game.state.shown['herald.count']).toBe(seen)
  })

  it('is shown what is so where there is nothing else to show (OG-178a)', () => {
    const text = SEEMS.replace(
      'otherwise: [{ show: { sign: drum } }]',
      'otherwise: [{ show: { sign: lute } }]',
    ).replace('name: Bard,', 'name: Bard, traits: { learns: wrongly },')
    const table = sitDown(rulesetOf(documentOf(text)), 'bard wolf villager villager villager')
    table.say('bard.sign', 'yes')
    expect(table.game.state.shown['bard.sign']).toBe('lute')
  })
})

describe('Whoever looks like somebody else', () => {
  it('does so in ways that came later, with roles that there are (OG-179)', () => {
    const codes = (seenAs: string) => instead('seenAs: { random: [wolf] }', `seenAs: ${seenAs}`)
    expect(codes('{ sameAs: target }')).toEqual(['wordNotHere'])
    expect(codes('{ random: [wofl] }')).toEqual(['noSuch'])
    expect(codes('{ random: [] }')).toEqual(['tooFew'])
    expect(codes('{ role: wolf }')).toEqual([])
    expect(codes('{ sameAs: { role: wolf } }')).toEqual([])
  })

  it('is told of in the preview, at calls that show something and not the truth (OG-179)', () => {
    const dealt = SEEMS.replace('{ wolf: 1 }', '{ wolf: 1, seer: 1, sage: 1 }')
    const readings = (language: string, call: string) =>
      previewOf(documentOf(dealt), { players: 8, options: {}, language })
        .nights[0]?.calls.find(({ id }) => id === call)
        ?.readings.map(({ name }) => name)
    expect(readings('en', 'seer.look')).toContain('Seems to be somebody else')
    expect(readings('de', 'seer.look')).toContain('Wirkt wie jemand anders')
    expect(readings('pl', 'seer.look')).toContain('Wygląda na kogoś innego')
    expect(readings('en', 'sage.look')).not.toContain('Seems to be somebody else')
  })

  it('looks the same to all that is shown at one time, and to each showing anew (OG-179a)', () => {
    const twice =
      '{ show: { nod: { all: [{ the: target, is: { role: wolf } }, { the: target, isNot: { role: wolf } }] } } }'
    const text = SEEMS.replace('do: [{ show: { role: target } }]', `do: [${twice}]`).replace(
      'random: [wolf, cheat, villager, herald]',
      'random: [wolf, villager]',
    )
    const table = sitDown(
      rulesetOf(documentOf(text)),
      'scribe clown wolf villager villager villager',
    )
    for (let night = 1; night <= 8; night++) {
      table.say('scribe.read', 'B')
      expect(table.game.state.shown['scribe.read']).toBe('no')
      table.say('wolves.kill', 'pass')
      table.upTo('day.vote')
    }
  })
})

describe('What is not in the game', () => {
  it('came later, is of roles or of a side, and is drawn from what there is (OG-182)', () => {
    const first = 'first: { notDealt: 2, of: village }'
    expect(instead(first, 'first: { notDealt: 0 }')).toEqual(['badNumber'])
    expect(instead(first, 'first: { notDealt: 2, of: villlage }')).toEqual(['noSuch'])
    expect(instead(first, 'first: { notDealt: 2, of: [sage, sagge] }')).toEqual(['noSuch'])
    expect(instead(first, 'first: { role: everyone, of: village }')).toEqual(['wordNotHere'])
    expect(instead('role: { random: dealt }', 'role: { random: everything }')).toEqual(['notOneOf'])
    expect(instead('role: { random: [seer] }', 'role: { random: [seeer] }')).toEqual(['noSuch'])
  })

  it('is said in the preview in each language (OG-182)', () => {
    const dealt = SEEMS.replace('{ wolf: 1 }', '{ wolf: 1, liar: 1 }')
    const shows = (language: string) =>
      previewOf(documentOf(dealt), { players: 8, options: {}, language }).nights[0]?.calls.find(
        ({ id }) => id === 'liar.bluff',
      )?.shows
    expect(shows('en')).toEqual(['cards that nobody has'])
    expect(shows('de')).toEqual(['Karten, die niemand hat'])
    expect(shows('pl')).toEqual(['karty, których nikt nie ma'])
  })

  it('keeps the calls of all that somebody can become, even once the dead have shown their cards (OG-31, OG-182)', () => {
    const calls = (role: string) => {
      const text = SEEMS.replace('order: [', 'called: untilShown, order: [')
        .replace('deaths: { show: nothing }', 'deaths: { show: role }')
        .replace('role: { random: notDealt }', `role: ${role}`)
        .replaceAll(/role: \{ random: (?:dealt|\[seer\]) \}/g, 'role: villager')
      const table = sitDown(
        rulesetOf(documentOf(text)),
        'stray wolf tipsy villager villager villager',
      )
      table.say('wolves.kill', 'C')
      const heard: string[] = []
      table.upTo('day.vote')
      for (let n = 0; n < 60 && table.game.state.phase.n < 3; n++) {
        const { open } = table.game
        if (!open) break
        heard.push(open.id)
        table.give(open.neutral ?? { kind: 'ok' })
      }
      return heard
    }
    expect(calls('{ random: notDealt }')).toContain('tipsy.look')
    expect(calls('{ random: [tipsy] }')).toContain('tipsy.look')
    expect(calls('{ random: [villager] }')).not.toContain('tipsy.look')
  })
})

describe('A card that is turned over as another', () => {
  const COVERED = readFileSync('tests/own/documents/covered.yaml', 'utf8')
  const codes = (of: string, by: string) => {
    expect(COVERED).toContain(of)
    return open(COVERED.replace(of, by))
      .problems.filter(({ level }) => level === 'error')
      .map(({ code }) => code)
  }

  it('is a role that there is, under words that came later, and tells no cause (OG-181)', () => {
    expect(codes('shownAs: wolf', 'shownAs: wofl')).toEqual(['noSuch'])
    expect(codes('as: villager', 'as: villagr')).toEqual(['noSuch'])
    expect(codes('{ wolves: team,', '{ poison: team,')).toEqual(['secretCause'])
    expect(codes('{ wolves: team,', '{ wolvse: team,')).toEqual(['noSuch'])
    const older = 'show: { wolves: team, vote: card, other: role }'
    expect(codes(older, 'show: role')).toEqual([])
    expect(new Set(codes(older, 'show: nothing'))).toEqual(new Set(['secretShown']))
    expect(codes(older, 'show: nothing, showVoted: card')).toEqual([])
    expect(codes('needs: 2\n', '')).toEqual(['needsMore'])
  })

  const seenOf = (text: string, cards: string, answers: Readonly<Record<string, string>>) => {
    const rules = rulesetOf(documentOf(text))
    const table = sitDown(rules, cards)
    for (const [step, word] of Object.entries(answers)) table.say(step, word)
    table.upTo('day.vote')
    const revealed = (seat: 's1' | 's2') =>
      rules.publicSeat(table.game.state, seat, table.game.options).revealed
    return { table, revealed }
  }

  it('stays withheld at the seat, by night and by a ruling of the host (OG-181)', () => {
    const { table, revealed } = seenOf(COVERED, 'wolf ghost ghost villager villager villager', {
      'wolves.kill': 'B',
    })
    expect(table.living()).toBe('ACDEF')
    expect(revealed('s1')).toBeUndefined()
    const ruling = { kind: 'kill', seat: 's2' } as const
    expect(table.history.apply({ type: 'ruling', ruling }).ok).toBe(true)
    expect(revealed('s2')).toBeUndefined()
  })

  it('is the last that covers it, before what a trait says, and for one settlement (OG-181a)', () => {
    const both = '[{ cover: { who: target }}, { cover: { who: target, as: janitor } }]'
    const text = COVERED.replace('do: [{ cover: { who: target } }]', `do: ${both}`)
    const { revealed } = seenOf(
      text,
      'poisoner ghost villager janitor villager villager villager',
      {
        'janitor.clean': 'B',
        'poisoner.poison': 'B',
      },
    )
    expect(revealed('s1')).toBe('janitor')
  })

  it('of a verdict is not shown where verdicts show nothing (OG-71)', () => {
    const text = COVERED.replace('other: role }', 'other: role }, showVoted: nothing')
    const { table, revealed } = seenOf(
      text,
      'wolf villager villager villager villager villager',
      {},
    )
    table.say('day.vote', 'A>B C>B D>B E>B F>B')
    table.upTo('wolves.kill')
    expect(table.living()).toBe('ACDEF')
    expect(revealed('s1')).toBeUndefined()
  })
})

describe('A status that is drawn', () => {
  const drawn = '{ give: { random: [sick, dazed] } }'

  it('came later, and is one of those that there are (OG-182a)', () => {
    expect(instead(drawn, '{ give: { random: [sick, dazd] } }')).toEqual(['noSuch'])
    expect(instead(drawn, '{ give: { random: [] } }')).toEqual(['tooFew'])
    expect(instead(drawn, '{ give: { random: [sick], status: dazed } }')).not.toEqual([])
  })

  it('is drawn for each player anew, and all of them come (OG-182a)', () => {
    const text = SEEMS.replace(drawn, '{ give: { random: [sick, dazed], to: others } }')
    const table = sitDown(rulesetOf(documentOf(text)), `cook wolf ${'villager '.repeat(8).trim()}`)
    table.say('cook.feed', 'B')
    const given = 'BCDEFGHIJ'.split('').map((who) => table.statuses(who).join())
    expect(new Set(given)).toEqual(new Set(['sick', 'dazed']))
  })

  it('puts its call where what may be drawn would put it: who is stopped by it does nothing (OG-61, OG-182a)', () => {
    const text = SEEMS.replace(drawn, '{ give: { random: [stiff] } }')
      .replace(
        'statuses:\n',
        'statuses:\n  stiff: { name: Stiff, until: dusk, traits: { noActs: true } }\n',
      )
      .replace(/night: \{.*\}\n/, '')
    const classes = previewOf(
      documentOf(text.replace('{ wolf: 1 }', '{ wolf: 1, cook: 1, bard: 1 }')),
      {
        players: 8,
        options: {},
        language: 'en',
      },
    ).nights[0]?.calls.map(({ id, kind }) => `${id} ${kind}`)
    expect(classes).toContain('cook.feed stop')
  })
})

describe('What another call has shown', () => {
  const hears = 'first: { answerOf: seer.look }'

  it('came later, and is of a call that there is (OG-182a)', () => {
    expect(instead(hears, 'first: { answerOf: seer.lok }')).toEqual(['noSuch'])
    expect(instead(hears, 'first: { answerOf: [seer.look] }')).toEqual(['wrongType'])
  })

  it('is said in the preview in each language, and read out with the words of that call (OG-182a)', () => {
    const dealt = documentOf(SEEMS.replace('{ wolf: 1 }', '{ wolf: 1, echo: 1, seer: 1 }'))
    const shows = (language: string) =>
      previewOf(dealt, { players: 8, options: {}, language }).nights[0]?.calls.find(
        ({ id }) => id === 'echo.hear',
      )?.shows
    expect(shows('en')).toEqual(['what another call showed'])
    expect(shows('de')).toEqual(['was ein anderer Aufruf gezeigt hat'])
    expect(shows('pl')).toEqual(['to, co pokazano w innym wezwaniu'])
    const signs = (call: string) => Object.keys(textsOf(dealt, 'en').steps[call]?.signals ?? {})
    expect(signs('echo.hear')).toEqual(expect.arrayContaining(signs('seer.look')))
  })

  it('of two that show each other comes to an end, and a raised hand is no answer (OG-182a)', () => {
    const both = SEEMS.replace(
      'do: [{ show: { team: target } }]',
      'do: [{ show: { answerOf: echo.hear } }]',
    )
    expect(
      Object.keys(textsOf(documentOf(both), 'en').steps['echo.hear']?.signals ?? {}),
    ).toContain('handUp')
    const stiff = SEEMS.replace(
      'dazed: { name: Dazed, until: never }',
      'dazed: { name: Dazed, until: never, traits: { noActs: true } }',
    )
    const table = sitDown(rulesetOf(documentOf(stiff)), 'seer wolf echo villager villager villager')
    table.upTo('seer.look')
    const ruling = { kind: 'status', seat: 's0', status: 'dazed', on: true } as const
    expect(table.history.apply({ type: 'ruling', ruling }).ok).toBe(true)
    table.say('seer.look', 'ok')
    expect(table.game.state.shown['seer.look']).toBe('handUp')
    table.say('echo.hear', 'ok')
    expect(table.game.state.shown['echo.hear']).toEqual([])
  })
})
