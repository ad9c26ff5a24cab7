import { beginPhase, type Script } from '../../src/engine'
import {
  abilityCall,
  detective,
  investigating,
  jailer,
  journalist,
  killing,
  marking,
  priest,
  type Ability,
} from './abilities'
import type { VendettaTable } from './evening'
import { mafiaCall, yakuzaCall } from './gangs'
import { houseRules, type Place } from './options'

/** Who is called at a place of the sequence: a criminal team, or one role after the other. */
const calls: Readonly<Record<Place, typeof mafiaCall | readonly Ability[]>> = {
  thief: [marking('thief', 'thief.block', 'blocked')],
  vixen: [marking('vixen', 'vixen.seduce', 'seduced')],
  nurse: [marking('nurse', 'nurse.protect', 'protected')],
  bodyguard: [marking('bodyguard', 'bodyguard.protect', 'guarded')],
  hypnotist: [marking('hypnotist', 'hypnotist.hypnotize', 'hypnotized')],
  snitch: [marking('snitch', 'snitch.badmouth', 'badmouthed')],
  mafia: mafiaCall,
  yakuza: yakuzaCall,
  godfather: [marking('godfather', 'godfather.silence', 'silenced')],
  lawyer: [investigating('lawyer', 'lawyer.investigate')],
  journalist: [journalist],
  loner: [killing('femmeFatale', 'femmeFatale.kill'), killing('psycho', 'psycho.kill')],
  leader: [
    jailer,
    priest,
    detective,
    investigating('judge', 'judge.investigate'),
    killing('sheriff', 'sheriff.kill'),
  ],
}

/** V-53 to V-61: every role of the deck, in the order of the sequence card (V-57, V-O1). */
export function* night(table: VendettaTable, number: number): Script {
  beginPhase(table, 'night', number)
  for (const place of houseRules(table.options).nightOrder) {
    const turn = calls[place]
    if (typeof turn === 'function') yield* turn(table, number)
    else for (const ability of turn) yield* abilityCall(table, number, ability)
  }
}
