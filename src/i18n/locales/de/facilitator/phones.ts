import type { Translated } from '../../../rulesetTexts'
import type { phones as english } from '../../en/facilitator/phones'
import { signs } from '../signs'

/** The players' phones, as the host has them. */
export const phones: Translated<typeof english> = {
  phones: {
    title: 'Handys am Tisch',
    also: 'Gäste können ihre Karten auf dem eigenen Handy haben.',
    bar: 'Handys',
    about:
      'Die Gäste halten ihre Kamera vor einen Code und haben ihre Karten und den Tisch in der Hand. Keine App, kein Konto, kein Internet; wer mag, spielt ohne.',
    honest:
      'Wer im WLAN mithört, erfährt nichts. Wer verändern kann, was dort unterwegs ist, könnte auch die Seite selbst verändern. Wenn dir das Sorgen macht, gib die Karten von Hand aus.',
    shelf: 'Such zuerst ein Spiel aus.',
    none: 'Dieser Computer ist in keinem Netz. Geh in das WLAN der Gäste.',
    which: 'Netz',
    show: 'Handys einlassen',
    scan: 'Kamera vor den Code halten oder eintippen:',
    qr: 'Ein Code, der {url} öffnet',
    wifi: 'Gleiches WLAN? Mobile Daten aus?',
    wifiHelp: 'Hat das WLAN kein Internet, wechseln Handys gern zurück zu den mobilen Daten.',
    guests:
      'Gastnetze trennen oft die Geräte voneinander, dann kommt kein Handy durch. Nimm das normale WLAN oder den Hotspot eines Handys.',
    door: 'Bis zum Verteilen alle einlassen',
    doorHelp:
      'Wer einen freien Namen nimmt, ist sofort dabei. Hat ein Name schon ein Handy, wirst du gefragt.',
    announce: 'Der Runde die Adresse zeigen',
    announceHelp: 'Mitten auf der Leinwand, bis zur nächsten Szene.',
    seats: 'Wer ein Handy hat',
    count: '{number} von {of}',
    nobody: 'Noch niemand am Tisch. Die Gäste können ihren Namen selbst eintippen.',
    here: 'da',
    away: 'weg',
    without: 'ohne Handy',
    putOut: 'Abmelden',
    putOutOf: 'Das Handy von {name} abmelden',
    putAllOut: 'Alle abmelden',
    putAllOutSure: 'Ja, alle abmelden',
    hide: 'Handys ausschalten',
    hideSure: 'Ja, für alle ausschalten',
    atDoor: 'An der Tür',
    wants: '{name} möchte rein',
    isNew: '{name} möchte mitspielen',
    taken: '{name} hat schon ein Handy. Das wird dann abgemeldet.',
    sign: 'Auf dem Handy: {one} und {two}',
    letIn: 'Einlassen',
    refuse: 'Nicht {name}',
    more: 'Noch {count} an der Tür | Noch {count} an der Tür',
    oldest: 'Einlassen, wer am längsten an der Tür wartet',
    code: 'Code',
    takeCard: 'Karte aufs Handy mitnehmen',
    codeTab: 'Hier in einem Tab öffnen',
    codeCopy: 'Adresse kopieren',
    codeFor: 'Ein Code für das Handy von {name}',
    codeBody:
      'Das erste Handy, das ihn scannt, hat den Platz von {name} und die Karten dazu. Er gilt einmal.',
    codeUsed: 'Jetzt ist sie auf dem Handy.',
    picture: signs,
  },
}
