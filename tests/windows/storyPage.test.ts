import { expect, test } from 'vitest'
import { storyFile, type Story } from '../../src/ui/story/storyPage'
import { rightHands } from '../../src/bridge/asked/rightHands'

const story: Story = {
  language: 'en',
  game: 'chiangmai',
  gameName: 'Chiang Mai Mafia',
  title: '<script>alert(1)</script>',
  about: 'Saturday',
  won: ['The town has won.'],
  figures: [{ value: '2', label: 'nights' }],
  players: [
    {
      name: 'Ann "the" & <b>',
      alive: false,
      side: 'Town',
      colour: '#5fd6a4',
      cards: [{ glyph: 'steth', name: 'Queen' }],
    },
  ],
  phases: [{ phase: 'night 1', title: 'Night 1', lines: ['Ann slept.'] }],
  votes: [{ title: 'Day 1', rows: [{ name: 'Ann', count: 3, by: 'Ben' }] }],
  headings: { dealt: 'Dealt', story: 'Story', votes: 'Votes' },
}

test('The story of an evening stands alone: it asks nothing of any network and runs no script', () => {
  const page = storyFile({ ...story, middle: 'In the middle: <Seer>' }, 'p{}')
  expect(page).not.toMatch(/https?:|src=|href=|url\((?!#)|@import|<script/)
  expect(page).toContain('<p>In the middle: &lt;Seer&gt;</p>')
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).toContain('Ann &quot;the&quot; &amp; &lt;b&gt;')
  expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(4)
})

test('Who was right is counted over the votes in which somebody was accused', () => {
  const vote = { phase: 'day 1', about: null, totals: null }
  const votes = [
    { ...vote, hands: { s0: ['s1'], s1: ['s0'], s2: [] }, right: ['s0'] },
    { ...vote, hands: { s0: ['s2'], s1: ['s2'] }, right: ['s1'] },
    { ...vote, hands: { s2: ['s0'] }, right: null },
  ] as const
  expect(rightHands(votes as never)).toEqual([
    { seat: 's0', right: 1, cast: 2 },
    { seat: 's1', right: 1, cast: 2 },
  ])
})
