/** How many other questions may be asked beside one that is asked again; plain numbers, for windows too. */
export const OTHER_QUESTIONS = { min: 2, usual: 3, max: 4 } as const
