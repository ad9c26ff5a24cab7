// @vitest-environment happy-dom
/** What the desk hears by key, and what it says about it: one object each. */
import { createPinia } from 'pinia'
import { createApp, h } from 'vue'
import { afterEach, describe, expect, test } from 'vitest'
import '../../src/facilitator/App.vue'
// Loaded once phones are on.
import '../../src/facilitator/phones/lines/PhonesLines.vue'
import HelpSheet from '../../src/facilitator/help/HelpSheet.vue'
import { type Action, allActions, type KeyPlace, places } from '../../src/facilitator/keys/actions'
import { interruptKey, interruptOf } from '../../src/facilitator/keys/interruptKeys'
import { shownKey } from '../../src/facilitator/keys/keyNames'
import { seatIndexOf, seatKey } from '../../src/facilitator/keys/seatKeys'
import { bound, dispatchKey, useKeys } from '../../src/facilitator/keys/useKeys'
import { sheetActions } from '../../src/facilitator/sheets/sheetStore'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { facilitator } from '../../src/i18n/locales/en/facilitator'

const pressed = (key: string, code = ''): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, code, cancelable: true })

const mounted: (() => void)[] = []
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount()
})

/** Puts a component on a page of its own, with the window's words. */
function show(component: object): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  const app = createApp(component)
  app.use(createPinia()).use(createWindowI18n(facilitator))
  app.mount(root)
  mounted.push(() => {
    app.unmount()
    root.remove()
  })
  return root
}

describe('Actions', () => {
  test('Each is in the list of keys, with its words and every key it has', () => {
    const list = show(HelpSheet)
    const rows = [...list.querySelectorAll('dl > div')].map((row) => ({
      keys: [...row.querySelectorAll('kbd')].map((key) => key.textContent),
      text: row.querySelector('dd')?.textContent,
    }))
    expect(allActions().length).toBeGreaterThan(30)
    for (const { id, keys, label } of allActions()) {
      const path = label
        .split('.')
        .reduce<unknown>((table, part) => (table as Record<string, unknown>)[part], facilitator)
      const line = rows.filter(({ text }) => text === path)
      for (const key of keys) {
        expect(
          line.flatMap((row) => row.keys),
          id,
        ).toContain(shownKey(key))
      }
    }
  })

  test('No two in one place share a key', () => {
    const taken = allActions().flatMap(({ place, keys }) => keys.map((key) => `${place} ${key}`))
    expect(taken.filter((key, at) => taken.indexOf(key) !== at)).toEqual([])
  })

  test('Only the way on means something else in an upper place, and more only while a question is asked again', () => {
    const below = (place: KeyPlace): KeyPlace[] => {
      const next = places[place]
      return next ? [next, ...below(next)] : []
    }
    const shadowed = allActions().flatMap((upper) =>
      allActions()
        .filter(({ place }) => below(upper.place).includes(place))
        .flatMap((lower) => upper.keys.filter((key) => lower.keys.includes(key)))
        .map((key) => `${upper.place} ${key}`),
    )
    expect(shadowed.filter((line) => !line.startsWith('again '))).toEqual(['verify Enter'])
  })

  test('Of two with one key, the one in the upper place acts, and it alone', () => {
    const heard: string[] = []
    const action = (id: string, may = true): Action => ({
      id,
      place: 'game',
      group: 'step',
      keys: ['Enter'],
      label: 'common.close',
      when: () => may,
      run: () => heard.push(id),
    })
    const listens = (...actions: Action[]) => ({
      setup() {
        useKeys({ actions: bound(actions, {}) })
        return () => h('p')
      },
    })
    const gate = { covered: () => false, through: '' }
    show(listens(action('lower')))
    show(listens(action('upper')))
    dispatchKey(pressed('Enter'), gate)
    expect(heard).toEqual(['upper'])
    show(listens(action('idle', false)))
    dispatchKey(pressed('Enter'), gate)
    expect(heard).toEqual(['upper', 'upper'])
  })

  test('Enter on a box or one of several is the way on, as it does nothing there; a button takes it', () => {
    const heard: string[] = []
    const goOn: Action = {
      id: 'goOn',
      place: 'step',
      group: 'step',
      keys: ['Enter'],
      label: 'keys.seat',
      run: () => heard.push('on'),
    }
    show({
      setup() {
        useKeys({ actions: bound([goOn], {}) })
        return () => h('p')
      },
    })
    const enterOn = (control: HTMLElement): number => {
      const before = heard.length
      document.body.append(control)
      control.addEventListener('keydown', (event) =>
        dispatchKey(event, { covered: () => false, through: '' }),
      )
      control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }))
      control.remove()
      return heard.length - before
    }
    const input = (type: string) => Object.assign(document.createElement('input'), { type })
    expect(['checkbox', 'radio', 'range'].map((type) => enterOn(input(type)))).toEqual([1, 1, 1])
    expect(enterOn(document.createElement('button'))).toBe(0)
    expect(enterOn(input('text'))).toBe(0)
  })

  test('Behind what covers the page the step hears nothing, and everything below both still does', () => {
    const heard: string[] = []
    const action = (id: string, place: KeyPlace, key: string): Action => ({
      id,
      place,
      group: 'step',
      keys: [key],
      label: 'common.close',
      run: () => heard.push(id),
    })
    const page = {
      setup() {
        useKeys({
          actions: bound([action('pass', 'step', 'p'), action('mute', 'game', 'm')], {}),
          seat: (index) => heard.push(`seat ${index}`),
          option: (number) => heard.push(`option ${number}`),
          interrupt: (number) => heard.push(`interrupt ${number}`),
        })
        return () => h('p')
      },
    }
    const sign = {
      setup() {
        useKeys({ covers: 'signal', actions: bound([action('turn', 'signal', 'x')], {}) })
        return () => h('p')
      },
    }
    const pressAll = () => {
      const shifted = new KeyboardEvent('keydown', { key: '!', code: 'Digit1', shiftKey: true })
      const keys = [pressed('1', 'Digit1'), shifted, pressed('F2'), pressed('p'), pressed('m')]
      for (const key of [...keys, pressed('x')]) {
        dispatchKey(key, { covered: () => false, through: '' })
      }
    }
    show(sign)
    show(page)
    pressAll()
    expect(heard).toEqual(['mute', 'turn'])
    mounted.shift()?.()
    pressAll()
    expect(heard.slice(2)).toEqual(['seat 0', 'option 1', 'interrupt 1', 'pass', 'mute'])
  })

  test('No seat and nobody who steps in shares a key with one of them', () => {
    const taken = new Set(allActions().flatMap(({ keys }) => keys))
    for (let index = 0; index < 24; index++) {
      expect(taken.has((seatKey(index) ?? '').toLowerCase())).toBe(false)
    }
    for (let number = 1; number <= 9; number++) {
      expect(taken.has(interruptKey(number) ?? '')).toBe(false)
    }
  })

  test('Sheets with a key have registered it themselves', () => {
    expect(sheetActions.map(({ id, keys }) => `${id} ${keys.join(' ')}`).sort()).toEqual([
      'sheet.back Ctrl+Backspace',
      'sheet.handbook r',
      'sheet.help ? F1',
      'sheet.log l',
      'sheet.music Shift+m',
      'sheet.notes Shift+n',
      'sheet.phones Shift+p',
      'sheet.rulings n',
      'sheet.screens z',
      'sheet.settings ,',
    ])
  })
})

describe('The keys of seats', () => {
  test('Twenty-four of them are all different, and each key leads back to its seat', () => {
    const keys = Array.from({ length: 24 }, (_, index) => seatKey(index))
    expect(new Set(keys).size).toBe(24)
    for (const [index, key] of keys.entries()) {
      const digit = /\d/.test(key ?? '') ? `Digit${key}` : ''
      expect(seatIndexOf(pressed((key ?? '').toLowerCase(), digit))).toBe(index)
    }
    expect(seatKey(24)).toBeNull()
  })

  test('A digit is read by its place, so that it works where Shift types it', () => {
    expect(seatIndexOf(pressed('&', 'Digit1'))).toBe(0)
    expect(seatIndexOf(pressed('0', 'Numpad0'))).toBe(9)
  })
})

describe('Keys as they are printed', () => {
  test('bear the names of a German keyboard where the desk is in German', () => {
    expect(shownKey('Ctrl+Shift+z', 'de')).toBe('Strg+Umschalt+Z')
    expect(shownKey('Delete', 'de')).toBe('Entf')
    expect(shownKey('Ctrl+Shift+z', 'pl')).toBe('Ctrl+Shift+Z')
  })
})

describe('The keys of those who step in', () => {
  test('lead back to their number, and there are nine', () => {
    for (let number = 1; number <= 9; number++) {
      expect(interruptOf({ key: interruptKey(number) ?? '' })).toBe(number)
    }
    for (const key of ['F1', 'F11', 'F12', 'f', '2']) expect(interruptOf({ key })).toBeNull()
    expect(interruptKey(0)).toBeNull()
    expect(interruptKey(10)).toBeNull()
  })
})
