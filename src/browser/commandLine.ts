import { parseArgs } from 'node:util'

export interface Wishes {
  readonly port: number
  readonly open: boolean
  readonly help: boolean
}

export const HELP = `Nightfall in the browser

  --port N    the port to listen on; another is taken when it is busy
  --no-open   only print the addresses, do not open a browser
  --help      this text

NIGHTFALL_DATA=FOLDER keeps evenings and settings in another folder.`

const FIRST_PORT = 7227

/** Reads the words after the command. @returns what is wished for, or in a sentence what was not understood */
export function readWishes(args: readonly string[]): Wishes | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'no-open': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
    const port = values.port === undefined ? FIRST_PORT : Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      return `--port wants a number from 0 to 65535, not ${values.port ?? ''}.`
    }
    return { port, open: values['no-open'] !== true, help: values.help === true }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
