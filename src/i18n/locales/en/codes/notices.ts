/** Remarks for the host, who asked for nothing. */
export const notices = {
  houseRuleGone: {
    title: 'A house rule of this evening is gone.',
    body: '“{option}” ({was}) is no longer part of the game. The evening goes on without it.',
  },
  houseRuleReplaced: {
    title: 'A house rule of this evening has changed.',
    body: '“{option}” can no longer be {was}. From here on it is {now}.',
  },
  tornLine: {
    title: 'The last entry was cut off.',
    body: 'The program ended while writing it. Everything before it is there; check the open step.',
  },
  laterKept: {
    title: 'Everything after it still stands.',
    body: 'Kept: {count} {count|act|acts}.',
  },
  draftDropped: {
    title: 'Some clicks no longer count.',
    body: 'Your ruling made {count} recorded {count|entry|entries} impossible; {count|it was|they were} removed.',
  },
  unknownScenery: {
    title: 'A drawing is missing.',
    body: 'The look of {game} asks for {name}. The big screen can draw {known}, and shows its own picture instead.',
  },
  badTheme: {
    title: 'The look of {game} cannot be used.',
    body: 'Its {token} is not a valid colour or font. The game is shown in Nightfall’s own look.',
  },
  closedRoughly: {
    title: 'The evening could not be closed properly.',
    body: 'All answers are saved. The clock may be off by a few seconds.',
  },
  shelfUnreadable: {
    title: 'The shelf cannot be read.',
    body: 'Check the folder of saved evenings. Details: {reason}',
  },
  exported: {
    title: 'The file is saved.',
    body: 'It is in {path}.',
  },
  notExported: {
    title: 'The file could not be saved.',
    body: 'The system says: {reason}. Choose another folder and try again.',
  },
  notImported: {
    title: 'That file could not be read.',
    body: 'The system says: {reason}. Choose a file that Nightfall exported.',
  },
  idTaken: {
    title: 'Two of your games have the same id.',
    body: '{file} says “{id}”, and another file does too. Give it an id of its own to play it.',
  },
  gameNotRead: {
    title: 'That file could not be read.',
    body: 'The system says: {reason}. Choose a game’s text, a file that ends in .yaml.',
  },
  networkBroke: {
    title: 'The network screen stopped working.',
    body: 'The evening is not affected. Switch it on again; it will have a new address.',
  },
  momentsBroke: {
    title: 'The public moments stopped working.',
    body: 'The evening is not affected. Switch them on again in the settings.',
  },
  phonesBroke: {
    title: 'The phones’ page stopped working.',
    body: 'The evening is not affected. Switch it on again; the phones find it by themselves.',
  },
  phonesMoved: {
    title: 'The phones’ page is somewhere else now.',
    body: '{was} could not be had again. Guests scan the code anew and take their name; let them in.',
  },
  phonesNotBack: {
    title: 'The phones could not be switched on again.',
    body: 'This computer is on no network. Once it is, switch phones on: everybody has the own seat again.',
  },
  phonesSpoilt: {
    title: 'Which phones were here before cannot be read.',
    body: '{file} is damaged, so phones are off. Switch them on anew; guests scan the code and take their name.',
  },
  phonesNotKept: {
    title: 'Which phones are here cannot be saved.',
    body: 'They go on, but after a restart guests have to scan the code anew. Make room on the disk or check its folder ({reason}).',
  },
  graphicsOff: {
    title: 'The graphics driver crashed twice.',
    body: 'Nightfall has started again without it, and the evening is where it was. Pictures may move less smoothly. The next normal start tries it again.',
  },
  projectorHalted: {
    title: 'The big screen keeps crashing.',
    body: 'The evening goes on. Click on the big screen and press Enter, or choose “Show the big screen” in the menu.',
  },
  slept: {
    title: 'The computer was asleep.',
    body: 'The clock shows the time that was left. Start it when everybody is ready.',
  },
  sleptWindows: {
    title: 'The screen was dark or locked in the middle of the evening.',
    body: 'If that was not you: in the power settings of Windows, set screen and sleep to “Never” for tonight, and switch the screen saver off.',
  },
  sleptMac: {
    title: 'The screen was dark or locked in the middle of the evening.',
    body: 'If that was not you: in System Settings, Lock Screen, set the screen saver and turning the display off to “Never” for tonight.',
  },
  sleptLinux: {
    title: 'The computer or a screen was asleep in the middle of the evening.',
    body: 'If that was not you: in the power settings of your desktop, switch blank screen, automatic suspend and automatic screen lock off for tonight.',
  },
  newerVersion: {
    title: 'Nightfall {version} is out.',
    body: 'Nothing was downloaded. When no evening is running, get it here: {address}',
  },
  settingsPutAside: {
    title: 'The settings could not be read.',
    body: 'Nightfall uses its defaults; the old file is kept as {file}.',
  },
  settingsMended: {
    title: 'Some settings could not be used.',
    body: 'Nightfall uses its defaults for {what}. The old file is kept as {file}.',
  },
  settingsNotKept: {
    title: 'The settings cannot be saved.',
    body: 'Changes last until you close the program. Make room on the disk or check its folder ({reason}).',
  },
  settingsUnreadable: {
    title: 'The settings cannot be read or written.',
    body: 'They last only until you close the program. Details: {reason}',
  },
  unwritable: {
    title: 'The evening cannot be saved.',
    body: 'Nothing more can be saved until this is fixed ({reason}). Make room on the disk or check the folder.',
  },
  internalError: {
    title: 'Something went wrong in the program.',
    body: 'The evening was put back to where it was. Details: {reason}',
  },
} as const
