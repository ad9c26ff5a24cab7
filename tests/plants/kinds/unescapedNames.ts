import type { PlantKind } from '../plant'

const CARDS = 'src/facilitator/paper/sheets/cards.ts'
const SHEETS = 'src/facilitator/paper/sheets/sheets.ts'
const STORY = 'src/ui/story/storyPage.ts'
const MARKUP = 'src/ui/art/markup.ts'

export const unescapedNames: PlantKind = {
  id: 'unescaped-names',
  says: 'A word with markup in it is a word, wherever the program writes markup.',
  tests: ['tests/windows/hostileNames.test.ts'],
  plants: [
    {
      says: 'The side on a printed card is taken as markup.',
      file: CARDS,
      find: '<small>${escaped(side)}</small>',
      put: '<small>${side}</small>',
    },
    {
      says: 'The name on a printed card is taken as markup.',
      file: CARDS,
      find: '<strong>${escaped(name)}</strong>${kind}',
      put: '<strong>${name}</strong>${kind}',
    },
    {
      says: 'What a card is besides its name is taken as markup.',
      file: CARDS,
      find: '`<em>${escaped(is)}</em>`',
      put: '`<em>${is}</em>`',
    },
    {
      says: 'The game’s name on the backs of cards is taken as markup.',
      file: CARDS,
      find: '<span>${escaped(gameName)}</span>',
      put: '<span>${gameName}</span>',
    },
    {
      says: 'The voters on the page of a story are taken as markup.',
      file: STORY,
      find: '<small>${escaped(by)}</small>',
      put: '<small>${by}</small>',
    },
    {
      says: 'The cards’ names on the page of a story are taken as markup.',
      file: STORY,
      find: 'cards.map((card) => escaped(card.name)).join',
      put: 'cards.map((card) => card.name).join',
    },
    {
      says: 'A story’s title is taken as markup in the head of its file.',
      file: STORY,
      find: '<title>${escaped(title)}</title>',
      put: '<title>${title}</title>',
    },
    {
      says: 'A story’s language can end the attribute that it stands in.',
      file: STORY,
      find: '<html lang="${escaped(language)}">',
      put: '<html lang="${language}">',
    },
    {
      says: 'What happened in a phase is taken as markup.',
      file: STORY,
      find: '${lines.map(paragraph).join',
      put: '${lines.map((line) => `<p>${line}</p>`).join',
    },
    {
      says: 'A figure’s label on the page of a story is taken as markup.',
      file: STORY,
      find: '</strong> ${escaped(label)}</li>',
      put: '</strong> ${label}</li>',
    },
    {
      says: 'What the host says in a call is taken as markup on the night’s sheet.',
      file: SHEETS,
      find: '<p class="say">${escaped(line)}</p>',
      put: '<p class="say">${line}</p>',
    },
    {
      says: 'How guests behave is taken as markup in the rules in short.',
      file: SHEETS,
      find: 'items(table.map(escaped))',
      put: 'items(table)',
    },
    {
      says: 'A house rule’s value is taken as markup in the rules in short.',
      file: SHEETS,
      find: '</strong> ${escaped(value)}`',
      put: '</strong> ${value}`',
    },
    {
      says: 'A side’s colour can end the attribute that it stands in.',
      file: 'src/ui/art/emblem.ts',
      find: 'const paint = escaped(colour)',
      put: 'const paint = colour',
    },
    {
      says: 'A quotation mark is left as it is.',
      file: MARKUP,
      find: '/[&<>"\']/g',
      put: "/[&<>']/g",
    },
    {
      says: 'What is escaped already is not escaped again.',
      file: MARKUP,
      find: '/[&<>"\']/g',
      put: '/&(?!\\w+;)|[<>"\']/g',
    },
    {
      says: 'The first letter of a name is taken as markup.',
      file: MARKUP,
      find: "escaped([...name][0] ?? '?')",
      put: "([...name][0] ?? '?')",
    },
    {
      says: 'Another part of the desk writes a name as markup.',
      file: 'src/facilitator/common/useMedia.ts',
      find: 'export function useMedia',
      put: 'export const label = (name: string): string => `<b>${name}</b>`\n\nexport function useMedia',
    },
    {
      says: 'A notice of the desk is put into the page as markup.',
      file: 'src/facilitator/frame/ToastList.vue',
      find: '<script setup lang="ts">\n',
      put: '<script setup lang="ts">\n// innerHTML\n',
    },
  ],
}
