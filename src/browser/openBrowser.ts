import { spawn } from 'node:child_process'

/** Asks the system to show an address in the default browser. Says nothing if it cannot: the address is printed. */
export function openBrowser(url: string, platform: string = process.platform): void {
  const [program, ...args] = openerFor(url, platform)
  try {
    const child = spawn(program, args, { detached: true, stdio: 'ignore', windowsHide: true })
    child.on('error', () => {})
    child.unref()
  } catch {
    // No such program.
  }
}

/** The command that shows an address. */
export function openerFor(url: string, platform: string): [program: string, ...args: string[]] {
  switch (platform) {
    case 'win32':
      // `start` is a word of the shell, whose `&` and `#` an address may hold; this is what it calls.
      return ['rundll32', 'url.dll,FileProtocolHandler', url]
    case 'darwin':
      return ['open', url]
    default:
      return ['xdg-open', url]
  }
}
