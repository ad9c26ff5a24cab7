/** What the host reads aloud before the first night, and what is good to know. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** What the game is about, for those who have never heard of it. */
export const about: readonly Text[] = [
  'Alle bekommen zwei Karten und legen sie verdeckt aufeinander. Die obere ist das Leben, das zuerst gespielt wird.',
  'Nachts vergiften die Killer, der Doktor impft, die Polizei fragt, und der Meuchler schlägt zu. Am Tag redet die Stadt, hört zu und stimmt ab.',
  'Die Stadt jagt die Killer, die Killer jagen die Polizei. Was jede Seite zum Sieg braucht, sage ich bei ihren Rollen.',
]

/** Rules of conduct and of the cards (CM-9 to CM-13, CM-15, CM-21, CM-29, CM-31, CM-44, CM-54, CM-58, CM-64). */
export const tableRules: readonly Text[] = [
  'Alle bekommen zwei Karten. Das sind eure zwei Leben.',
  by('dealCheck', {
    true: 'Seht sie euch allein an. König und Bube auf einer Hand? Sagt es mir, dann gebe ich alles neu.',
    false: 'Seht sie euch allein an. König und Bube auf einer Hand? Dann bleibt es dabei.',
  }),
  'Legt eine Karte auf die andere, verdeckt. Die obere wird zuerst gespielt. Von da an bleibt es so.',
  'Ist die obere weg, kommt die andere nach oben. Sind beide weg, seid ihr raus.',
  by('redSpecialsTopOnly', {
    false: 'Rote Könige und rote Buben wirken nur oben. Alle anderen Karten wirken oben wie unten.',
    true: 'Rote Könige, Damen, Buben und Asse wirken nur oben. Schwarze Karten und Joker wirken oben wie unten.',
  }),
  by('revealVotedCard', {
    false: 'Verlorene Karten bleiben geheim. Niemand sieht sie an, niemand zeigt sie.',
    true: 'Die Karte, die die Abstimmung nimmt, sehen alle. Jede andere verlorene Karte bleibt geheim: Niemand sieht sie an.',
  }),
  'Nachts sind alle Augen zu, und niemand macht ein Geräusch. Ihr antwortet mir mit dem Finger.',
  by('firstNightFull', {
    true: '',
    false:
      'In der ersten Nacht lernt ihr euch nur kennen: Niemand vergiftet, impft, fragt oder schlägt zu.',
  }),
  'Killer: Ihr braucht ein gemeinsames Opfer. Polizei: Ihr habt zusammen eine Frage.',
  sentences(
    by('overdoseReset', {
      true: 'Doktor: Eine unnötige Impfung bleibt im Körper, und die zweite tötet.',
      false:
        'Doktor: Eine unnötige Impfung bleibt im Körper. Die zweite tötet und jede weitere auch.',
    }),
    'Merk dir, wen du gewählt hast; von mir erfährst du es nicht.',
    by('doctorSelf', { true: '', false: 'Wähl nie dich selbst.' }),
    by('doctorMayPass', {
      false: '',
      true: 'Willst du niemanden impfen, schüttle den Kopf.',
    }),
  ),
  sentences(
    by('firstNightFull', {
      true: 'Meuchler: In der ersten Nacht darfst du den Kopf schütteln. Später musst du zuschlagen.',
      false:
        'Meuchler: In der zweiten Nacht darfst du den Kopf schütteln. Später musst du zuschlagen.',
    }),
    by('assassinTakes', { topCard: '', wholePlayer: 'Dein Opfer verliert beide Karten.' }),
  ),
  by('multiCauseCards', {
    one: by('assassinTakes', {
      topCard:
        'Wie oft es euch in einer Nacht auch trifft, es kostet nur eine Karte. Nur ein Jäger kann noch eine nehmen.',
      wholePlayer:
        'Wie oft es euch in einer Nacht auch trifft, es kostet nur eine Karte, es sei denn, der Meuchler schlägt zu oder ein Jäger nimmt noch eine.',
    }),
    each: 'Trifft euch in einer Nacht mehreres, kostet jedes davon eine Karte.',
  }),
  by('hunterTiming', {
    openly: by('hunterTrigger', {
      jokerRemoved:
        'Jäger: Verlierst du den Joker, darfst du jemanden mitnehmen, sofort und vor aller Augen.',
      playerEliminated:
        'Jäger: Verlierst du deine letzte Karte, darfst du jemanden mitnehmen, sofort und vor aller Augen.',
    }),
    secret: by('hunterTrigger', {
      jokerRemoved:
        'Jäger: Verlierst du den Joker, tippe ich dir auf die Schulter, während alle Augen zu sind. Dann darfst du jemanden mitnehmen.',
      playerEliminated:
        'Jäger: Verlierst du deine letzte Karte, tippe ich dir auf die Schulter, während alle Augen zu sind. Dann darfst du jemanden mitnehmen.',
    }),
  }),
  'Zahlenkarten haben keine Gabe, aber mitreden und abstimmen dürft ihr auch mit ihnen.',
  'Die ersten fünf, die raus sind, haben letzte Worte. Sagt, was ihr wollt, aber nie eure Rollen.',
  'Wer das Wort hat, wird nicht unterbrochen.',
  'Ihr habt eine Stimme für jede Karte, die ihr noch habt. Teilt sie auf, behaltet sie, oder gebt beide derselben Person.',
  'Wer raus ist, schweigt und stimmt nicht mehr ab.',
  by('bothWin', {
    town: 'Sind beide Seiten im selben Moment am Ziel, gewinnt die Stadt.',
    draw: 'Sind beide Seiten im selben Moment am Ziel, gewinnt niemand.',
    killers: 'Sind beide Seiten im selben Moment am Ziel, gewinnen die Killer.',
  }),
]

export const tips: readonly Text[] = [
  'Sprich deutlich und halt das Tempo.',
  'Ruf in jeder Nacht mit denselben Worten auf. So merkt niemand, wer fehlt.',
  'Warte bei einem leeren Aufruf so lange wie bei einem vollen.',
  'Karten, Impfungen und letzte Worte zählt das Programm. Sieh ab und zu unter „Denk daran“ nach.',
  'Warn den Doktor am Anfang: Unnötige Impfungen töten.',
  'Der Daumen sagt der Polizei nur etwas über die oberste Karte. Nach wem man fragt, ist die Kunst.',
  'Was der Meuchler tut, heilt niemand. Wer gut meuchelt, plant den Schlag.',
  'Killer führen am Tag in die Irre, alle anderen suchen die Wahrheit.',
  by('hunterTiming', {
    openly: '',
    secret:
      'Lass nach jeder Abstimmung alle die Augen schließen, sag die Worte für den Jäger und geh im Kreis herum, ob ein Jäger gefallen ist oder nicht. Nur so bleibt ein heimlicher Jäger heimlich.',
  }),
]
