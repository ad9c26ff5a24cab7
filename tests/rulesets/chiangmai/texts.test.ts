import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../../rulesets'
import { deskView, fail, Game, type DeskStep, type History } from '../../../src/engine'
import type { StepTexts } from '../../../src/i18n/rulesetTexts'
import { scenariosIn } from '../../scenarios/citations'
import { findFiles } from '../../scenarios/runner/files'
import { runScenario } from '../../scenarios/runner/run'
import { languagesOf, textsOf } from '../../support/games'
import { codes as codesTable } from '../../../src/i18n/locales/en/codes'

const chiangmai = rulesets.chiangmai ?? fail('no chiangmai')
const book = textsOf('chiangmai')
const steps = Object.entries(book.steps)

interface Seen {
  readonly steps: Map<string, { readonly night: boolean; readonly step: DeskStep }>
  readonly items: Set<string>
  readonly events: Set<string>
  readonly reminders: Set<string>
  readonly signals: Set<string>
}

/** Everything that the scenarios bring onto the host's desk. */
function watch(): Seen {
  const seen: Seen = {
    steps: new Map(),
    items: new Set(),
    events: new Set(),
    reminders: new Set(),
    signals: new Set(),
  }
  const folder = join(import.meta.dirname, '..', '..', 'scenarios', 'chiangmai')
  for (const scenario of findFiles(folder).flatMap(scenariosIn)) {
    const witness = (history: History) => {
      const game = new Game(history.ruleset, history.setup)
      for (const input of [null, ...history.inputs]) {
        const outcome = input ? game.apply(input) : null
        look(game, seen)
        if (outcome?.ok) for (const { kind } of outcome.events) seen.events.add(kind)
      }
    }
    runScenario(scenario, rulesets, { witness })
  }
  return seen
}

function look(game: Game, seen: Seen): void {
  const view = deskView(game)
  const night = view.phase.kind === 'night'
  const { open } = view
  if (open) seen.steps.set(`${open.id}/${open.variant ?? ''}`, { night, step: open })
  for (const { kind } of [...view.told, ...view.untold]) seen.items.add(kind)
  for (const { key } of view.reminders) seen.reminders.add(key)
  for (const [step, signal] of Object.entries(view.shown))
    seen.signals.add(`${step}/${String(signal)}`)
}

const seen = watch()
const stepOf = (id: string): StepTexts => book.steps[id] ?? fail(`no texts for ${id}`)

/** What is said for a step, in whatever variant. */
const said = ({ say, close, variants }: StepTexts): readonly string[] => [
  ...say,
  ...(close ?? []),
  ...Object.values(variants ?? {}).flatMap((variant) => [
    ...(variant.say ?? []),
    ...(variant.close ?? []),
  ]),
]

const rule = (...words: RegExp[]): string | undefined =>
  book.tableRules.find((line) => words.every((word) => word.test(line)))

describe('a secret Hunter', () => {
  it.each(languagesOf('chiangmai'))(
    'is called after a vote in the very words that are said when none has fallen: %s (CM-O5)',
    (language) => {
      const under = (hunterTiming: string) => textsOf('chiangmai', language, { hunterTiming }).steps
      const { say = [] } = under('secret')['hunter.take']?.variants?.['eyesClosed'] ?? {}
      expect(say).toHaveLength(2)
      for (const words of say) {
        expect(words).not.toMatch(/[{}]/)
        expect(under('secret')['day.result']?.do).toContain(words)
        expect(under('openly')['day.result']?.do).not.toContain(words)
      }
    },
  )
})

describe('nothing that can come up is without words', () => {
  it('every step and variant that opens has its texts', () => {
    const ids = [...seen.steps.keys()].map((key) => key.split('/')[0])
    expect(new Set(ids)).toEqual(new Set(Object.keys(book.steps)))
    for (const { step } of seen.steps.values()) {
      const { variant } = step
      if (variant)
        expect([step.id, Object.keys(stepOf(step.id).variants ?? {})]).toEqual([
          step.id,
          expect.arrayContaining([variant]),
        ])
    }
  })

  it('every variant that has texts opens somewhere', () => {
    const written = steps.flatMap(([id, { variants }]) =>
      Object.keys(variants ?? {}).map((variant) => `${id}/${variant}`),
    )
    expect(written.filter((key) => !seen.steps.has(key))).toEqual([])
  })

  it('every way to decline and every option of a step has a name', () => {
    for (const { step } of seen.steps.values()) {
      const { form } = step
      const names = Object.keys(stepOf(step.id).options ?? {})
      if ('pass' in form && form.pass)
        expect([step.id, names]).toEqual([step.id, expect.arrayContaining(['pass'])])
      if (form.kind === 'seat')
        for (const option of form.options ?? []) expect(names).toContain(option)
    }
  })

  it('every signal, announcement, reminder and event has its words', () => {
    for (const key of seen.signals) {
      const [step = '', signal = ''] = key.split('/')
      expect(Object.keys(stepOf(step).signals ?? {})).toContain(signal)
    }
    for (const kind of seen.items) expect(Object.keys(book.items)).toContain(kind)
    for (const key of seen.reminders) expect(Object.keys(book.reminders)).toContain(key)
    const silent = ['phaseBegan', 'stepOpened', 'drawn']
    const told = Object.keys({ ...codesTable.chronicle, ...book.chronicle })
    expect(
      [...seen.events].filter((kind) => !silent.includes(kind) && !told.includes(kind)),
    ).toEqual([])
  })

  it('every heading of the big screen has its words', () => {
    for (const { step } of seen.steps.values()) {
      if (!step.stage) continue
      expect(Object.keys(book.stages)).toContain(step.stage.about ?? step.stage.scene)
    }
  })

  it('every team, role, card, condition and value of a house rule is explained', () => {
    expect(Object.keys(book.teams).sort()).toEqual([...chiangmai.teams].sort())
    expect(Object.keys(book.roles).sort()).toEqual(Object.keys(chiangmai.roles).sort())
    expect(Object.keys(book.statuses)).toEqual([...chiangmai.statuses])
    expect(Object.keys(book.cards)).toEqual(chiangmai.casting.cards.map(({ id }) => id))
    for (const [id, def] of Object.entries(chiangmai.options)) {
      const values = Object.keys(book.options[id]?.values ?? {}).sort()
      if (def.kind === 'switch') expect([id, values]).toEqual([id, ['false', 'true']])
      if (def.kind === 'choice') expect([id, values]).toEqual([id, [...def.values].sort()])
      if (def.kind === 'seconds')
        expect([id, values]).toEqual([id, Object.keys(def.default).sort()])
    }
  })
})

describe('what is said gives nothing away', () => {
  it('CM-35: a call that nobody answers is spoken in the same words as any other', () => {
    const gone = [...seen.steps.values()].filter(({ step }) => step.variant === 'gone')
    expect(new Set(gone.map(({ step }) => step.id)).size).toBeGreaterThan(6)
    for (const [, { variants }] of steps) {
      for (const quiet of ['gone', 'mayPass', 'mayDecline', 'secret']) {
        expect(variants?.[quiet]?.say).toBeUndefined()
        expect(variants?.[quiet]?.close).toBeUndefined()
      }
    }
  })

  it('CM-35, CM-49: nothing that is said by night holds a name, a number or a card', () => {
    const night = [...seen.steps.values()].filter((entry) => entry.night)
    expect(night.length).toBeGreaterThan(10)
    for (const { step } of night) {
      const { say, close } = stepOf(step.id)
      expect([...say, ...(close ?? [])].join(' ')).not.toMatch(/[{}]/)
    }
  })

  it('CM-35: no night call puts anything on the big screen or lights a clock', () => {
    for (const { night, step } of seen.steps.values()) {
      if (night) expect([step.id, step.stage, step.seconds]).toEqual([step.id, null, 0])
    }
  })

  it('CM-37: the Doctor hears nothing of the poison, and the host is warned not to show it', () => {
    const doctor = stepOf('doctor.vaccinate')
    expect(said(doctor).join(' ')).not.toMatch(/poison|sick|dose/i)
    expect(doctor.do).toMatch(/no hint who was poisoned/i)
    expect(doctor.variants?.mayPass?.do).toMatch(/no hint who was poisoned/i)
  })

  it('CM-49: the words for a death hold neither cause nor role', () => {
    for (const kind of ['died', 'eliminated', 'nobodyDied'] as const) {
      expect(book.items[kind]).not.toMatch(/poison|overdose|assassin|killer|king|jack|\{card\}/i)
    }
    expect(stepOf('dawn.announce').do).toMatch(/never how, never the role/i)
  })

  it('CM-47: the host is told to put lost cards away face down, and the table not to look', () => {
    expect(stepOf('day.result').do).toMatch(/face down/i)
    expect(rule(/lost cards/i, /secret/i)).toBeDefined()
  })
})

describe('the rules of conduct are read aloud', () => {
  it('CM-9: who holds a King with a Jack has to say so, then everything is dealt again', () => {
    expect(rule(/king/i, /jack/i, /tell me/i, /deal everything again/i)).toBeDefined()
  })

  it('CM-11: the cards are looked at alone, stacked face down, and the order stays', () => {
    expect(rule(/look at them alone/i)).toBeDefined()
    expect(rule(/face down/i, /you play the upper one first/i, /order is fixed/i)).toBeDefined()
  })

  it('CM-13: losing both cards puts a player out', () => {
    expect(rule(/lose both/i, /out/i)).toBeDefined()
  })

  it('CM-15, CM-38: groups agree without a sound and point', () => {
    for (const id of ['killers.poison', 'police.investigate']) {
      expect(stepOf(id).say.join(' ')).toMatch(/agree without a sound, and point/i)
    }
    expect(rule(/killers/i, /agree on one victim/i)).toBeDefined()
  })

  it('CM-2, CM-34: by night all eyes are closed, at dawn everybody opens them', () => {
    expect(book.phases?.night?.join(' ')).toMatch(/everybody, close your eyes/i)
    expect(stepOf('dawn.announce').say.join(' ')).toMatch(/everybody, open your eyes/i)
    expect(rule(/night/i, /eyes are closed/i)).toBeDefined()
  })

  it('CM-34: who was woken is put to sleep again before the next call', () => {
    for (const id of [
      'killers.poison',
      'doctor.vaccinate',
      'police.investigate',
      'assassin.kill',
    ]) {
      expect(stepOf(id).say.join(' ')).toMatch(/wake up/i)
      expect(stepOf(id).close?.join(' ')).toMatch(/close your eyes/i)
    }
  })

  it('CM-21, CM-22: the Doctor is warned of needless vaccines and told to remember them', () => {
    expect(rule(/doctor/i, /second one kills/i, /remember/i)).toBeDefined()
  })

  it('CM-23, CM-24: the thumb is explained to the host as being about the top card', () => {
    const { signals } = stepOf('police.investigate')
    expect(signals?.thumbUp?.do).toMatch(/king lies on top/i)
    expect(signals?.thumbDown?.do).toMatch(/no king on top/i)
  })

  it('CM-54: a funeral speech may hold anything but the own roles', () => {
    expect(stepOf('funeral.speech').say.join(' ')).toMatch(/anything you like, but not your roles/i)
    expect(rule(/first five/i, /funeral speech/i, /never your roles/i)).toBeDefined()
  })

  it('CM-57: nobody interrupts a speech', () => {
    expect(stepOf('day.speeches').say.join(' ')).toMatch(/nobody interrupts/i)
    expect(rule(/nobody interrupts/i)).toBeDefined()
  })

  it('CM-58: votes are shown with fingers, so that two for one player and one for each of two can be told apart', () => {
    expect(stepOf('day.vote').say.join(' ')).toMatch(/one finger is one vote.*two fingers at one/is)
    expect(stepOf('day.runoff').say.join(' ')).toMatch(/one finger is one vote/i)
  })

  it('CM-58: every card is a vote that may be split, kept, or given together', () => {
    expect(stepOf('day.vote').say.join(' ')).toMatch(
      /one vote for each card.*split.*don’t have to use them/is,
    )
    expect(rule(/one vote for each card/i)).toBeDefined()
  })

  it('CM-61: in the run-off the others are told to use every vote', () => {
    expect(stepOf('day.runoff').say.join(' ')).toMatch(/have no vote.*others use every vote/is)
  })

  it('CM-64: who is out stays silent and does not vote', () => {
    expect(rule(/out/i, /stay silent/i, /do not vote/i)).toBeDefined()
  })
})

describe('the host can read it aloud in a noisy room', () => {
  it('every sentence that is said is short', () => {
    for (const [id, step] of steps) {
      for (const line of said(step)) {
        expect([id, line.split(' ').length <= 20]).toEqual([id, true])
      }
    }
  })

  it('every remark of the casting check and every refusal of a ruling has its words', () => {
    const { casting } = chiangmai
    const hand = (...cards: string[]) => ({ cards })
    const bad = [
      ...casting.checkHands([hand('blackQueen', 'n2'), hand('n3')], {}),
      ...casting.checkHands(
        Array.from({ length: 13 }, () => hand('blackKing', 'redJack')),
        { dealCheck: true },
      ),
    ]
    const codes = new Set(bad.map(({ code }) => code))
    expect(codes).toEqual(new Set(Object.keys(book.findings)))

    const hands = [hand('blackKing', 'n2'), hand('n3'), hand('blackJack')]
    const game = new Game(chiangmai, { ruleset: 'chiangmai', options: {}, hands, seed: 1 })
    game.apply({ type: 'ruling', ruling: { kind: 'kill', seat: 's1' } })
    const refusals = (
      [
        { kind: 'kill', seat: 's1' },
        { kind: 'leave', seat: 's1' },
        { kind: 'status', seat: 's1', status: 'dosed', on: true },
        { kind: 'revive', seat: 's0' },
        { kind: 'status', seat: 's0', status: 'jailed', on: true },
        { kind: 'cards', seat: 's0', cards: ['n12'] },
        { kind: 'cards', seat: 's0', cards: ['n2', 'n3', 'n4'] },
      ] as const
    ).map((ruling) => game.apply({ type: 'ruling', ruling }))
    const given = refusals.map((outcome) => (outcome.ok ? 'accepted' : outcome.refusal.code))
    const engines = 'unknownStatus'
    expect(codesTable.refusals).toHaveProperty(engines)
    expect(new Set(given)).toEqual(new Set([...Object.keys(book.refusals), engines]))
  })
})
