/** What unit tests find in the place of `electron`: the real module would start a download. */
throw new Error('Electron is not here: launchProgram starts the program on its double.')
