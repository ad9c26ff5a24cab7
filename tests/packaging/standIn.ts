/**
 * A stand-in for Electron's runtime: a folder with the names that electron-builder looks for and programs that
 * do nothing but carry a fuse wire as every Electron leaves its maker, so that what was flipped can be read back.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'

/** What every Electron carries before its fuses (electronjs.org, Fuses). */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** The wire's version, its length, and its eight fuses as they are in a fresh Electron. */
const FRESH_WIRE = Buffer.concat([Buffer.from([1, 8]), Buffer.from('10110001')])
const WIRE = Buffer.concat([Buffer.from(SENTINEL), FRESH_WIRE])
const US_ENGLISH = { lang: 1033, codepage: 1200 }

export type System = 'linux' | 'win32' | 'darwin'

/** Makes the folder for one system. @returns the folder */
export function standInRuntime(folder: string, system: System): string {
  const put = (path: string, content: string | Buffer, mode = 0o644): void => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content, { mode })
  }
  put('LICENSE', 'Electron’s licence.')
  put('LICENSES.chromium.html', '<p>Chromium’s licences.</p>')
  put('version', '0.0.0')
  if (system === 'darwin') {
    macProgram(put)
    return folder
  }
  for (const language of ['en-US', 'de', 'th']) put(`locales/${language}.pak`, language)
  if (system === 'linux') put('electron', wired(), 0o755)
  else put('electron.exe', windowsProgram(), 0o755)
  return folder
}

/** Something before the wire and something after it. */
function wired(): Buffer {
  return Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(64), WIRE, Buffer.alloc(64)])
}

/** The smallest Windows program with a version in it, which is where its name and icon are written. */
function windowsProgram(): Buffer {
  const program = NtExecutable.createEmpty(false, false)
  const resources = NtExecutableResource.from(program)
  const version = Resource.VersionInfo.createEmpty()
  version.lang = US_ENGLISH.lang
  version.setStringValues(US_ENGLISH, { ProductName: 'Electron' })
  version.outputToResourceEntries(resources.entries)
  resources.outputResource(program)
  return Buffer.concat([Buffer.from(program.generate()), WIRE])
}

function macProgram(put: (path: string, content: string | Buffer, mode?: number) => void): void {
  const contents = 'Electron.app/Contents'
  const frameworks = `${contents}/Frameworks`
  const framework = `${frameworks}/Electron Framework.framework`
  put(`${framework}/Electron Framework`, wired(), 0o755)
  put(`${framework}/Versions/A/Resources/en.lproj/locale.pak`, 'en')
  put(`${framework}/Versions/A/Resources/de.lproj/locale.pak`, 'de')
  put(`${contents}/MacOS/Electron`, 'program', 0o755)
  put(`${contents}/Info.plist`, plist('Electron', 'com.github.Electron'))
  put(`${contents}/Resources/electron.icns`, 'icon')
  put(`${contents}/Resources/en.lproj/InfoPlist.strings`, '')
  for (const kind of ['', ' (Renderer)', ' (GPU)', ' (Plugin)']) {
    const name = `Electron Helper${kind}`
    put(`${frameworks}/${name}.app/Contents/MacOS/${name}`, 'program', 0o755)
    put(`${frameworks}/${name}.app/Contents/Info.plist`, plist(name, 'com.github.Electron.helper'))
  }
}

const plist = (name: string, id: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleName</key><string>${name}</string>
<key>CFBundleExecutable</key><string>${name}</string>
<key>CFBundleIdentifier</key><string>${id}</string>
</dict></plist>
`
