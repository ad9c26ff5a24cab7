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
} as const
