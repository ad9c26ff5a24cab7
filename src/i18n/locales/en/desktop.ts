/** What the program itself says outside its windows: titles, the menu, the question before it ends. */
export const desktop = {
  facilitatorTitle: 'Nightfall: your desk',
  projectorTitle: 'Nightfall: the big screen',
  menu: {
    program: 'Nightfall',
    showProjector: 'Show the big screen',
    fullScreen: 'Full screen',
    screens: 'Screens',
    identify: 'Show the numbers on all screens',
    nameless: 'unnamed screen',
    desk: 'your desk',
    edit: 'Edit',
    keys: 'All keys',
    quit: 'Quit Nightfall',
  },
  quit: {
    message: 'An evening is still running.',
    detail: 'It is saved. Next time it goes on exactly where it is now.',
    stay: 'Keep playing',
    leave: 'Quit',
  },
  hung: {
    message: 'Your desk has stopped responding.',
    detail: 'The evening is saved. Nothing of it is lost when the desk is reloaded.',
    wait: 'Wait',
    reload: 'Reload the desk',
  },
  halted: {
    facilitator: {
      title: 'Your desk keeps crashing.',
      body: 'The evening is saved, so nothing is lost. If trying again does not help, quit Nightfall and start it again; if that does not help either, restart the computer.',
    },
    projector: {
      title: 'The big screen is taking a short break.',
      body: 'We will be right back.',
    },
    again: 'Try again',
    key: 'Or press Enter.',
  },
  failure: {
    title: 'Nightfall cannot start',
  },
}
