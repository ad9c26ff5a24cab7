/** What is alike in the words of calls. */

/*
 * The night is spoken the same way every night, whoever is still there: a call that nobody answers is
 * read from `gone`, which changes only what the host does, never what is said (CM-35).
 */

export const GONE = {
  do: 'Nobody answers. Speak as usual, wait as long as usual, then go on.',
}

/** How a call ends, and what the host does where nobody answers it. */
export const alike = (name: string) => ({
  close: [`${name}, close your eyes.`],
  variants: { gone: GONE },
})
