import type { Translated } from '../../../rulesetTexts'
import type { phonesHelp as english } from '../../en/facilitator/phonesHelp'

/** What a host may want to know about players' phones, beside what stands at the switch. */
export const phonesHelp: Translated<typeof english> = {
  phonesHelp: {
    title: 'Wenn mit den Handys etwas nicht klappt',
    page: {
      about: 'Die Seite geht nicht auf',
      say: 'Gleiches WLAN wie dieser Computer, kein Gastnetz, mobile Daten aus. Fragt die Firewall, erlaube Nightfall in privaten Netzen. Hilft das nicht, geh mit diesem Computer in den Hotspot eines Handys: Internet braucht es nicht.',
    },
    gone: {
      about: 'Eine Seite ist weg',
      say: 'Im selben Tab neu geladen, kommt sie von selbst wieder, verdeckt. In einem anderen Browser oder auf einem anderen Handy: Adresse öffnen, Namen antippen, und du lässt es ein. Das ältere Handy wird abgemeldet.',
    },
    none: {
      about: 'Jemand hat kein Handy',
      say: 'Darauf wartet nichts. Lass am Laptop nachsehen und klick bei Abstimmungen selbst: Gezählt wird zusammen.',
    },
    card: {
      about: 'Was andere sehen können',
      say: 'Eine Karte ist nur unter dem eigenen Finger zu sehen, bei jeder Rolle gleich hell. Nachts zeigen alle Handys dieselbe dunkle Seite. Gegen einen Blick über die Schulter hilft nichts.',
    },
    tried: {
      about: 'Was noch niemand ausprobiert hat',
      say: 'Echte iPhones und Android-Handys, Hotelnetze und lange Abende mit Akku. Probier es mit zwei Handys aus, bevor die Gäste kommen.',
    },
  },
}
