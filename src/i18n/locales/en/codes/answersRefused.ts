/** What cannot be answered so: answers and drafts, announcements, rulings, undo. */
export const answersRefused = {
  // Answers and drafts
  mustAnswer: {
    title: 'This call needs an answer.',
    body: 'The rules allow no passing here. Click who was chosen; if it cannot be done, skip the step with a ruling.',
  },
  unknownOption: {
    title: 'That choice is not on offer.',
    body: 'Take one of the buttons that the step shows.',
  },
  onlyOk: {
    title: 'Nobody can answer this call.',
    body: 'Read it like every other night, wait a little, and go on.',
  },
  wrongForm: {
    title: 'This step wants another kind of answer.',
    body: 'Look at what the step asks for and click that.',
  },
  notATarget: {
    title: '{seat} cannot be chosen here.',
    body: 'Only the lit seats can. If the table sees it differently, a ruling by hand decides.',
  },
  namedTwice: {
    title: 'Somebody is named twice.',
    body: 'Each player counts once. Take one entry away.',
  },
  tooFew: {
    title: 'That is not enough yet.',
    body: 'At least {min} {min|has|have} to be chosen.',
  },
  tooMany: {
    title: 'That is one too many.',
    body: 'At most {max} can be chosen. Take one away first.',
  },
  noTargetWanted: {
    title: 'This choice needs no player.',
    body: 'Click it without choosing a seat.',
  },
  targetMissing: {
    title: 'Somebody has to be named.',
    body: 'Click the player whom it is about.',
  },
  mustPoint: {
    title: '{seat} has not pointed at anybody.',
    body: 'Everybody in this group has to. Click {seat}, then the one pointed at.',
  },
  mustUseAllVotes: {
    title: '{seat} has votes left.',
    body: 'Here every vote has to be used: {votes} for {seat}. Enter the missing ones before you close the count.',
  },
  notAsked: {
    title: '{seat} is not asked here.',
    body: 'Only the players of this step can answer it.',
  },
  notSelf: { title: 'Nobody can choose themselves here.', body: 'Ask {seat} for somebody else.' },
  noVote: { title: '{seat} has no vote here.', body: 'Leave that hand out of the count.' },
  needsNames: {
    title: 'This vote needs names.',
    body: 'A hand may count otherwise than it was raised. Enter the votes player by player.',
  },
  tooManyHands: {
    title: 'There cannot be so many hands.',
    body: 'At most {max} can be counted here. Take one away.',
  },
  handsMissing: {
    title: 'Hands are missing.',
    body: 'Here every vote has to be used: {count} {count|is|are} still missing.',
  },
  notInTurn: {
    title: 'This vote goes from voter to voter.',
    body: 'Enter the hands player by player.',
  },
  notACandidate: {
    title: '{seat} is no candidate.',
    body: 'Only the candidates of this vote can get hands.',
  },
  tooManyVotes: {
    title: '{seat} has no vote left.',
    body: '{votes} is all there is. Take a vote back before you give another.',
  },
  noWithdrawal: {
    title: 'A nomination stands.',
    body: 'By these rules it cannot be taken back; undo it if it was a slip.',
  },
  noSecondWanted: {
    title: 'No second voice is needed.',
    body: 'One player is enough to nominate.',
  },
  otherStep: {
    title: 'The evening has moved on.',
    body: 'This answer belongs to a step that is no longer open. Look at the open step and answer that one.',
  },
  notOffered: {
    title: 'That is not possible right now.',
    body: 'The rules offer it at other moments only.',
  },
  noOdds: {
    title: 'This program cannot play evenings by itself.',
    body: 'Start Nightfall again the way you usually do.',
  },
  noFiles: {
    title: 'Files are opened by this window itself.',
    body: 'Click Import and choose one.',
  },
  noDraft: { title: 'There is nothing to close.', body: 'This step takes a single click.' },
  gameOver: { title: 'The game is over.', body: 'To play on from here, undo the last step.' },

  // Announcements, rulings, undo
  nothingToTell: { title: 'Everything has been told.', body: 'Go on to the next step.' },
  nothingReached: {
    title: 'Nobody has won yet.',
    body: 'By the rules the game goes on anyway.',
  },
  nothingToPublish: {
    title: 'The big screen shows everything already.',
    body: 'There is nothing to let through.',
  },
  notAtNight: {
    title: 'Not at night.',
    body: 'A change on the big screen now would tell too much. Show it at dawn.',
  },
  tellFirst: {
    title: 'The announcements come first.',
    body: 'Tell what is still waiting, then show what you ruled.',
  },
  unknownTeam: {
    title: 'There is no such winner in this game.',
    body: 'Choose among its teams and players.',
  },
  unknownSeat: { title: 'There is no such seat.', body: 'Choose a player of this evening.' },
  alreadyOut: { title: '{seat} is out already.', body: 'Choose somebody who is in the game.' },
  stillIn: { title: '{seat} is still in the game.', body: 'Choose somebody who is out.' },
  unknownRole: { title: 'This game has no such role.', body: 'Choose one of its own.' },
  unknownStatus: {
    title: 'This game knows no condition of that name.',
    body: 'Choose one of its own.',
  },
  namesHimself: {
    title: 'A nomination cannot be for oneself.',
    body: '{seat} has to name somebody else.',
  },
  secondIsAnother: {
    title: '{seat} cannot second this.',
    body: 'The second is neither the nominator nor the nominee.',
  },
  standIsFull: {
    title: 'The stand is full with {max}.',
    body: 'Leave the later hands out.',
  },
  standsAlready: { title: '{seat} is nominated already.', body: 'Name somebody else.' },
  nominatedAlready: {
    title: '{seat} has brought as many to the stand as allowed.',
    body: 'Let another hand name one.',
  },
  notHisToWithdraw: {
    title: '{seat} was named by somebody else.',
    body: 'Only whoever named a player takes the name back.',
  },
  noSuchRuling: {
    title: 'This game knows no such ruling.',
    body: 'Choose another one; what you want may take two.',
  },
  nothingToUndo: {
    title: 'There is nothing to take back.',
    body: 'This is where the game began.',
  },
  nothingToRedo: {
    title: 'There is nothing to do again.',
    body: 'Something new has happened since the last undo.',
  },
  nothingToAskAgain: {
    title: 'There is nothing to ask again.',
    body: 'That works while the game offers it. Undo and answer the step itself instead.',
  },
  olderRules: {
    title: 'This evening is told as it was.',
    body: 'It was played by older rules, so its end cannot be taken back.',
  },
  redoDiffers: {
    title: 'This cannot be done again.',
    body: 'The rules have changed since; today it would come out differently. Answer anew.',
  },
  nothingToAdvance: {
    title: 'This one is yours to decide.',
    body: 'There is more than one way on, so the clicker waits. Answer at the laptop.',
  },
  notOver: {
    title: 'The game is not over yet.',
    body: 'The roles can be turned over once somebody has won.',
  },
  alreadyRevealed: { title: 'The roles lie open already.', body: 'Undo turns them back.' },
} as const
