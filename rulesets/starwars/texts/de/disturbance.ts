import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { disturbance as english } from '../en/disturbance'

const CLOSE = 'Schließ die Augen.'
const CLOSE_ALL = 'Schließt die Augen.'
const thumb = (name: string) => `${name}, öffne die Augen und zeig mir einen Daumen. ${CLOSE}`
const nod = (name: string) => `${name}, öffne die Augen und nick mir zu. ${CLOSE}`

/**
 * A question that went wrong is asked again among needless ones, so that nobody can tell which mattered
 * (SW-87). All are answered without a sound and none has anything to do with what happened.
 */
export const disturbance: Translated<typeof english> = {
  opening:
    'Ich spüre eine Erschütterung der Macht. Alle schließen die Augen. Ich habe ein paar Fragen.',
  closing: 'Die Macht ist wieder ruhig. Weiter geht es.',
  questions: {
    'sith.kill': `Sith, öffnet die Augen und zeigt noch einmal auf euer Ziel. ${CLOSE_ALL}`,
    'sith.decide': `Ranghöchster Sith, nur du: Öffne die Augen und zeig noch einmal. ${CLOSE}`,
    'quigon.heal': `Qui-Gon, öffne die Augen und zeig noch einmal, wen du heilst. ${CLOSE}`,
    'jango.clone': `Jango Fett, öffne die Augen und zeig noch einmal auf deinen Klon. ${CLOSE}`,
    'obiwan.investigate': `Obi-Wan, öffne die Augen, zeig noch einmal, und sieh mich an. ${CLOSE}`,
    'yoda.raise': `Yoda, öffne die Augen und zeig mir noch einmal, was du tun willst. ${CLOSE}`,
    'deathStar.direction': 'Todesstern, zeig noch einmal nach links oder rechts.',
    'anakin.meet': thumb('Anakin'),
    'amidala.meet': 'Königin Amidala, heb eine Hand. Und nimm sie wieder herunter.',
    'jango.meet': 'Jango Fett, heb eine Hand. Und nimm sie wieder herunter.',
    'luke.meet': thumb('Luke'),
    'han.meet': thumb('Han'),
    'lando.meet': thumb('Lando'),
    'droids.meet': `R2-D2 und C-3PO, öffnet die Augen und nickt mir zu. ${CLOSE_ALL}`,
    'chewbacca.meet': nod('Chewbacca'),
    'mace.meet': nod('Mace Windu'),
    'leia.meet': nod('Prinzessin Leia'),
    'ackbar.meet': nod('Admiral Ackbar'),
    'ewok.meet': nod('Ewok'),
    'quigon.meet': thumb('Qui-Gon'),
    'obiwan.meet': thumb('Obi-Wan'),
    'yoda.meet': thumb('Yoda'),
    'sith.meet': `Sith, öffnet die Augen und seht euch noch einmal an. ${CLOSE_ALL}`,
  },
}
