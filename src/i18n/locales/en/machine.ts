/** What the desk says about displays. Part of the host's texts. */
export const machine = {
  screens: {
    title: 'Screens',
    list: 'The screens of this computer',
    nameless: 'A screen without a name',
    isShow: 'Big screen',
    isDesk: 'Your desk',
    choose: 'Make it the big screen',
    chooseOf: 'Make screen {number} the big screen',
    identify: 'Show the numbers on all screens',
    open: 'Open the big screen',
    remembered:
      'Your choice is kept by the screen’s name and size. Unplug it, and the show hides; plug it in again, and it is back.',
    inBrowser:
      'In the browser you move the windows yourself: drag the big screen’s page to the TV and press F11. Sleep and screens are in the hands of your system.',
    place: {
      screen: 'The big screen fills a screen of its own.',
      window: 'There is one screen only, so the show is in an ordinary window.',
      hidden: 'The big screen’s display is gone, so the show hides. It comes back by itself.',
      byHand:
        'Your system lets no program place its windows: move the big screen’s window to the TV and press F11.',
      closed: 'The big screen’s window is closed.',
    },
    warning: {
      mirrored:
        'Two screens show the same picture: the room sees your desk. Switch your system from mirroring to extending.',
      deskOnScreen:
        'Your desk itself is on the big screen. Open the laptop, or switch from mirroring to extending.',
      twins: 'Two screens have the same name and size. Look at the numbers: is it the right one?',
      unsure: 'This is not the screen you chose last time. Is it the right one?',
    },
    banner: {
      gone: 'The big screen “{name}” is gone; the evening goes on, and the show returns with it. If the TV shows your desk now, it is mirroring: switch to extending.',
      goneNameless:
        'The big screen is gone; the evening goes on, and the show returns with it. If the TV shows your desk now, it is mirroring: switch to extending.',
      mirrored: 'The room can see your desk: two screens show the same picture.',
      deskOnScreen: 'The room can see your desk: it stands on the big screen.',
    },
  },
  network: {
    title: 'Show on another screen',
    about:
      'A TV, tablet or phone in the same network opens the big screen in its own browser. It can only look; your desk never goes there. Off again when the evening ends.',
    none: 'This computer is in no network. Join the Wi-Fi that the TV is in.',
    which: 'Network',
    show: 'Show on another screen',
    hide: 'Stop showing it',
    type: 'Type this into the TV’s browser, or hold a camera up to the code:',
    qr: 'A code that opens {url}',
    noViewers: 'Nobody is watching there yet',
    viewers: '{count} screen is watching | {count} screens are watching',
    sound: 'Sound from there',
    soundHelp:
      'Only one screen sounds: the first of these instead of this computer. A TV may want one press of OK first.',
  },
  check: {
    title: 'Before the guests come',
    open: 'Check',
    summary: '{good} of {all} ready',
    again: 'Check again',
    yes: {
      screen: 'It is the right one',
      sound: 'I hear it',
      text: 'It can be read',
    },
    no: {
      screen: 'Choose another',
      sound: 'I hear nothing',
      text: 'It cannot',
    },
    numbers: 'Show the numbers',
    testOn: 'Test picture and sound',
    testOff: 'Test picture off',
    state: {
      good: 'ready',
      bad: 'needs you',
      ask: 'please look',
      open: 'not tried yet',
      none: 'does not apply',
    },
    point: {
      screen: 'The right screen',
      sound: 'Sound',
      text: 'Letters',
      awake: 'No sleep',
      saving: 'Saving',
    },
    why: {
      noScreen: 'No big screen is open. Open it first; then this can be tried.',
      screenHidden:
        'The big screen is unplugged, so the show hides. Plug it in, or choose another.',
      screenWindow: 'There is one screen only. Plug the TV in, or play with the show in a window.',
      screenMirrored: 'Two screens show the same picture: the room would see your desk.',
      screenDesk: 'Your own desk stands on the big screen.',
      screenAsk: 'Does the show fill the TV, and nothing else? Numbers on all screens help.',
      screenDenied: 'It is the wrong screen. Choose another from the list.',
      screenGood: 'The show is where you want it.',
      soundMuted: 'The sound is switched off or turned down to nothing. See the settings.',
      soundAsk: 'The test picture plays music. Does it come from the TV?',
      soundDenied:
        'Turn the TV up, and choose it as the output in your system’s sound settings. In the browser, click once on the big screen’s page.',
      soundGood: 'You heard it from the TV.',
      textAsk:
        'Put the test picture up and sit where the guests sit. Is the smallest line readable?',
      textDenied:
        'Seats nearer, or a larger TV. Are edges cut off? Raise the safe margin in the settings.',
      textGood: 'It can be read from the seats.',
      awakeNone:
        'In the browser only your system can do that: switch sleep and screen saver off for tonight.',
      awakeBad:
        'The system did not agree to stay awake. Switch sleep off in its settings for tonight.',
      awakeGood: 'The system has promised to keep all screens awake.',
      savingOpen: 'Not tried yet.',
      savingBad: 'The disk does not take the evening ({reason}). Make room, or check the folder.',
      savingGood: 'A trial was written to the disk and read back.',
    },
  },
} as const
