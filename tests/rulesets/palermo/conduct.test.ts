import { describe, expect, it } from 'vitest'
import { options } from '../../../rulesets/palermo/options'
import { palermo } from '../../../rulesets/palermo'
import { roles } from '../../../rulesets/palermo/roles/roles'
import {
  deskView,
  History,
  type Answer,
  type GameSetup,
  type OptionValues,
  type SeatId,
} from '../../../src/engine'
import type { StepTexts } from '../../../src/i18n/rulesetTexts'
import { languagesOf, textsOf } from '../../support/games'

/* Rules of conduct cannot be played; they are proved by what the host is given to say and to do. */

const texts = textsOf('palermo')
const steps: Readonly<Record<string, StepTexts>> = texts.steps
const aloud = texts.tableRules.join('\n')
const isByDay = (id: string) => /^(day|dawn)\./.test(id) || /\.(explode|takeAlong)$/.test(id)
const calls = Object.entries(steps).filter(([id]) => !isByDay(id))
const spoken = ({ say, close = [], variants = {} }: StepTexts): string =>
  [...say, ...close, ...Object.values(variants).flatMap((other) => other.say ?? [])].join(' ')

/** An evening of eight, all on their seats in this order. */
function evening(chosen: OptionValues, lead?: number): History {
  const cards = ['mafioso', 'spy', 'detective', 'suicidalCitizen', 'citizen', 'citizen', 'citizen']
  const setup: GameSetup = {
    ruleset: 'palermo',
    options: chosen,
    hands: cards.map((card, seat) =>
      seat === lead ? { cards: [card], marks: ['provisionalHost'] } : { cards: [card] },
    ),
    seed: 1,
  }
  return new History(palermo, setup)
}

/** Answers what is open as if nobody decided anything, until a phase begins. */
function runTo(history: History, phase: string): void {
  for (let i = 0; i < 50; i++) {
    const { open, state } = history.game
    if (!open || `${state.phase.kind} ${state.phase.n}` === phase) return
    history.apply({ type: 'answer', step: open.id, answer: open.neutral ?? { kind: 'pass' } })
  }
}

describe('the host', () => {
  it('tells the table that the Mafia knows itself and all others know nobody (P-2)', () =>
    expect(texts.about[0]).toMatch(/honest citizens.*Mafia.*know each other/))

  it('finds everything that is to be agreed among the house rules of one page (P-4)', () =>
    expect(Object.keys(texts.options)).toEqual(Object.keys(options)))

  it('makes no secret of the roles, and lets everybody claim anything (P-11, P-12)', () => {
    expect(aloud).toMatch(/no secret.*Claim whatever you like/)
    expect(aloud).toMatch(/never turn it over while you’re alive/)
  })

  it('looks at all cards before the first night where he does not trust the deal (P-13)', () =>
    expect(texts.verify?.do).toMatch(/compare each card/))

  it('is told how the room should look and sound (P-14)', () =>
    expect(texts.tips[0]).toMatch(/Dim the lights.*soft music/))

  it('lets eyes open on command only, and makes little of noises (P-58)', () => {
    expect(aloud).toMatch(/Open them only when I call you/)
    expect(aloud).toMatch(/noise.*weak evidence/)
  })

  it('starts the talk and urges it on, without a clock (P-83)', () =>
    expect(steps['day.discussion']?.do).toMatch(/No clock.*move it along/))
})

describe('the calls of the night', () => {
  it('call the pharmacist by the name of her role, and her alone as a she (P-29)', () => {
    expect(spoken(steps['pharmacist.heal'] as StepTexts)).toContain('Pharmacist')
    const others = calls.filter(([id]) => !id.startsWith('pharmacist.'))
    for (const [id, step] of others) expect(`${id}: ${spoken(step)}`).not.toMatch(/\b(she|her)\b/)
  })

  it('tell the other Mafiosi nothing of the spy, who is called alone (P-48)', () => {
    for (const id of ['mafia.meet', 'mafia.kill']) {
      expect(spoken(steps[id] as StepTexts)).not.toMatch(/spy|killer/i)
    }
    expect(spoken(steps['spy.learn'] as StepTexts)).toMatch(/^Mafia spy, wake up/)
  })

  it('speak of no name, no sex and no number that anything secret could change (P-64)', () => {
    for (const [id, step] of calls) {
      if (id.startsWith('host.') || id.startsWith('mayor.')) continue
      expect(`${id}: ${spoken(step)}`).not.toMatch(/\{|\b(he|she|his|her)\b/)
      for (const [variant, { say }] of Object.entries(step.variants ?? {})) {
        expect([id, variant, say]).toEqual([id, variant, undefined])
      }
    }
  })

  it('have a sentence to wake, one to put to sleep, and so has everything else (P-64a)', () => {
    const silent = ['host.tapLovers', 'host.handover', 'mayor.nameSuccessor']
    for (const [id, step] of calls) {
      if (silent.includes(id)) continue
      expect([id, step.say.length > 0, (step.close ?? []).length > 0]).toEqual([id, true, true])
    }
    expect(texts.phases?.firstNight?.length).toBeGreaterThan(0)
    for (const item of ['died', 'nobodyDied', 'tie', 'executed', 'noExecution', 'revealed']) {
      expect(texts.items[item]).toBeTruthy()
    }
  })
})

describe('what only words tell of a house rule', () => {
  const told = (chosen: OptionValues) => {
    const { tableRules, items, steps: own } = textsOf('palermo', 'en', chosen)
    const result: StepTexts | undefined = own['day.result']
    return { rules: tableRules.join('\n'), items, result: result?.do ?? '' }
  }

  it('has the dead talk along by day and sleep at night where that was agreed (P-97, P-O14 true)', () =>
    expect(told({ talkingDead: true }).rules).toMatch(
      /Citizens who are out close their eyes.*By day they may talk/,
    ))

  it('has them silent and free to watch otherwise (P-65, P-O14 false)', () =>
    expect(told({ talkingDead: false }).rules).toMatch(/no longer talk.*may stay awake/))

  it('deals by taps where there are no cards (P-105, P-O19 director)', () => {
    const { rules, items } = told({ deal: 'director' })
    expect(rules).toMatch(/one tap is Mafia, two taps are detective/)
    expect(items['revealed']).toContain('tells you')
  })

  it('has cards lie on the table and turned over otherwise (P-12, P-O19 cards)', () => {
    const { rules, items } = told({ deal: 'cards' })
    expect(rules).toMatch(/lay it face down/)
    expect(items['revealed']).toContain('turns over their card')
  })

  it('condemns to prison without a word of death (P-106, P-O20 prison)', () => {
    const { items, result } = told({ theme: 'prison' })
    expect(`${items['executed']} ${result}`).toMatch(/prison/)
    expect(`${items['executed']} ${result}`).not.toMatch(/execut|death/)
  })

  it('condemns to death otherwise (P-106, P-O20 execution)', () => {
    const { items, result } = told({ theme: 'execution' })
    expect(`${items['executed']} ${result}`).toMatch(/executed/)
    expect(`${items['executed']} ${result}`).not.toMatch(/prison/)
  })
})

describe('a mayor who falls with the last Mafioso', () => {
  /** A day on which one of four is mayor and condemned; the first is the Mafioso. */
  function fallen(mayor: SeatId, chosen: OptionValues): History {
    const hands = ['mafioso', 'detective', 'citizen', 'citizen'].map((card) => ({ cards: [card] }))
    const rules = { mayor: true, mayorSuccession: 'named', ...chosen }
    const history = new History(palermo, { ruleset: 'palermo', options: rules, hands, seed: 1 })
    runTo(history, 'day 1')
    const all: readonly SeatId[] = ['s0', 's1', 's2', 's3']
    const other = mayor === 's3' ? 's2' : 's3'
    const answers: Readonly<Record<string, Answer>> = {
      'day.election': { kind: 'ballots', ballots: { s1: [mayor] } },
      'day.accuse': {
        kind: 'nominations',
        list: [
          { by: 's1', target: mayor },
          { by: mayor, target: other },
        ],
      },
      'day.vote': {
        kind: 'ballots',
        ballots: Object.fromEntries(all.map((seat) => [seat, [mayor]])),
      },
    }
    for (let i = 0; i < 20 && history.game.open?.id !== 'mayor.nameSuccessor'; i++) {
      const { open } = history.game
      if (!open) throw new Error('nobody is asked')
      const answer = answers[open.id] ?? open.neutral ?? { kind: 'ok' }
      expect([open.id, history.apply({ type: 'answer', step: open.id, answer }).ok]).toEqual([
        open.id,
        true,
      ])
    }
    return history
  }
  const read = (history: History) => history.game.open?.variant

  it('still names a successor, and the host is told that the game is decided (P-52, P-81)', () => {
    expect(read(fallen('s0', {}))).toBe('decided')
    expect(steps['mayor.nameSuccessor']?.variants?.['decided']?.do).toMatch(/^The game is decided/)
  })

  it('is a mayor like any other where the game goes on, or where nobody may know that it is over (P-101)', () => {
    expect(read(fallen('s2', {}))).toBeUndefined()
    expect(read(fallen('s0', { hiddenIdentity: true }))).toBeUndefined()
  })
})

describe('the desk of a host who plays along', () => {
  it('shows nobody’s role before the second night, neither by seats nor by calls (P-104b)', () => {
    const history = evening({ gameHost: 'provisional' }, 4)
    const seen = () => deskView(history.game).seats.flatMap((seat) => seat.roles)
    expect(seen()).toEqual([])
    expect(history.game.open?.asked).toEqual([])
    runTo(history, 'day 1')
    expect(seen()).toEqual([])
    const bomb = history.game.offered().find(({ id }) => id === 'suicidalCitizen.explode')
    expect(bomb?.asked).toEqual([])
    runTo(history, 'night 2')
    expect(seen()).toHaveLength(7)
  })

  it('has nobody read out whom the blind Mafia’s names belong to, in any language (P-98)', () => {
    const warned: Readonly<Record<string, RegExp>> = {
      de: /Sprich diese Namen nie aus/,
      en: /Never say these names aloud/,
      pl: /Nigdy nie mów tych imion na głos/,
    }
    expect(languagesOf('palermo').toSorted()).toEqual(Object.keys(warned))
    for (const [language, never] of Object.entries(warned)) {
      const { steps: written } = textsOf('palermo', language, { murderVariant: 'blind' })
      const kill: StepTexts | undefined = written['mafia.kill']
      expect(kill?.do).toContain('{order}')
      expect(kill?.do).toMatch(never)
      expect(kill && spoken(kill)).not.toMatch(/[{}]/)
    }
  })

  it('notes no name of the blind Mafia in the story, whose numbers go round the table (P-98, P-104b)', () => {
    const history = evening({ gameHost: 'provisional', murderVariant: 'blind' }, 4)
    history.apply({ type: 'answer', step: 'mafia.meet', answer: { kind: 'ok' } })
    const noted = history.apply({ type: 'answer', step: 'mafia.order', answer: { kind: 'pass' } })
    expect(JSON.stringify(noted)).not.toMatch(/"s[01]"/)
    runTo(history, 'night 2')
    expect(history.game.open?.form).toMatchObject({ kind: 'points', members: ['s0', 's1'] })
    expect(history.game.open?.params).toEqual({ order: ['s0', 's1'] })
  })

  it('reminds the table that he opens his eyes, if the first day brought no death (P-104b)', () => {
    const history = evening({ gameHost: 'provisional' }, 4)
    const keys = () => deskView(history.game).reminders.map(({ key }) => key)
    expect(keys()).toContain('leads')
    runTo(history, 'day 1')
    expect(keys()).toContain('immune')
    runTo(history, 'night 2')
    expect(keys()).toContain('opensEyes')
  })
})

describe('every role', () => {
  it('is one of the thirteen of the booklet, on one of two sides', () => {
    expect(Object.keys(roles)).toHaveLength(13)
    expect(new Set(Object.values(roles).map(({ team }) => team))).toEqual(
      new Set(['citizens', 'mafia']),
    )
  })
})
