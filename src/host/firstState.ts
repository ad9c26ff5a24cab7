/** What the host program holds in memory when it begins: an empty shelf, and what was kept. */
import type { OpenedGames } from './openGames'
import type { HostOptions } from './host'
import { inKnownLanguages } from './program/languages'
import { Hosting } from './hosting/hosting'
import { Nights } from './nights/nights'
import { Phones } from './phones/phones'
import { BARE_MACHINE } from './state/machine'
import type { Kept } from './settings/kept'
import type { HostState } from './state/state'
import { newEveningId } from './storage/journals/newEveningId'
import { memoryPhones } from './storage/phones/memoryPhones'

interface Opened extends OpenedGames, Pick<HostState, 'documents' | 'music'> {
  readonly kept: Kept
  /** For settings whose language nobody knows any more. */
  readonly language: string
}

/** Nothing of it is read from a disk yet but settings. */
export const firstState = (
  options: HostOptions,
  { games, kept, language, ...opened }: Opened,
): HostState => {
  const { languages } = opened.documents
  const phones = new Phones(options.randomBytes)
  return {
    ...opened,
    store: options.store,
    kept,
    games,
    get rulesets() {
      return games.rulesets
    },
    now: options.now,
    wallClock: options.wallClock ?? Date.now,
    randomBytes: options.randomBytes,
    newId: options.newId ?? newEveningId,
    shelf: [],
    lobby: null,
    evening: null,
    languages,
    settings: inKnownLanguages(languages, kept.settings, language),
    lock: null,
    pin: null,
    frozen: null,
    frozenBack: false,
    correction: null,
    fell: [],
    blackout: false,
    beat: null,
    testCard: false,
    rule: null,
    cue: null,
    projectors: 0,
    phones,
    hosting: new Hosting(),
    nights: new Nights(options.randomBytes, phones),
    keptPhones: options.keptPhones ?? memoryPhones(),
    machine: {},
    machineView: BARE_MACHINE,
    saving: undefined,
    confirmed: {},
    rehearsalRunning: false,
    rehearsalSpeed: 'usual',
    odds: null,
    notices: [],
    noticeSerial: 0,
    cueSerial: 0,
  }
}
