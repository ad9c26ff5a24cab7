/** What cannot be answered so: answers and drafts, announcements, rulings, undo. */
export const answersRefused = {
  // Answers and drafts
  mustAnswer: {
    title: 'This call needs an answer.',
    body: 'The rules do not allow passing here. Click the chosen player; if that is impossible, skip the step with a ruling.',
  },
  notInHand: {
    title: 'They do not hold this card.',
    body: 'Click one of the cards that the step names.',
  },
  unknownOption: {
    title: 'That choice is not available.',
    body: 'Use one of the buttons that the step shows.',
  },
  onlyOk: {
    title: 'Nobody can answer this call.',
    body: 'Read it as on every other night, wait a little, and go on.',
  },
  wrongForm: {
    title: 'This step needs a different kind of answer.',
    body: 'See what the step asks for and click that.',
  },
  notATarget: {
    title: '{seat} cannot be chosen here.',
    body: 'Only the lit seats can. If the table disagrees, settle it with a ruling.',
  },
  namedTwice: {
    title: 'Somebody is named twice.',
    body: 'Each player counts once. Remove one entry.',
  },
  tooFew: {
    title: 'That is not enough yet.',
    body: 'At least {min} {min|has|have} to be chosen.',
  },
  tooMany: {
    title: 'That is one too many.',
    body: 'At most {max} can be chosen. Remove one first.',
  },
  noTargetWanted: {
    title: 'This choice needs no player.',
    body: 'Click it without choosing a seat.',
  },
  targetMissing: {
    title: 'Somebody has to be named.',
    body: 'Click the player it is about.',
  },
  boundHand: {
    title: '{seat} may not vote like that.',
    body: 'A rule that everybody knows of says how {seat} has to vote. Ask for another vote, and enter that.',
  },
  mustPoint: {
    title: '{seat} has not pointed at anybody.',
    body: 'Everybody in this group has to. Click {seat}, then the player they point at.',
  },
  mustUseAllVotes: {
    title: '{seat} has votes left.',
    body: 'Every vote has to be used here; {seat} has {votes}. Enter the missing ones before you close the count.',
  },
  notAsked: {
    title: '{seat} is not asked here.',
    body: 'Only the players of this step can answer it.',
  },
  notSelf: {
    title: 'Nobody can choose themselves here.',
    body: 'Ask {seat} to choose somebody else.',
  },
  noVote: { title: '{seat} has no vote here.', body: 'Leave that hand out of the count.' },
  needsNames: {
    title: 'This vote needs names.',
    body: 'Some hands may not count the way they were raised. Enter the votes player by player.',
  },
  handNotNoted: {
    title: 'The hand of {seat} is not noted yet.',
    body: 'The hand of {seat} may count in another way. Note who it was raised for, or that it stayed down.',
  },
  tooManyHands: {
    title: 'That is too many hands.',
    body: 'At most {max} can be counted here. Remove one.',
  },
  handsMissing: {
    title: 'Hands are missing.',
    body: 'Every vote has to be used here: {count} {count|is|are} still missing.',
  },
  notInTurn: {
    title: 'This vote goes from voter to voter.',
    body: 'Enter the hands player by player.',
  },
  notACandidate: {
    title: '{seat} is not a candidate.',
    body: 'Only the candidates of this vote can get votes.',
  },
  tooManyVotes: {
    title: '{seat} has no vote left.',
    body: 'Votes in all: {votes}. Undo one before you give another.',
  },
  noWithdrawal: {
    title: 'A nomination is final.',
    body: 'These rules do not let anybody withdraw one. If you misclicked, undo it.',
  },
  noSecondWanted: {
    title: 'No second is needed.',
    body: 'One player is enough to nominate.',
  },
  otherStep: {
    title: 'The evening has moved on.',
    body: 'This answer belongs to a step that is no longer open. Look at the open step and answer that one.',
  },
  notOffered: {
    title: 'That is not possible right now.',
    body: 'The rules allow it only at other moments.',
  },
  noOdds: {
    title: 'This program cannot play evenings by itself.',
    body: 'Start Nightfall again the way you usually do.',
  },
  noFiles: {
    title: 'This window opens files itself.',
    body: 'Click Import and choose one.',
  },
  noDraft: { title: 'There is nothing to close.', body: 'This step takes a single click.' },
  gameOver: { title: 'The game is over.', body: 'To play on from here, undo the last step.' },

  // Announcements, rulings, undo
  nothingToTell: { title: 'Everything has been told.', body: 'Go on to the next step.' },
  nothingReached: {
    title: 'Nobody has won yet.',
    body: 'By the rules the game is still on.',
  },
  nothingToPublish: {
    title: 'The big screen already shows everything.',
    body: 'There is nothing left to show.',
  },
  notAtNight: {
    title: 'Not at night.',
    body: 'A change on the big screen now would give too much away. Show it at dawn.',
  },
  tellFirst: {
    title: 'The announcements come first.',
    body: 'Announce what is still waiting, then show your ruling.',
  },
  unknownTeam: {
    title: 'There is no such winner in this game.',
    body: 'Choose one of its teams or players.',
  },
  unknownSeat: { title: 'There is no such seat.', body: 'Choose a player of this evening.' },
  alreadyOut: { title: '{seat} is already out.', body: 'Choose somebody who is in the game.' },
  stillIn: { title: '{seat} is still in the game.', body: 'Choose somebody who is out.' },
  unknownRole: { title: 'This game has no such role.', body: 'Choose one of its own.' },
  unknownStatus: {
    title: 'This game has no condition of that name.',
    body: 'Choose one of its own.',
  },
  namesHimself: {
    title: 'Nobody can nominate themselves.',
    body: '{seat} has to name somebody else.',
  },
  secondIsAnother: {
    title: '{seat} cannot second this.',
    body: 'The second is neither the nominator nor the nominee.',
  },
  standIsFull: {
    title: 'There is no more room on the stand: {max} at most.',
    body: 'Leave the later hands out.',
  },
  standsAlready: { title: '{seat} has already been nominated.', body: 'Name somebody else.' },
  nominatedAlready: {
    title: '{seat} has made as many nominations as allowed.',
    body: 'Let somebody else nominate.',
  },
  notHisToWithdraw: {
    title: '{seat} was named by somebody else.',
    body: 'Only the player who named somebody can withdraw that name.',
  },
  noSuchRuling: {
    title: 'This game has no such ruling.',
    body: 'Choose another one; you may need two for what you want.',
  },
  nothingToChange: {
    title: 'There is no answer to change here.',
    body: 'Choose an answer that was given. Everything else can be undone.',
  },
  changing: {
    title: 'You are already changing an answer.',
    body: 'Give that one first, or leave it as it was.',
  },
  nothingToUndo: {
    title: 'There is nothing to undo.',
    body: 'This is where the game began.',
  },
  nothingToRedo: {
    title: 'There is nothing to redo.',
    body: 'Something new has happened since the last undo.',
  },
  nothingToAskAgain: {
    title: 'There is nothing to ask again.',
    body: 'That only works while the game offers it. Undo and answer the step again instead.',
  },
  olderRules: {
    title: 'This evening can only be looked at.',
    body: 'It was played by older rules, so its end cannot be undone.',
  },
  redoDiffers: {
    title: 'This cannot be redone.',
    body: 'The rules have changed since; today it would turn out differently. Answer again.',
  },
  nothingToAdvance: {
    title: 'This one is up to you.',
    body: 'There is more than one way to go on, so the clicker waits. Answer at the laptop.',
  },
  notOver: {
    title: 'The game is not over yet.',
    body: 'The roles can be turned over once somebody has won.',
  },
  alreadyRevealed: { title: 'The roles are already open.', body: 'Undo turns them back.' },
} as const
