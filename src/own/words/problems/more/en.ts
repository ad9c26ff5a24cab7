/** Problems of files, of looks and of what a rehearsal found, in English. */
import type { MoreSentences } from '../table'

export const more: MoreSentences = {
  lowContrast: [
    'Letters in {found} can hardly be read on {known}: the contrast is {contrast} to 1.',
    'From four metres away nobody could read them; 4.5 to 1 is the least.',
    'Choose a lighter or darker colour.',
  ],
  dealImpossible: [
    'For {players} players every deal has a hand that must not be.',
    'It would be dealt again and again without end.',
    'Allow such a hand under deal: never, or change the deck.',
  ],
  callAlways: [
    '“untilShown” leaves no call out here.',
    'Where no roles are turned over, players have several lives, or anybody can become anything, every call stays.',
    'Nothing has to be done.',
  ],
  longestReached: [
    '{found} of {most} tried evenings went on to the last day.',
    'After the longest day nobody has won.',
    'Let more players die, or let a team win earlier.',
  ],
  chainTooLong: [
    'In {found} of {most} tried evenings one thing led to another more than two hundred times.',
    'What comes after that is left out.',
    'Look for events that set each other off.',
  ],
  stepNeverUsed: [
    'In {most} tried evenings nobody ever chose anything in “{id}”.',
    'Perhaps nobody can.',
    'Look at whom it wakes, what may be chosen, and when.',
  ],
  oneSided: [
    '“{id}” won {found} of {most} tried evenings.',
    'Invented players play blindly, but hardly that one-sidedly.',
    'Look at the deck and at the conditions of victory.',
  ],
  notCompared: [
    'The tried evenings could not show whether “{word}” of “{id}” stays secret.',
    'No two evenings that looked alike differed in who has it while everybody could have noticed.',
    'See in a rehearsal that nobody can tell who has it.',
  ],
  leak: [
    'In night or day {night} something gave a secret away: {one} here, {other} there.',
    'The room must never notice what is secret. This is a fault of the program.',
    'Report it with your document; do not play it until then.',
  ],
  crash: [
    'A tried evening could not go on: {word}.',
    'This is a fault of the program, not of your document.',
    'Report it with your document.',
  ],
  idTaken: [
    'There is a game called “{id}” already.',
    'Two games of one name would be taken for each other.',
    'Replace it, or give this one another id.',
  ],
  unreadable: [
    'The file “{id}” cannot be read.',
    'It may be gone, or closed to this program.',
    'Look whether it is there and whether you may open it.',
  ],
  unwritable: [
    'The file “{id}” cannot be written.',
    'The folder may be full or closed to this program.',
    'Make room, or choose another folder in your system.',
  ],
  hashWrong: [
    'The game of this evening is not what it was when the evening began.',
    'An evening is only played by its own document.',
    'Take an undamaged copy of the evening.',
  ],
}
