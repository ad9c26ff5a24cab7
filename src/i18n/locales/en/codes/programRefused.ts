/** What the program cannot do so: lobby and deal, clock and stories, stations, screens and files. */
export const programRefused = {
  // The desk
  deskLocked: {
    title: 'The desk is locked.',
    body: 'Only the host lifts the cover. Until then nothing is changed here.',
  },
  wrongPin: {
    title: 'That is not the PIN.',
    body: 'Try again. Forgotten it? The readme says how to take it off.',
  },
  pinLocked: {
    title: 'This evening has a PIN.',
    body: 'Open it, remove the PIN in the settings, and export it then.',
  },
  pinSpoilt: {
    title: 'This evening’s PIN cannot be read.',
    body: 'It stays locked. To open it without a PIN, delete {file} in the folder of the evenings.',
  },
  pinWait: {
    title: 'Too many wrong PINs.',
    body: 'Wait {seconds} {seconds|second|seconds}, then try again.',
  },
  // Lobby and deal
  unknownLanguage: {
    title: 'Nightfall does not speak that language.',
    body: 'Choose one of the list in the settings.',
  },
  unknownRuleset: {
    title: 'There is no game “{ruleset}” here.',
    body: 'A version of Nightfall that has it can open the evening. Nothing was changed.',
  },
  noSuchGame: {
    title: 'There is no game “{id}” of yours.',
    body: 'It was removed or renamed, perhaps in its folder. Choose another.',
  },
  noGameId: {
    title: 'This game has no id.',
    body: 'Its file is called by it. Add a line such as: id: my-game.',
  },
  gameUnread: {
    title: '{file} cannot be read.',
    body: 'It is far too long for a game, or the system does not let it be read. Look at it in your folder of games.',
  },
  gamesUnwritable: {
    title: 'The disk does not take the game.',
    body: 'Nothing was kept. Make room or check your folder of games ({reason}), then try again.',
  },
  hashWrong: {
    title: 'The game in this evening’s file is not the one it began with.',
    body: 'Its document and its fingerprint do not belong together, and an evening is only played by its own document. Take another copy of the file.',
  },
  ownGameRefused: {
    title: 'This game cannot be played as it is.',
    body: '{problem} Mistakes in all: {all}.',
  },
  nothingPicked: { title: 'No file was chosen.', body: 'Choose one first.' },
  sameGame: {
    title: 'The rehearsal plays the newest text already.',
    body: 'Save a change in your game, then go on with it here.',
  },
  unknownHouseRule: {
    title: 'This game has no such house rule.',
    body: 'Choose one from its list.',
  },
  badHouseRule: {
    title: 'That value does not fit this house rule.',
    body: 'Take one of the offered values.',
  },
  unknownCard: { title: 'This game has no such card.', body: 'Choose cards from the list.' },
  nameEmpty: {
    title: 'A name is missing.',
    body: 'It needs at least one letter that can be seen, so that the big screen can show it.',
  },
  nameTwice: {
    title: 'Two players have the same name.',
    body: 'On the big screen nobody could tell them apart. Add a letter or a nickname.',
  },
  numberOfPlayers: {
    title: 'This game is not for {players} {players|player|players}.',
    body: 'It takes {min} to {max}. Add players or take some off the list.',
  },
  castingRefused: {
    title: 'This deck cannot be played.',
    body: 'See the red remarks beside the deck, or take the proposed one.',
  },
  noLegalDeal: {
    title: 'No deal of this deck is allowed.',
    body: 'After a thousand shuffles the rules still wanted a new deal. Change the deck.',
  },
  notInHandbook: {
    title: 'That is not in tonight’s handbook.',
    body: 'It shows the roles of this deck and the house rules that were changed. Choose one of these.',
  },
  notKept: {
    title: 'That is no longer kept.',
    body: 'It was removed, perhaps in another window. Choose another.',
  },
  dealNotDone: {
    title: 'Not everybody is ready.',
    body: '{seat} is still missing. When all have looked or all cards are entered, the night can begin.',
  },
  dealRefused: {
    title: 'The game cannot begin with these hands.',
    body: 'The rules want a new deal: collect the cards and deal again, or correct what was entered.',
  },
  dealtBlind: {
    title: 'These cards cannot be entered.',
    body: 'Whoever sits at the laptop plays along and may see nobody else’s card. Let the program deal: everybody looks at the own card.',
  },
  dealtByHand: {
    title: 'You deal real cards this evening.',
    body: 'Enter which cards each player drew.',
  },
  dealtByProgram: {
    title: 'The program has dealt.',
    body: 'To enter real cards, go back and choose that instead.',
  },
  noSuchCard: {
    title: '{seat} does not hold that card.',
    body: 'Choose one of the cards shown.',
  },
  cardNotLeft: {
    title: 'No {card} is left in the deck.',
    body: 'All of them are entered already. Check the other hands, or the deck.',
  },
  wrongNumberOfCards: { title: 'That is not a full hand.', body: 'Everybody gets {wanted}.' },

  // Clock, stories, demo
  noSpeech: { title: 'Nobody is speaking.', body: 'There is no round of speeches to skip now.' },
  noVoteNow: {
    title: 'There is no vote now.',
    body: 'A vote is counted in when its step is open.',
  },
  noClock: { title: 'No clock is on.', body: 'This step is not timed.' },
  clockOver: { title: 'Time is up.', body: 'Add seconds to let them speak on, or go on.' },
  noStory: {
    title: 'There is no story to tell now.',
    body: 'Stories come before the names of the dead at dawn, if they are switched on.',
  },
  storyShown: {
    title: 'The room sees this story already.',
    body: 'Undo takes it off the screen; then it can be changed.',
  },
  demoOver: { title: 'The rehearsal is over.', body: 'Start another one, or go to the shelf.' },

  // Stations and the program
  notNow: {
    title: 'That does not fit here.',
    body: 'The evening stands somewhere else now. Look at the screen and try again.',
  },
  eveningOpen: {
    title: 'An evening is open.',
    body: 'There is one at a time. Put it back on the shelf first; it stays as it is.',
  },
  titleEmpty: {
    title: 'An evening needs a title.',
    body: 'Type at least one letter that can be seen.',
  },
  malformed: {
    title: 'The program did not understand this click.',
    body: 'Nothing was changed. If it happens again, reload the window: {problem}',
  },
  stopped: { title: 'The program is closing.', body: 'Everything you saw accepted is saved.' },
  internalError: {
    title: 'This is a mistake in the program.',
    body: 'The evening stands as before your click. Try another way, or settle it with a ruling. Details: {reason}',
  },
  broken: {
    title: 'This is a mistake in the program.',
    body: 'The evening is safe on disk. Close and open it again.',
  },
  notConnected: {
    title: 'The window has lost the program.',
    body: 'Nothing was sent. It tries again by itself; if it stays so, start Nightfall again.',
  },
  connectionLost: {
    title: 'The line broke before the answer came.',
    body: 'The click may or may not have counted. Look at the open step before you click again.',
  },

  // The machine
  screenGone: {
    title: 'That screen cannot be taken.',
    body: 'It was unplugged or changed just now, or it is the only one. Choose again from the list.',
  },
  noScreens: {
    title: 'Here you move the windows yourself.',
    body: 'In the browser, drag the big screen’s page to the TV and press F11.',
  },

  noNetwork: {
    title: 'This computer is in no network.',
    body: 'Join the Wi-Fi that the TV is in, then try again.',
  },
  folderGone: {
    title: 'There is no such folder.',
    body: 'Nothing was found at {path}. Type the whole path, from the disk on.',
  },
  folderUnreadable: {
    title: 'That folder cannot be read.',
    body: 'The system does not let Nightfall into {path}. Allow it there, or take another folder.',
  },
  folderNotChosen: {
    title: 'That folder was not chosen here.',
    body: 'Click “Choose a folder”, or drag one here.',
  },
  noSuchPiece: {
    title: 'That file is no longer there.',
    body: 'Let the folders be read again.',
  },
  addressGone: {
    title: 'That address is gone.',
    body: 'The network has changed. Choose again.',
  },
  notServed: {
    title: 'The page cannot be shown on the network.',
    body: 'The system does not allow it ({reason}). A firewall may stand in the way.',
  },

  // Storage
  damaged: {
    title: 'This evening’s file is damaged.',
    body: 'It can be read up to line {line}. The file is kept as it is; export saves the readable part.',
  },
  foreign: {
    title: 'This is no evening of Nightfall.',
    body: 'The file was left untouched. Choose one that Nightfall has exported.',
  },
  newer: {
    title: 'A newer Nightfall wrote this evening.',
    body: 'It needs Nightfall {program}. The file was left untouched.',
  },
  rulesDiffer: {
    title: 'The rules have changed since this evening.',
    body: 'From {phase} on they decide differently. Nothing was written; the shelf asks how to go on.',
  },
  locked: {
    title: 'Another Nightfall has this evening open.',
    body: 'Close it there first, so that the two do not write over each other.',
  },
  missing: {
    title: 'This evening is gone.',
    body: 'Its file is no longer in the folder of saved evenings.',
  },
  taken: {
    title: 'There is an evening of that name already.',
    body: 'Try again; a new name will be found.',
  },
  badId: { title: 'That is no name for an evening.', body: 'Choose an evening from the shelf.' },
  unwritable: {
    title: 'The disk does not take the evening.',
    body: 'Your last click did not count. Make room or check the folder ({reason}), then click again.',
  },
  unreadable: {
    title: 'This evening’s file cannot be read.',
    body: 'The system says {reason}. It is left as it is: check the rights of the file, and the disk.',
  },
  nameTooLong: {
    title: 'A name in this evening is far too long.',
    body: 'Names have up to {most} letters, so that the room can read them. The file is left as it is: export the evening again where it was played.',
  },
  notAFile: {
    title: 'This is no file.',
    body: 'A folder, a device or the like has an evening’s name, so it is not opened. Remove it from the folder of saved evenings.',
  },
  tooBig: {
    title: 'This file is too big for an evening.',
    body: 'It has {megabytes} MB; {most} are opened at most, so that the program stays quick. It is left as it is: take an older copy, or put it away.',
  },
  closed: { title: 'This evening was closed.', body: 'Open it from the shelf again.' },
} as const
