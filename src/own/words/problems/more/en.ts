/** Problems of files, of looks and of what a rehearsal found, in English. */
import type { MoreSentences } from '../base/table'

export const more = {
  lowContrast: [
    'Text in {found} is hard to read on {known}: the contrast is {contrast} to 1.',
    'Nobody could read it from four metres away; it takes at least 4.5 to 1.',
    'Choose a lighter or darker colour.',
  ],
  dealImpossible: [
    'For a table of {players}, every deal contains a forbidden hand.',
    'The cards would be dealt again and again forever.',
    'Allow that hand in deal: never, or change the deck.',
  ],
  callAlways: [
    '“untilShown” leaves no call out here.',
    'Where roles are not revealed, players have several lives, or anyone can become anything, every call stays.',
    'There is nothing you need to do.',
  ],
  longestReached: [
    '{found} of {most} test evenings went on to the last day.',
    'After the last possible day nobody wins.',
    'Let more players die, or let a team win earlier.',
  ],
  chainTooLong: [
    'In {found} of {most} test evenings, one thing led to another more than two hundred times.',
    'Anything after that is left out.',
    'Look for events that set each other off.',
  ],
  stepNeverUsed: [
    'In {most} test evenings, nobody ever chose anything in “{id}”.',
    'Perhaps nobody can.',
    'Check who it wakes, what may be chosen, and when.',
  ],
  oneSided: [
    '“{id}” won {found} of {most} test evenings.',
    'Simulated players play blindly, but rarely as one-sidedly as that.',
    'Look at the deck and at the conditions of victory.',
  ],
  notCompared: [
    'The test evenings could not show whether “{word}” of “{id}” stays secret.',
    'It takes two evenings that look the same but differ in who has it, at a moment when everybody could notice; there were none.',
    'Check in a rehearsal that nobody can tell who has it.',
  ],
  leak: [
    'On night or day {night}, something gave a secret away: {one} here, {other} there.',
    'The room must never be able to tell. This is a fault in the program.',
    'Report it with your document, and do not play the game until it is fixed.',
  ],
  crash: [
    'A test evening could not go on: {word}.',
    'This is a fault in the program, not in your document.',
    'Report it with your document.',
  ],
  idTaken: [
    'There is already a game with the id “{id}”.',
    'Two games with one id would be confused.',
    'Replace it, or give this one another id.',
  ],
  unreadable: [
    'The file “{id}” cannot be read.',
    'It may be gone, or this program may not be allowed to open it.',
    'Check that it is there and that you are allowed to open it.',
  ],
  unwritable: [
    'The file “{id}” cannot be written.',
    'The disk may be full, or this program may not be allowed to write there.',
    'Make room, or choose another folder in your system.',
  ],
  hashWrong: [
    'This evening’s game is not the one it began with.',
    'An evening can only be played with its own document.',
    'Use an undamaged copy of the evening.',
  ],
} as const satisfies MoreSentences
