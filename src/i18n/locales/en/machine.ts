/** What the desk says about displays. Part of the host's texts. */
export const machine = {
  screens: {
    title: 'Screens',
    list: 'Screens of this computer',
    nameless: 'Unnamed screen',
    isShow: 'Big screen',
    isDesk: 'Your desk',
    choose: 'Make it the big screen',
    chooseOf: 'Make screen {number} the big screen',
    identify: 'Show the numbers on all screens',
    open: 'Open the big screen',
    remembered:
      'Nightfall remembers the screen by its name and size. If you unplug it, the big screen’s window hides; plug it in again, and the window is back.',
    openPage: 'Open the big screen',
    inBrowser:
      'In the browser you move the windows yourself: open the big screen in a window of its own, drag it to the TV and press F11. Your system decides about sleep and screens.',
    place: {
      screen: 'The big screen fills a screen of its own.',
      window: 'There is only one screen, so the big screen is an ordinary window.',
      hidden: 'The big screen is unplugged, so its window is hidden. It comes back by itself.',
      byHand:
        'Your system doesn’t let programs place their windows: move the big screen’s window to the TV and press F11.',
      closed: 'The big screen’s window is closed.',
    },
    warning: {
      mirrored:
        'Two screens show the same picture: the room sees your desk. Switch your system from mirroring to extending.',
      deskOnScreen:
        'Your desk is on the big screen. Open the laptop, or switch from mirroring to extending.',
      twins: 'Two screens have the same name and size. Check the numbers: is it the right one?',
      unsure: 'This is not the screen you chose last time. Is it the right one?',
      misplaced:
        'Your system won’t put the big screen’s window where it belongs. Press Esc on it, drag it to the TV and press F11.',
    },
    banner: {
      gone: 'The big screen “{name}” is gone. The evening goes on, and its picture returns when the screen does. If the TV shows your desk now, it is mirroring: switch to extending.',
      goneNameless:
        'The big screen is gone. The evening goes on, and its picture returns when the screen does. If the TV shows your desk now, it is mirroring: switch to extending.',
      mirrored: 'The room can see your desk: two screens show the same picture.',
      deskOnScreen: 'The room can see your desk: it is on the big screen.',
      perhaps:
        'The big screen “{gone}” is gone, and “{now}”, the same size, is here now. Is it the same TV?',
      same: 'Yes, it is',
      other: 'No',
    },
  },
  network: {
    title: 'Show on another screen',
    about:
      'A TV, tablet or phone on the same network can open the big screen in its own browser. It can only watch; your desk never goes there. It switches off when the evening ends.',
    none: 'This computer is not on a network. Join the TV’s Wi-Fi.',
    which: 'Network',
    show: 'Show on another screen',
    hide: 'Stop showing it',
    type: 'Type this into the TV’s browser, or point a camera at the code:',
    qr: 'A code that opens {url}',
    noViewers: 'No screen is watching yet',
    viewers: '{count} screen is watching | {count} screens are watching',
    sound: 'Sound from there',
    soundHelp:
      'Sound plays in one place only: on the first of these screens instead of on this computer. On a TV you may have to press OK once.',
  },
  moments: {
    title: 'Other programs',
    about:
      'Lights, OBS or a Stream Deck can hear what the room is told, at the same moment as the big screen, and nothing else.',
    here: 'Public moments on this computer',
    hereHelp: 'Off again when Nightfall closes. Switching it off cuts everybody off at once.',
    forPrograms: 'For programs on this computer',
    forPages: 'For pages, such as OBS’s browser source',
    network: 'Public moments on the network',
    networkHelp: 'Under a long secret address that is new each time. Whoever has it can listen.',
    none: 'This computer is not on a network.',
    forNetwork: 'For the network',
    copy: 'Copy',
    copied: 'Copied',
    copyOf: 'Copy: {what}',
    noListeners: 'Nobody is listening yet',
    listeners: '{count} program is listening | {count} programs are listening',
  },
  output: {
    title: 'Sound output',
    system: 'The system’s standard output',
    chosen: 'Sound: {name}.',
    standard: 'Sound: {name}, the system’s standard output.',
    standardNameless: 'Sound: the system’s standard output.',
    lost: 'The sound output “{wanted}” is gone. Until it is back, sound comes from {name}.',
    lostNameless:
      'The sound output “{wanted}” is gone. Until it is back, sound comes from the system’s standard output.',
    unnamed:
      'This browser does not name the sound outputs. Choose the TV in your system’s sound settings.',
    network: 'Sound comes from the screen on the network.',
    voice: 'The computer’s own voice stays on the system’s standard output.',
  },
  check: {
    title: 'Before the guests arrive',
    open: 'Check',
    summary: '{good} of {all} ready',
    again: 'Check again',
    yes: {
      screen: 'Yes, that’s it',
      sound: 'I hear it',
      text: 'I can read it',
    },
    no: {
      screen: 'Choose another',
      sound: 'I hear nothing',
      text: 'Too small',
    },
    numbers: 'Show the numbers',
    numbersHelp: '“Show the numbers” helps.',
    testOn: 'Test picture and sound',
    testOff: 'Test picture off',
    voice: 'The computer reads the stories aloud',
    voiceHelp:
      'Sentence by sentence, on the big screen. Otherwise you do, which is usually better.',
    state: {
      good: 'ready',
      bad: 'needs attention',
      ask: 'please check',
      open: 'not tried yet',
      none: 'not applicable',
    },
    point: {
      screen: 'The right screen',
      sound: 'Sound',
      text: 'Legibility',
      awake: 'No sleep',
      saving: 'Saving',
    },
    why: {
      noScreen: 'No big screen is open. Open it first, then try this.',
      screenHidden:
        'The big screen is unplugged, so its window is hidden. Plug it in, or choose another.',
      screenWindow:
        'There is only one screen. Plug in the TV, or play with the big screen in a window.',
      screenMirrored: 'Two screens show the same picture: the room would see your desk.',
      screenDesk: 'Your desk is on the big screen.',
      screenAsk: 'Does the big screen’s window fill the TV, and only the TV?',
      screenDenied: 'It is the wrong screen. Choose another from the list.',
      screenGood: 'The big screen is where you want it.',
      soundMuted: 'The sound is off, or turned all the way down. See the settings.',
      soundAsk: 'The test picture plays music. Does it come from the TV?',
      soundDenied:
        'Turn the TV up, and choose it as the output, here or in your system’s sound settings. In the browser, click once on the big screen’s page.',
      soundGood: 'You heard it from the TV.',
      textAsk:
        'Show the test picture and sit where the guests will sit. Can you read the smallest line?',
      textDenied:
        'Move the seats closer, or use a larger TV. Are edges cut off? Raise the safe margin in the settings.',
      textGood: 'You could read it from the seats.',
      awakeNone:
        'In the browser only your system can do that: switch off sleep and the screen saver for tonight.',
      awakeBad: 'Your system may still go to sleep. Switch off sleep in its settings for tonight.',
      awakeGood: 'The system will keep all screens awake.',
      savingOpen: 'Not tried yet.',
      savingBad:
        'The evening cannot be saved ({reason}). Make room on the disk, or check the folder.',
      savingGood: 'A test file was written and read back.',
    },
  },
} as const
