/** What the dead still do: who may write it, that no open card closes their calls, what everybody sees of their hands. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { roomView } from '../../../src/engine'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { previewOf } from '../../../src/own/preview/preview'
import { textsOf } from '../../../src/own/words/texts/texts'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { changes, codesIn } from '../changed'

const GHOSTS = readFileSync('tests/own/documents/ghosts.yaml', 'utf8')

const instead = changes(GHOSTS)

const seated = (text: string, cards: string) => sitDown(rulesetOf(documentOf(text)), cards)

describe('A dead player', () => {
  it('has words of his own, which need their format (OG-176, OG-173)', () => {
    expect(codesIn(GHOSTS)).toEqual([])
    expect(codesIn(instead('needs: 2\n', ''))).toEqual(['needsMore'])
    expect(codesIn(instead('dead: only', 'dead: sometimes'))).toHaveLength(1)
    expect(codesIn(instead('speak: true', 'speak: loud'))).toHaveLength(1)
  })

  it('is called however many cards lie open, where others are not any more (OG-176)', () => {
    const shown = GHOSTS.replace('deaths:', 'night: { called: untilShown }\ndeaths:')
    const living = seated(
      shown.replace('dead: only, ', ''),
      'ghost wolf farmer farmer farmer farmer',
    )
    living.say('wolves.kill', 'A')
    living.upTo('day.vote')
    expect(() => living.upTo('ghost.haunt')).toThrow('no ghost.haunt')
    const dead = seated(shown, 'ghost wolf farmer farmer farmer farmer')
    dead.say('wolves.kill', 'A')
    dead.upTo('day.vote')
    dead.upTo('ghost.haunt')
    expect(dead.game.open?.asked).toEqual(['s0'])
  })

  it('has a hand that everybody sees asked for and that no majority is reckoned by (OG-176b)', () => {
    const table = seated(GHOSTS, 'farmer wolf farmer farmer farmer farmer')
    table.say('wolves.kill', 'A')
    table.upTo('day.vote')
    const { game } = table
    expect(game.open?.stage?.asks?.of).toHaveLength(6)
    expect(roomView(game).count).toMatchObject({ voices: 5 })
    const { form } = game.open ?? {}
    expect(form?.kind === 'ballots' && form.voters[0]).toEqual({
      seat: 's0',
      votes: 1,
      optional: true,
      beyond: true,
    })
    table.give({ kind: 'ballots', ballots: { s0: ['s2'], s2: ['s3'] } })
    table.upTo('wolves.kill')
    table.upTo('day.vote')
    expect(game.open?.stage?.asks?.of.map(({ seat }) => seat)).not.toContain('s0')
  })

  it('has none in secret: whose it is everybody may know, however the count is shown (OG-176b)', () => {
    const voters = (shown: string, votes = 'votes: { option: votes }, ') =>
      codesIn(
        GHOSTS.replace(
          'vote: { shown: { option: closed, map: { true: closed, false: live } } }',
          `vote: { shown: ${shown}, voters: { not: { role: wolf } } }`,
        ).replace('votes: { option: votes }, ', votes),
      )
    expect(voters('closed')).toEqual(['secretVoters'])
    expect(voters('live')).toEqual(['secretVoters'])
    expect(voters('closed', '')).toEqual([])
  })

  it('keeps the mark that outlasts him on the big screen, and no other (OG-176)', () => {
    const table = seated(GHOSTS, 'brander wolf farmer ghost farmer farmer')
    table.say('brander.mark', 'C')
    table.upTo('wolves.kill')
    table.upTo('day.vote')
    expect(roomView(table.game).seats[2]?.badges).toEqual(['branded'])
    table.give({ kind: 'ballots', ballots: { s0: ['s2'], s1: ['s2'], s3: ['s2'], s4: ['s2'] } })
    table.upTo('wolves.kill')
    expect(roomView(table.game).seats[2]).toMatchObject({ out: true, badges: ['branded'] })
  })

  it('answers together with the others, by one word of all of them (OG-176, OG-176a)', () => {
    const texts = textsOf(documentOf(GHOSTS), 'en')
    expect(texts.steps['sage.ask']).toMatchObject({
      say: ['{names} decides now.', 'Agree without a sound, and point at one player.'],
      ask: 'Who does each of them point at?',
    })
    const old = GHOSTS.replace('by: majority', 'must: true')
    expect(textsOf(documentOf(old), 'en').steps['sage.ask']?.ask).toBe('Who is chosen?')
  })

  it('is said to the host and in the preview in each language (OG-176)', () => {
    const inLanguage = (language: string) =>
      documentOf(GHOSTS.replace('languages: [en]', `languages: [${language}]`))
    const said = {
      en: ['Only the dead are called.', 'The dead are called, too.', 'The dead speak, too.'],
      de: ['Nur die Toten sind gerufen.', 'Auch die Toten sind gerufen.', 'Auch die Toten reden.'],
      pl: ['Wołani są tylko umarli.', 'Wołani są też umarli.', 'Mówią też umarli.'],
    }
    for (const [language, [only, too, speak]] of Object.entries(said)) {
      const { steps } = textsOf(inLanguage(language), language)
      expect(steps['ghost.haunt']?.do).toContain(only)
      expect(steps['medium.look']?.do).toContain(too)
      const { day } = previewOf(inLanguage(language), { players: 8, options: {}, language })
      expect(day.flatMap(({ lines }) => lines)).toContain(speak)
    }
  })
})
