import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { options as english } from '../en/houseRules'

/** The house rules, in their order. */
export const options: Translated<typeof english> = {
  hanChewiePenalty: {
    name: 'Schuss auf Chewbacca',
    help: 'Was mit Han geschieht, wenn er Chewbacca erschießt.',
    values: { true: 'Han stirbt auch.', false: 'Han lebt.' },
  },
  freezeUntil: {
    name: 'Wie lange Karbonit hält',
    help: 'Wann wieder frei ist, wer am Tag eingefroren wurde.',
    values: { nextDawn: 'Am nächsten Morgen.', nextDusk: 'Einen Tag später, wenn es Nacht wird.' },
  },
  callDeadRoles: {
    name: 'Aufrufe für die Toten',
    help: 'Wen du nachts aufrufst, obwohl niemand antworten kann.',
    values: {
      all: 'Alle, die im Deck waren.',
      sourceMinimum: 'Nur Qui-Gon und Obi-Wan, und Yoda in seiner einen letzten Nacht.',
    },
  },
  yodaLastChance: {
    name: 'Yodas letzte Nacht',
    help: 'Ob ein toter Yoda in seiner einen letzten Nacht jemanden zurückholen muss.',
    values: { mayDecline: 'Er darf verzichten und verliert die Gabe.', mustUse: 'Er muss.' },
  },
  raiseDroidPair: {
    name: 'Droiden kommen zusammen zurück',
    help: 'Was geschieht, wenn Yoda einen von zwei toten Droiden zurückholt.',
    values: { true: 'Der andere kommt mit.', false: 'Der andere bleibt tot.' },
  },
  firstTie: {
    name: 'Gleichstand vor dem ersten Tod',
    help: 'Einen Gleichstand entscheidet, wer zuletzt starb. Das hier gilt, solange alle leben.',
    values: {
      revoteThenNone: 'Noch eine Abstimmung; beim zweiten Gleichstand sind beide frei.',
      none: 'Beide sind frei.',
      forceDecides: 'Die Spielleitung entscheidet.',
      lot: 'Das Los entscheidet.',
    },
  },
  healStopsBlast: {
    name: 'Heilung gegen die Explosion',
    help: 'Ob neben dem Todesstern überlebt, wer geheilt ist.',
    values: { false: 'Nein.', true: 'Ja, die Explosion geht einen Platz weiter.' },
  },
  endCountsNeutral: {
    name: 'Jango und Todesstern zögern das Ende hinaus',
    help: 'Ob die Sith auch diese beiden überleben müssen.',
    values: { false: 'Nein, nur die Bürger.', true: 'Ja.' },
  },
  singleNominee: {
    name: 'Allein auf der Anklagebank',
    help: 'Was geschieht, wenn nur eine Person nominiert ist.',
    values: {
      noTrial: 'Heute kein Prozess.',
      yesNoVote: 'Mehr als die Hälfte der Stimmen verurteilt.',
    },
  },
  furtherSith: {
    name: 'Ein vierter Sith',
    help: 'Ob ab siebzehn ein weiterer Sith ins Deck gehört.',
    values: { true: 'Ja.', false: 'Nein, drei reichen.' },
  },
  noDirectClaims: {
    name: 'Nichts geradeheraus',
    help: 'Ob man offen sagen darf, wer man ist.',
    values: { true: 'Nein: nur Andeutungen und Zitate.', false: 'Man darf.' },
  },
  vaderFrom: {
    name: 'Wann Anakin sich wandelt',
    help: 'Was Obi-Wan in der Nacht, in der Amidala getötet wird, über Anakin erfährt.',
    values: { dawn: 'Noch kein Sith.', immediately: 'Schon ein Sith.' },
  },
  frozenAccused: {
    name: 'Angeklagt und eingefroren',
    help: 'Was geschieht, wenn Lando jemanden auf der Anklagebank einfriert.',
    values: {
      trialGoesOn:
        'Der Prozess geht weiter, doch wer eingefroren ist, kann nicht verurteilt werden.',
      removedFromStand: 'Diese Person verlässt die Bank, und ihr stimmt über die andere ab.',
    },
  },
  hanMidTrial: {
    name: 'Han im Prozess gegen andere',
    help: 'Ob Han schießen darf, während zwei andere auf der Anklagebank sitzen.',
    values: { allowed: 'Ja.', notDuringOthersTrial: 'Nein, er muss warten.' },
  },
  freezeStopsShot: {
    name: 'Karbonit hält Schüsse auf',
    help: 'Ob vor Han sicher ist, wer eingefroren ist.',
    values: { true: 'Ja, und Han behält seinen Schuss.', false: 'Nein.' },
  },
}
