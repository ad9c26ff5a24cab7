/** Names and meanings: teams, roles, cards and conditions. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/catalogue'
import type * as englishRoles from '../en/roles'

export const teams: Translated<typeof english.teams, Text> = {
  killers: {
    name: 'Killer',
    goal: sentences(
      by('sleepingRedKingCounts', {
        true: 'Wer einen König hat, gewinnt mit den Killern, auch wenn der König verloren geht, und zwar,',
        false:
          'Wer einen schwarzen König hat oder einen roten, der schon oben lag, gewinnt mit den Killern, auch wenn der König verloren geht, und zwar,',
      }),
      by('policeEliminatedBy', {
        card: 'sobald niemand mehr einen Buben hat.',
        player: 'sobald kein Bube mehr da ist und alle raus sind, die je zur Polizei gehörten.',
      }),
    ),
    won: 'Chiang Mai gehört den Killern.',
  },
  town: {
    name: 'Stadt',
    goal: sentences(
      'Wer nie einen König hatte, gewinnt mit der Stadt, sobald alle Killer raus sind.',
      by('sleepingRedKingCounts', {
        true: 'Auch ein roter König, der noch schläft, zählt als Killer.',
        false:
          'Ein roter König, der noch schläft, zählt nicht, aber ein König muss schon wach gewesen sein.',
      }),
    ),
    won: 'Chiang Mai kann wieder schlafen.',
  },
}

export const roles: Translated<typeof englishRoles.roles, Text> = {
  killer: {
    name: 'Killer',
    help: 'Wacht mit den anderen Killern auf; gemeinsam vergiften sie jede Nacht jemanden. Bleibt Killer, auch wenn der König verloren ist, solange noch eine Karte da ist.',
  },
  policeman: {
    name: 'Polizei',
    help: sentences(
      'Wacht mit der übrigen Polizei auf; sie fragt jede Nacht nach einer Person und erfährt, ob dort ein König oben liegt.',
      by('policeEliminatedBy', {
        card: 'Wer keinen Buben mehr hat, gehört nicht mehr dazu.',
        player:
          'Wacht nicht mehr auf, wenn der letzte Bube weg ist, doch die Killer müssen auch diese Person noch loswerden.',
      }),
    ),
  },
  doctor: {
    name: 'Doktor',
    help: sentences(
      by('doctorMayPass', {
        false: 'Muss jede Nacht jemanden impfen,',
        true: 'Darf jede Nacht jemanden impfen,',
      }),
      by('doctorSelf', { true: 'gern auch sich selbst.', false: 'aber nie sich selbst.' }),
      by('overdoseReset', {
        true: 'Eine unnötige Impfung bleibt im Körper; die zweite tötet, und danach wird neu gezählt.',
        false: 'Eine unnötige Impfung bleibt im Körper; die zweite tötet und jede weitere auch.',
      }),
      by('redSpecialsTopOnly', { true: 'Wirkt nur, solange die Dame oben liegt.', false: '' }),
    ),
  },
  assassin: {
    name: 'Meuchler',
    help: sentences(
      by('assassinTakes', {
        topCard: 'Nimmt jede Nacht jemand anderem die oberste Karte.',
        wholePlayer: 'Nimmt jede Nacht jemand anderen ganz aus dem Spiel, mit beiden Karten.',
      }),
      'Dagegen hilft keine Impfung.',
      by('firstNightFull', {
        true: 'Darf nur in der ersten Nacht ablehnen.',
        false: 'Meldet sich in der ersten Nacht nur und darf nur in der zweiten ablehnen.',
      }),
      by('redSpecialsTopOnly', { true: 'Wirkt nur, solange das Ass oben liegt.', false: '' }),
    ),
  },
  hunter: {
    name: 'Jäger',
    help: sentences(
      by('hunterTrigger', {
        jokerRemoved: 'Geht der Joker verloren,',
        playerEliminated: 'Wer den Joker bekam: Geht die letzte Karte verloren, egal welche,',
      }),
      'darf der Jäger jemand anderem die oberste Karte nehmen,',
      by('hunterTiming', {
        openly: 'sofort und vor aller Augen.',
        secret: 'heimlich, während alle die Augen zuhaben.',
      }),
    ),
  },
  villager: { name: 'Bürger', help: 'Hat keine Gabe, redet aber mit und stimmt ab.' },
}

const NUMBER = 'Ein Bürger: keine Gabe, aber ein Leben.'

export const cards: Translated<typeof englishRoles.cards, Text> = {
  blackKing: { name: 'schwarzer König', help: 'Ein Killer, ob oben oder unten.' },
  redKing: {
    name: 'roter König',
    help: sentences(
      'Ein Killer, aber nur oben.',
      by('sleepingRedKingCounts', {
        true: 'Unten schläft er und zählt am Ende trotzdem als Killer.',
        false: 'Unten schläft er und ist noch kein Killer.',
      }),
    ),
  },
  blackJack: { name: 'schwarzer Bube', help: 'Die Polizei, ob oben oder unten.' },
  redJack: { name: 'roter Bube', help: 'Die Polizei, aber nur oben. Unten schläft er.' },
  redQueen: {
    name: 'rote Dame',
    help: by('redSpecialsTopOnly', {
      false: 'Der Doktor, ob oben oder unten.',
      true: 'Der Doktor, aber nur oben. Unten schläft sie.',
    }),
  },
  redAce: {
    name: 'rotes Ass',
    help: by('redSpecialsTopOnly', {
      false: 'Der Meuchler, ob oben oder unten.',
      true: 'Der Meuchler, aber nur oben. Unten schläft es.',
    }),
  },
  joker: {
    name: 'Joker',
    help: sentences(
      'Der Jäger, ob oben oder unten:',
      by('hunterTrigger', {
        jokerRemoved: 'darf jemanden mitnehmen, wenn diese Karte verloren geht.',
        playerEliminated:
          'darf jemanden mitnehmen, wenn deine letzte Karte verloren geht, egal welche.',
      }),
    ),
  },
  n2: { name: 'Zwei', help: NUMBER },
  n3: { name: 'Drei', help: NUMBER },
  n4: { name: 'Vier', help: NUMBER },
  n5: { name: 'Fünf', help: NUMBER },
  n6: { name: 'Sechs', help: NUMBER },
  n7: { name: 'Sieben', help: NUMBER },
  n8: { name: 'Acht', help: NUMBER },
  n9: { name: 'Neun', help: NUMBER },
  n10: { name: 'Zehn', help: NUMBER },
}

export const statuses: Translated<typeof english.statuses, Text> = {
  dosed: {
    name: by('overdoseReset', { true: 'einmal unnötig geimpft', false: 'unnötig geimpft' }),
    help: by('overdoseReset', {
      true: 'Wurde ohne Not geimpft. Die nächste unnötige Impfung ist eine Überdosis und kostet eine Karte.',
      false:
        'Wurde ohne Not geimpft. Jede weitere unnötige Impfung ist eine Überdosis und kostet eine Karte.',
    }),
  },
}
