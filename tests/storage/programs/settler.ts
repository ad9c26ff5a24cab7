/** Changes the settings of a folder thirty times, each time adding one name. Arguments: folder, name. */
import { openSettings } from '../../../src/host/storage/settings/settings'

const [folder = '', name = ''] = process.argv.slice(2)
const settings = openSettings(folder)
for (let n = 0; n < 30; n += 1) {
  settings.change('names', (present) => [...((present ?? []) as string[]), `${name} ${n}`])
}
