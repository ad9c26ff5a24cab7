/**
 * What the program itself has to say about commands and evenings, by code: `title` is what happened, `body` why and what
 * to do about it. A game's own refusals and lines stand in its texts and come first. Placeholders in braces.
 */
export const codes = {
  refusals: {
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
    tooFew: { title: 'That is not enough yet.', body: 'At least {min} have to be chosen.' },
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
    noDraft: { title: 'There is nothing to close.', body: 'This step takes a single click.' },
    gameOver: { title: 'The game is over.', body: 'To play on from here, undo the last step.' },

    // Announcements, rulings, undo
    nothingToTell: { title: 'Everything has been told.', body: 'Go on to the next step.' },
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
    nothingToAdvance: {
      title: 'This one is yours to decide.',
      body: 'There is more than one way on, so the clicker waits. Answer at the laptop.',
    },
    notOver: {
      title: 'The game is not over yet.',
      body: 'The roles can be turned over once somebody has won.',
    },
    alreadyRevealed: { title: 'The roles lie open already.', body: 'Undo turns them back.' },

    // Lobby and deal
    unknownRuleset: {
      title: 'This game is not installed.',
      body: 'A version of Nightfall that has it can open the evening. Nothing was changed.',
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
      body: 'Everybody needs one, so that the big screen can call them.',
    },
    nameTwice: {
      title: 'Two players have the same name.',
      body: 'On the big screen nobody could tell them apart. Add a letter or a nickname.',
    },
    castingRefused: {
      title: 'This deck cannot be played.',
      body: 'See the red remarks beside the deck, or take the proposed one.',
    },
    noLegalDeal: {
      title: 'No deal of this deck is allowed.',
      body: 'After a thousand shuffles the rules still wanted a new deal. Change the deck.',
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

    // Rooms and the program
    notNow: {
      title: 'That does not fit here.',
      body: 'The evening stands somewhere else now. Look at the screen and try again.',
    },
    eveningOpen: {
      title: 'An evening is open.',
      body: 'There is one at a time. Put it back on the shelf first; it stays as it is.',
    },
    titleEmpty: { title: 'An evening needs a title.', body: 'Type at least one letter.' },
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
      body: 'Open it with that version. The file was left untouched.',
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
    closed: { title: 'This evening was closed.', body: 'Open it from the shelf again.' },
  },

  notices: {
    diverged: {
      title: 'The rules have changed since this evening.',
      body: 'It opens at the last moment both versions agree on. {lost} later entries are kept in the file but no longer count.',
    },
    tornLine: {
      title: 'The last entry was cut off.',
      body: 'The program ended while writing it. Everything before it is there; check the open step.',
    },
    draftDropped: {
      title: 'Some clicks no longer hold.',
      body: 'Your ruling made {count} of the recorded entries impossible; they were taken out.',
    },
    closedRoughly: {
      title: 'The evening could not be closed neatly.',
      body: 'All answers are saved. Only the clock may show a few seconds more.',
    },
    shelfUnreadable: {
      title: 'The shelf cannot be read.',
      body: 'Check the folder of saved evenings. Details: {reason}',
    },
    slept: {
      title: 'The computer was asleep.',
      body: 'The clock stands at the time that was left. Start it when everybody is ready.',
    },
    newerVersion: {
      title: 'Nightfall {version} is out.',
      body: 'Nothing was downloaded. When no evening is on, get it here: {address}',
    },
    settingsPutAside: {
      title: 'The settings could not be read.',
      body: 'Nightfall starts with its own; the old file is kept as {file}.',
    },
    settingsUnreadable: {
      title: 'The settings cannot be read or written.',
      body: 'They last only until you close the program. Details: {reason}',
    },
    unwritable: {
      title: 'The disk does not take the evening.',
      body: 'Nothing more can be saved until this is solved ({reason}). Make room or check the folder.',
    },
    internalError: {
      title: 'The program made a mistake.',
      body: 'The evening was put back to where it stood. Details: {reason}',
    },
  },

  /** Lines of an evening's story that every game shares, by the kind of the event or ruling. */
  chronicle: {
    signalShown: 'Shown back: {signal}.',
    statusGiven: '{seat} is {status} from now on.',
    statusTaken: '{seat} is no longer {status}.',
    tallied: 'The hands are counted.',
    won: 'The game is won: {winners}.',
    nobodyDied: 'Nobody died.',
    noExecution: 'Nobody was condemned.',
    tie: 'A tie between {of}.',
    lot: 'The lot fell on {of}.',
    'ruling.kill': 'The host ruled: {seat} dies.',
    'ruling.revive': 'The host ruled: {seat} lives again.',
    'ruling.leave': '{seat} left the table.',
    'ruling.status': 'The host ruled on {seat}: {status}.',
    'ruling.role': 'The host ruled: {seat} is now {role}.',
    'ruling.cards': 'The host changed the cards of {seat}.',
    'ruling.skip': 'The host skipped a step.',
    'ruling.end': 'The host ended the game.',
  },
} as const

/** A message of the program: what happened, then why and what to do. */
export interface CodeText {
  readonly title: string
  readonly body: string
}
