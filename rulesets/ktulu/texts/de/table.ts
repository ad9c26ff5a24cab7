/** What the host reads aloud before the first night, and what he should know himself. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/table'

export const about: Translated<typeof english.about, Text> = [
  'Es gibt eine Statuette. Niemand sieht sie, jemand von euch trägt sie, und alle wollen sie.',
  'Zuerst haben sie die Banditen. Ihr Schiff ist unterwegs: Haben sie die Statuette am Ende der Nacht, in der es kommt, oder am Ende einer späteren, gewinnen sie.',
  'Die Bürger wollen sie am Tag haben: Sie durchsuchen Taschen, duellieren sich und hängen Leute. Die Indianer wollen als Einzige übrig bleiben.',
  'Banditen und Indianer kennen ihre Leute. Die Bürger kennen niemanden.',
  by('aliens', { true: 'Die Aliens wollen sie dreimal benutzen.', false: '' }),
  by('luckyLuke', { true: 'Lucky Luke will eine Nacht mit ihr beginnen.', false: '' }),
  by('janosik', { true: 'Und Janosik will gehängt werden.', false: '' }),
]

/** Rules of conduct (K-12 to K-17b, K-93, K-98, K-111). */
export const tableRules: Translated<typeof english.tableRules, Text> = [
  by('announceRolesInPlay', {
    true: 'Ich sage euch jetzt, welche Rollen dabei sind.',
    false: 'Welche Rollen dabei sind, bleibt mein Geheimnis.',
  }),
  'Ich sage euch jetzt, in welcher Nacht das Schiff kommt.',
  'Behaltet euren Platz, solange ihr lebt: Manche Rollen zählen die Plätze.',
  'Erzählt über euch, was ihr wollt. Wer die Karte zeigt oder die Rolle sonst beweist, stirbt, es sei denn, die eigene Fähigkeit erlaubt das.',
  'Nachts sind die Augen zu, und niemand macht ein Geräusch. Ich antworte nur mit Zeichen.',
  'Ihr dürft immer den Kopf schütteln: Niemand muss eine Fähigkeit nutzen.',
  by('announceJailed', {
    true: 'Was ich nachts laut sage, gilt allen: wer im Gefängnis sitzt, wer betrunken ist, wer Karten spielt, wohin die Statuette geht.',
    false:
      'Was ich nachts laut sage, gilt allen: wer betrunken ist, wer Karten spielt, wohin die Statuette geht.',
  }),
  by('revealNightDeaths', {
    dawn: 'Im Morgengrauen sage ich, wer in der Nacht gestorben ist, mit Seite und Rolle, aber nie, wie oder durch wen.',
    atOnce:
      'Stirbt nachts jemand, sage ich es sofort, mit Seite und Rolle, aber nie, wie oder durch wen.',
  }),
  'Höchstens zwei Duelle am Tag. Beide stehen; wer gefordert hat, spricht zuerst; alle anderen schweigen.',
  'Solange der Sheriff lebt, darf man ein Duell ablehnen.',
  sentences(
    'Bei jeder Abstimmung schließen alle die Augen.',
    by('secretDuelVotes', {
      true: 'Danach sehen alle, wer wie gestimmt hat, nur nicht beim Duell.',
      false: 'Danach sehen alle, wer wie gestimmt hat.',
    }),
  ),
  by('gunmanTie', {
    gunman:
      'Wer mehr Stimmen hat, gewinnt das Duell; bei gleich vielen sterben beide, ganz ohne Stimmen niemand. Ein Revolverheld gewinnt, egal, wie ihr abstimmt, nur nicht gegen einen anderen Revolverhelden.',
    tie: 'Wer mehr Stimmen hat, gewinnt das Duell; bei gleich vielen sterben beide, ganz ohne Stimmen niemand. Ein Revolverheld gewinnt auch mit weniger Stimmen, nur nicht gegen einen anderen Revolverhelden.',
  }),
  'Wenn am Tag jemand mit der Statuette stirbt oder durchsucht wird, haben die Bürger gewonnen.',
  by('executorInvestigator', {
    true: 'Nach einer vergeblichen Durchsuchung stimmt ihr ab, ob jemand von den Durchsuchten gehängt oder verhört wird.',
    false:
      'Nach einer vergeblichen Durchsuchung stimmt ihr ab, ob jemand von den Durchsuchten gehängt wird.',
  }),
  by('janosikEnds', {
    true: '',
    false: 'Wird Janosik gehängt, gewinnt er, und ihr spielt weiter.',
  }),
  'Nach der letzten Abstimmung des Tages wird es sofort Nacht: still sein, Augen zu.',
]

export const tips: Translated<typeof english.tips, Text> = [
  'Wo die Statuette ist, steht immer in der Ecke deines Bildschirms. Behalt es für dich.',
  'Erinnere die Banditen jede Nacht daran, wann das Schiff kommt.',
  by('callUsedUp', {
    true: 'Ruf eine verbrauchte Rolle wie immer und heb die Hand.',
    false: 'Rollen, die nichts mehr tun können, rufst du nicht.',
  }),
  'Einen Schritt ohne Worte darf sonst niemand bemerken: Schulter antippen, kein Laut.',
  'Pastor, Richter und Schamane sind gut für den ersten Abend. Doktor und Fährtenleser verlangen dir am meisten ab.',
  by('dayZero', {
    true: 'Vor der ersten Nacht sagen alle nur, wer sie in dieser Stadt sind.',
    false: '',
  }),
  by('sheriffNightZero', { true: 'Der Sheriff sperrt schon in der ersten Nacht ein.', false: '' }),
  by('parsonNightZero', { true: 'Der Pastor fragt schon in der ersten Nacht.', false: '' }),
]
