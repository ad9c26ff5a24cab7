import type { PlantKind } from '../plant'

const CARDS = 'src/facilitator/paper/sheets/cards.ts'
const BACKS = 'pageOf(back(gameName).repeat(perPage), perPage)'

export const tellingBacks: PlantKind = {
  id: 'telling-backs',
  says: 'All backs of printed cards are the same.',
  tests: ['tests/windows/cardBacks.test.ts'],
  plants: [
    {
      says: 'A back has its card’s colour.',
      file: CARDS,
      find: BACKS,
      put: "pageOf(some.map(({ colour }) => back(gameName).replace('#c79b4b', colour)).join(''), perPage)",
    },
    {
      says: 'A back is of its card’s side, for the styles alone.',
      file: CARDS,
      find: BACKS,
      put: 'pageOf(some.map(({ side }) => back(gameName).replace(\'class="card back"\', `class="card back" data-side="${side}"`)).join(\'\'), perPage)',
    },
    {
      says: 'Every second back is turned.',
      file: CARDS,
      find: BACKS,
      put: "pageOf(Array.from({ length: perPage }, (_, n) => n % 2 ? back(gameName) : back(gameName).replace('M56 58', 'M55 58')).join(''), perPage)",
    },
    {
      says: 'Only as many backs are printed as there are faces on the page.',
      file: CARDS,
      find: BACKS,
      put: 'pageOf(back(gameName).repeat(some.length), perPage)',
    },
    {
      says: 'The first page’s backs are others than those that follow.',
      file: CARDS,
      find: BACKS,
      put: 'pageOf((at === 0 ? back(gameName) : back(` ${gameName}`)).repeat(perPage), perPage)',
    },
    {
      says: 'Backs tell how many cards there are.',
      file: CARDS,
      find: BACKS,
      put: 'pageOf(back(`${gameName} ${cards.length}`).repeat(perPage), perPage)',
    },
    {
      says: 'The back of a card without a side has no name on it.',
      file: CARDS,
      find: BACKS,
      put: "pageOf(Array.from({ length: perPage }, (_, n) => back(cards[at + n]?.side === '' ? '' : gameName)).join(''), perPage)",
    },
    {
      says: 'A card with a long help has a thicker frame on its back.',
      file: CARDS,
      find: BACKS,
      put: "pageOf(Array.from({ length: perPage }, (_, n) => (cards[at + n]?.help.length ?? 0) > 130 ? back(gameName).replace('stroke-width=\"1.6\"', 'stroke-width=\"1.7\"') : back(gameName)).join(''), perPage)",
    },
    {
      says: 'A deck with two sides gets another back.',
      file: CARDS,
      find: BACKS,
      put: 'pageOf(back(new Set(cards.map(({ side }) => side)).size > 1 ? gameName.toUpperCase() : gameName).repeat(perPage), perPage)',
    },
    {
      says: 'A page of one side alone has its backs in another blue.',
      file: CARDS,
      find: BACKS,
      put: "pageOf((some.every(({ side }) => side === some[0]?.side) ? back(gameName) : back(gameName).replaceAll('#232a4d', '#232a4e')).repeat(perPage), perPage)",
    },
    {
      says: 'The styles tell the last back of a page.',
      file: 'src/facilitator/paper/sheets/cards.css',
      find: '.card.back {',
      put: '.card.back:last-child {\n  opacity: 0.99;\n}\n\n.card.back {',
    },
    {
      says: 'The pages of backs are given away by a word of their own where a Mafia card is among them.',
      file: CARDS,
      find: '    if (backs) pages.push(',
      put: "    if (backs && some.some(({ role }) => role === 'mafia')) pages.push(pageOf(back(gameName).repeat(perPage), perPage).replace('class=\"page', 'class=\"page '))\n    else if (backs) pages.push(",
    },
  ],
}
