/** What the program cannot do so: lobby and deal, clock and stories, stations, screens and files. */
export const programRefused = {
  // The desk
  deskLocked: {
    title: 'The desk is locked.',
    body: 'Only the host can lift the cover. Until then nothing can be changed here.',
  },
  programHosts: {
    title: 'The program hosts this evening.',
    body: 'What you want here would show or change what nobody may see. Ask all players to open the desk.',
  },
  wrongPin: {
    title: 'That is not the PIN.',
    body: 'Try again. Forgotten it? The readme says how to remove it.',
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
    body: 'Choose one from the list in the settings.',
  },
  unknownRuleset: {
    title: 'There is no game “{ruleset}” here.',
    body: 'A version of Nightfall that has it can open the evening. Nothing was changed.',
  },
  noSuchGame: {
    title: 'You have no game “{id}”.',
    body: 'It was removed or renamed, perhaps in its folder. Choose another.',
  },
  noGameId: {
    title: 'This game has no id.',
    body: 'Its file is named after the id. Add a line such as: id: my-game.',
  },
  gameUnread: {
    title: '{file} cannot be read.',
    body: 'It is a link, a folder, far too long for a game, or locked by the system. Put the text itself into your folder of games.',
  },
  gamesUnwritable: {
    title: 'The game cannot be saved.',
    body: 'Nothing was saved. Make room on the disk or check your folder of games ({reason}), then try again.',
  },
  hashWrong: {
    title: 'The game in this evening’s file is not the one it began with.',
    body: 'Its document and its fingerprint do not match, and an evening can only be played with its own document. Use another copy of the file.',
  },
  ownGameRefused: {
    title: 'This game cannot be played as it is.',
    body: '{problem} Problems in all: {all}.',
  },
  nothingPicked: { title: 'No file was chosen.', body: 'Choose one first.' },
  sameGame: {
    title: 'The rehearsal already plays the newest text.',
    body: 'Save a change in your game, then go on with it here.',
  },
  unknownHouseRule: {
    title: 'This game has no such house rule.',
    body: 'Choose one from its list.',
  },
  badHouseRule: {
    title: 'That value does not fit this house rule.',
    body: 'Choose one of the offered values.',
  },
  unknownCard: { title: 'This game has no such card.', body: 'Choose cards from the list.' },
  nameEmpty: {
    title: 'A name is missing.',
    body: 'It needs at least one visible letter, so that the big screen can show it.',
  },
  nameTwice: {
    title: 'Two players have the same name.',
    body: 'Nobody could tell them apart on the big screen. Add a letter or a nickname.',
  },
  numberOfPlayers: {
    title: 'This game is not for {players} {players|player|players}.',
    body: 'It takes {min} to {max}. Add players, or remove some from the list.',
  },
  castingRefused: {
    title: 'This deck cannot be played.',
    body: 'See the red remarks beside the deck, or use the proposed one.',
  },
  noLegalDeal: {
    title: 'No deal of this deck is allowed.',
    body: 'After a thousand shuffles the rules still asked for a new deal. Change the deck.',
  },
  notInHandbook: {
    title: 'That is not in tonight’s handbook.',
    body: 'It shows the roles in this deck and the changed house rules. Choose one of these.',
  },
  notKept: {
    title: 'That no longer exists.',
    body: 'It was removed, perhaps in another window. Choose another.',
  },
  dealNotDone: {
    title: 'Not everybody is ready.',
    body: '{seat} is still missing. When all have looked or all cards are entered, the night can begin.',
  },
  dealRefused: {
    title: 'The game cannot begin with these hands.',
    body: 'The rules require a new deal: collect the cards and deal again, or correct what was entered.',
  },
  dealtBlind: {
    title: 'These cards cannot be entered.',
    body: 'The host plays too and may not see anybody else’s card. Let the program deal: players look at their own card.',
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
    body: 'All of them have already been entered. Check the other hands, or the deck.',
  },
  wrongNumberOfCards: { title: 'That is not a full hand.', body: 'Everybody gets {wanted}.' },

  // Clock, stories, demo
  noSpeech: { title: 'Nobody is speaking.', body: 'There is no round of speeches to skip now.' },
  noVoteNow: {
    title: 'There is no vote now.',
    body: 'You can count in a vote while its step is open.',
  },
  noClock: { title: 'No clock is running.', body: 'This step is not timed.' },
  clockOver: { title: 'Time is up.', body: 'Add seconds to let them go on speaking, or go on.' },
  noStory: {
    title: 'There is no story to tell now.',
    body: 'Stories come before the names of the dead at dawn, if they are switched on.',
  },
  storyShown: {
    title: 'The room already sees this story.',
    body: 'Undo takes it off the screen; then you can change it.',
  },
  demoOver: { title: 'The rehearsal is over.', body: 'Start another one, or go to the shelf.' },

  // Stations and the program
  notNow: {
    title: 'That is not possible here.',
    body: 'The evening has moved on. Look at the screen and try again.',
  },
  eveningOpen: {
    title: 'An evening is open.',
    body: 'Only one can be open at a time. Put it back on the shelf first; it stays as it is.',
  },
  titleEmpty: {
    title: 'An evening needs a title.',
    body: 'Type at least one visible letter.',
  },
  malformed: {
    title: 'The program did not understand this click.',
    body: 'Nothing was changed. If it happens again, reload the window: {problem}',
  },
  stopped: { title: 'The program is closing.', body: 'Everything that was accepted is saved.' },
  internalError: {
    title: 'This is a bug in the program.',
    body: 'The evening is as it was before your click. Try another way, or settle it with a ruling. Details: {reason}',
  },
  broken: {
    title: 'This is a bug in the program.',
    body: 'The evening is safe on disk. Close and open it again.',
  },
  notConnected: {
    title: 'The window has lost the connection.',
    body: 'Nothing was sent. It keeps trying; if that does not help, restart Nightfall.',
  },
  connectionLost: {
    title: 'The connection was lost before the answer came.',
    body: 'The click may or may not have counted. Look at the open step before you click again.',
  },

  // The machine
  screenGone: {
    title: 'That screen cannot be used.',
    body: 'It was unplugged or changed just now, or it is the only one. Choose again from the list.',
  },
  noScreens: {
    title: 'You have to move the windows yourself here.',
    body: 'In the browser, drag the big screen’s page to the TV and press F11.',
  },

  phonesMissing: {
    title: 'Not everybody has a phone.',
    body: 'Nights on phones need one for each player. Give a phone to whoever has none, or play the night by voice.',
  },
  noNetwork: {
    title: 'This computer is not on a network.',
    body: 'Join the TV’s Wi-Fi, then try again.',
  },
  folderGone: {
    title: 'There is no such folder.',
    body: 'Nothing was found at {path}. Type the full path.',
  },
  folderUnreadable: {
    title: 'That folder cannot be read.',
    body: 'The system doesn’t let Nightfall open {path}. Allow it, or choose another folder.',
  },
  folderSlow: {
    title: 'That folder does not answer.',
    body: 'Nothing came from {path}. Check its disk or network and try again, or copy the music onto this computer.',
  },
  folderNotChosen: {
    title: 'That folder was not chosen here.',
    body: 'Click “Choose a folder”, or drag one here.',
  },
  noSuchPiece: {
    title: 'That file is no longer there.',
    body: 'Read the folders again.',
  },
  addressGone: {
    title: 'That address is gone.',
    body: 'The network has changed. Choose again.',
  },
  notServed: {
    title: 'The page cannot be shown on the network.',
    body: 'The system does not allow it ({reason}). A firewall may be in the way.',
  },

  // Storage
  damaged: {
    title: 'This evening’s file is damaged.',
    body: 'It can be read up to line {line}. The file stays as it is; export saves the readable part.',
  },
  foreign: {
    title: 'This is not a Nightfall evening.',
    body: 'The file was left untouched. Choose one that Nightfall exported.',
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
    title: 'There is already an evening of that name.',
    body: 'Try again; a new name will be found.',
  },
  badId: {
    title: 'That cannot be the name of an evening.',
    body: 'Choose an evening from the shelf.',
  },
  unwritable: {
    title: 'The evening cannot be saved.',
    body: 'Your last click did not count. Make room on the disk or check the folder ({reason}), then click again.',
  },
  unreadable: {
    title: 'This evening’s file cannot be read.',
    body: 'The system says: {reason}. The file stays as it is: check its permissions, and the disk.',
  },
  nameTooLong: {
    title: 'A name in this evening is far too long.',
    body: 'Names have up to {most} letters, so that the room can read them. The file stays as it is: export the evening again where it was played.',
  },
  notAFile: {
    title: 'This is not a file.',
    body: 'A folder or device has an evening’s name, so it is not opened. Remove it from the folder of saved evenings.',
  },
  tooBig: {
    title: 'This file is too big for an evening.',
    body: 'It has {megabytes} MB; at most {most} MB are opened, so that the program stays fast. It stays as it is: use an older copy, or move it elsewhere.',
  },
  lineTooLong: {
    title: 'This file is not an evening that can be played.',
    body: 'Line {line} is longer than {most} MB, the limit for one line, so it is not read. The file is left as it is.',
  },
  tooManySeats: {
    title: 'This evening has too many players.',
    body: 'It says {found}; at most {most} can play. The file is left as it is.',
  },
  tooManyCards: {
    title: 'This evening has too many cards.',
    body: 'Its deck has more than {most}, which no game deals. The file is left as it is.',
  },
  closed: { title: 'This evening was closed.', body: 'Open it from the shelf again.' },
} as const
