import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FacilitatorView, FacilitatorWindow } from '../../src/bridge'
import { useDesk } from '../../src/facilitator/desk/deskStore'

/** A line whose views and breaks the test decides. */
function line() {
  let onView: (view: FacilitatorView) => void = () => {}
  let onConnection: (connected: boolean) => void = () => {}
  const found = {
    onView: (listener: typeof onView) => ((onView = listener), () => {}),
    onConnection: (listener: typeof onConnection) => ((onConnection = listener), () => {}),
    now: () => 0,
    actions: {},
  } as unknown as FacilitatorWindow
  return {
    found,
    view: (revision: number) => onView({ revision } as FacilitatorView),
    connected: (now: boolean) => onConnection(now),
  }
}

/** Whether a promise has come true by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false
  void promise.then(() => (done = true))
  await new Promise((resolve) => setTimeout(resolve, 0))
  return done
}

describe('What was done is waited for', () => {
  beforeEach(() => setActivePinia(createPinia()))

  test('until the view that shows it is there, and not a view longer', async () => {
    const desk = useDesk()
    const { found, view } = line()
    desk.attach(found)
    view(4)
    expect(await isDone(desk.shows(4))).toBe(true)
    expect(await isDone(desk.shows())).toBe(true)
    const later = desk.shows(6)
    view(5)
    expect(await isDone(later)).toBe(false)
    view(7)
    expect(await isDone(later)).toBe(true)
  })

  test('no longer once the line is lost: the next view may belong to another run of the program', async () => {
    const desk = useDesk()
    const { found, view, connected } = line()
    desk.attach(found)
    view(4)
    const later = desk.shows(9)
    expect(await isDone(later)).toBe(false)
    connected(false)
    expect(await isDone(later)).toBe(true)
  })
})
