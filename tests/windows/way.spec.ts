/** The way of what was carried, as the end tells it on the big screen. */
import { expect } from '@playwright/test'
import type { ChronicleEntry, ProjectorView, SeatId } from '../../src/bridge'
import { showView, test } from './fixtures/projectorSite'
import { projectorViews } from './fixtures/projectorViews'

test.use({ viewport: { width: 1920, height: 1080 } })

const moved = (phase: string, how: string, from: SeatId[], to: SeatId[]): ChronicleEntry => ({
  phase,
  key: 'objectMoved',
  seats: { from, to, by: [] },
  params: { object: 'statuette', how },
})
const chosen = (phase: string, group: string, to: SeatId): ChronicleEntry => ({
  phase,
  key: 'objectMoved',
  seats: { to: [to], by: [] },
  params: { object: 'statuette', how: 'given', from: group },
})
const gained = (phase: string, group: string, from: SeatId): ChronicleEntry => ({
  phase,
  key: 'objectGained',
  seats: { from: [from], by: [] },
  params: { object: 'statuette', how: 'stolen', group },
})

const CHRONICLE: readonly ChronicleEntry[] = [
  moved('night 0', 'given', [], ['s2']),
  moved('night 1', 'stolen', ['s2'], ['s7']),
  gained('night 1', 'bandits', 's7'),
  chosen('night 1', 'bandits', 's3'),
  { phase: 'day 2', key: 'died', seats: { target: ['s5'] }, params: { role: 'judge' } },
  moved('night 2', 'won', ['s3'], ['s10']),
  moved('night 2', 'hidden', ['s10'], ['s0']),
]

function ended(players: number): ProjectorView {
  const view = projectorViews({ players, longNames: players > 12 })['revealed'] as ProjectorView
  const seats = view.seats.map(({ id }) => ({ id, team: 'citizens', dealt: ['citizen'] }))
  return {
    ...view,
    ruleset: 'ktulu',
    end: { winners: ['citizens'], revealed: { seats, chronicle: CHRONICLE } },
  }
}

/** When all twelve cards are turned over. */
const TURNED_MS = 7_000

test('leg by leg the statuette’s way is drawn through the ring, then the story rolls', async ({
  show,
}) => {
  await show.clock.install()
  await show.clock.pauseAt(Date.now() + 60_000)
  const view = ended(12)
  await showView(show, { ...view, end: { winners: ['citizens'], revealed: null } }, 0)
  await expect(show.getByTestId('way')).toHaveCount(0)

  await showView(show, view, 0)
  await expect(show.getByTestId('sides')).toBeVisible()
  await expect(show.getByTestId('way')).toHaveCount(0)
  await show.clock.runFor(TURNED_MS)
  const legs = show.getByTestId('way').locator('g')
  const words = show.getByTestId('way-line')
  await expect(legs).toHaveCount(1)
  await expect(words).toContainText(view.seats[2]?.name ?? '')
  await show.clock.runFor(3_400)
  await show.clock.runFor(3_400)
  await expect(legs).toHaveCount(3)
  await expect(words).toContainText('bandits (stolen)')
  await expect(words).toContainText(`bandits → ${view.seats[3]?.name}`)
  await expect(words).toContainText(view.seats[3]?.name ?? '')
  await show.clock.runFor(6_800)
  await expect(legs).toHaveCount(5)
  await expect(words).toContainText('planted')
  await show.clock.runFor(11_000)
  await expect(legs).toHaveCount(0)
  await expect(show.locator('.chapter').first()).toBeVisible()
})
