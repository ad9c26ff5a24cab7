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
  failure: {
    title: 'Nightfall cannot start',
  },
}
