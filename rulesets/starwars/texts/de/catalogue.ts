/** Names and meanings: teams, roles and conditions. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/catalogue'
import type { roles as englishRoles } from '../en/roles'

export const teams: Translated<typeof english.teams, Text> = {
  citizens: {
    name: 'Bürger',
    goal: 'Findet alle Sith und verurteilt sie.',
    won: 'Der letzte Sith ist fort. In der Galaxis herrscht wieder Frieden.',
  },
  sith: {
    name: 'Sith',
    goal: by('endCountsNeutral', {
      false: 'Tötet die Bürger, die Jedi-Meister zuerst.',
      true: 'Tötet alle anderen, die Jedi-Meister zuerst.',
    }),
    won: 'Kein Bürger ist übrig. Die dunkle Seite herrscht über die Galaxis.',
  },
  deathStar: {
    name: 'Todesstern',
    goal: 'Sei am Ende noch da, egal, wer sonst gewinnt.',
    won: 'Er hängt noch immer am Himmel.',
  },
  jango: {
    name: 'Jango Fett',
    goal: by('endCountsNeutral', {
      false: 'Die Sith müssen gewinnen, ob du lebst oder tot bist.',
      true: 'Die Sith müssen gewinnen, und das können sie erst, wenn du tot bist.',
    }),
    won: 'Die Sith haben gewonnen, und er wird bezahlt.',
  },
}

/** SW-59, SW-O5. */
const SHARED_FATE = by('raiseDroidPair', {
  true: 'Sie teilen jedes Schicksal: tot, geheilt, in Karbonit oder zurückgeholt, immer beide.',
  false:
    'Sie teilen jedes Schicksal: tot, geheilt oder in Karbonit, immer beide. Doch Yoda holt nur einen von ihnen zurück.',
})

export const roles: Translated<typeof englishRoles, Text> = {
  palpatine: {
    name: 'Imperator Palpatine',
    help: 'Der ranghöchste Sith. Tötet jede Nacht mit den Sith; sind sie sich nicht einig, entscheidet er.',
  },
  maul: {
    name: 'Darth Maul',
    help: 'Der zweithöchste Sith. Tötet jede Nacht mit den Sith und entscheidet, wenn der Imperator es nicht kann.',
  },
  dooku: {
    name: 'Graf Dooku',
    help: 'Der dritthöchste Sith. Tötet jede Nacht mit den Sith.',
  },
  furtherSith: {
    name: 'Weiterer Sith',
    help: 'Noch ein Sith, unter Graf Dooku. Tötet jede Nacht mit den Sith.',
  },
  vader: {
    name: 'Darth Vader',
    help: 'Anakin, solange Amidala tot ist: ein Sith, der mit den anderen aufwacht und tötet und abstimmt, wie er will.',
  },
  quigon: {
    name: 'Qui-Gon Jinn',
    help: sentences(
      'Jedi-Meister. Heilt jede Nacht jemanden: Diese Person überlebt',
      by('healStopsBlast', {
        false: 'in dieser Nacht den Angriff der Sith.',
        true: 'in dieser Nacht den Angriff der Sith und die Explosion des Todessterns.',
      }),
      'Sich selbst darf er nur zweimal im ganzen Spiel heilen.',
    ),
  },
  obiwan: {
    name: 'Obi-Wan Kenobi',
    help: 'Jedi-Meister. Zeigt jede Nacht auf jemanden und erfährt sofort, ob es ein Sith ist.',
  },
  yoda: {
    name: 'Yoda',
    help: sentences(
      'Jedi-Meister. Holt einmal im Spiel jemanden von den Toten zurück: in einer Nacht seiner Wahl oder in der ersten nach seinem eigenen Tod, dann auch sich selbst.',
      by('yodaLastChance', {
        mayDecline: 'Nutzt er die Gabe auch dann nicht, ist sie weg.',
        mustUse: 'In dieser Nacht muss er.',
      }),
    ),
  },
  anakin: {
    name: 'Anakin Skywalker',
    help: sentences(
      'Kennt Amidala und stimmt immer wie sie. Stirbt sie, wird er Darth Vader, ein Sith; kommt sie zurück, ist er wieder Anakin.',
      by('vaderFrom', {
        dawn: '',
        immediately: 'Für Obi-Wan ist er schon in der Nacht, in der sie getötet wird, ein Sith.',
      }),
    ),
  },
  deathStar: {
    name: 'Todesstern',
    help: sentences(
      'Spielt allein. Zeigt in der ersten Nacht nach links oder rechts: Stirbt er, stirbt mit ihm, wer auf dieser Seite am nächsten sitzt. Wird er verurteilt, reißt er stattdessen den rangniedrigsten Sith mit.',
      by('healStopsBlast', {
        false: 'Wer in Karbonit ist, wird übersprungen.',
        true: 'Wer in Karbonit ist oder in dieser Nacht geheilt wurde, wird übersprungen.',
      }),
    ),
  },
  jango: {
    name: 'Jango Fett',
    help: 'Kennt die Sith, ist aber keiner und tötet nicht mit. Macht jede Nacht jemand anderen zu seinem Klon, der für Obi-Wan wie ein Sith aussieht.',
  },
  amidala: {
    name: 'Königin Amidala',
    help: 'Keine Gabe. Aber jemand stimmt immer wie sie und wechselt zur dunklen Seite, wenn sie stirbt: Sie sollte also am Leben bleiben.',
  },
  luke: {
    name: 'Luke Skywalker',
    help: 'Überlebt den ersten Angriff der Sith. Gegen ein Urteil, einen Schuss oder eine Explosion hilft das nicht.',
  },
  han: {
    name: 'Han Solo',
    help: sentences(
      'Erschießt einmal im Spiel, am Tag, jemand anderen. Danach kennen ihn alle. Schießt er auf der Anklagebank, ist der Prozess aus, und niemand wird verurteilt.',
      by('hanMidTrial', {
        allowed: '',
        notDuringOthersTrial: 'Während eines Prozesses gegen andere darf er nicht schießen.',
      }),
      by('hanChewiePenalty', { true: 'Erschießt er Chewbacca, stirbt er auch.', false: '' }),
    ),
  },
  lando: {
    name: 'Lando Calrissian',
    help: sentences(
      by('freezeUntil', {
        nextDawn:
          'Steckt einmal im Spiel, am Tag, jemanden bis zum nächsten Morgen in Karbonit, auch sich selbst:',
        nextDusk:
          'Steckt einmal im Spiel, am Tag, jemanden bis zum Ende des nächsten Tages in Karbonit, auch sich selbst:',
      }),
      by('freezeStopsShot', {
        true: 'kein Wort, keine Stimme, keine Gabe, aber töten kann dann auch nichts.',
        false: 'kein Wort, keine Stimme, keine Gabe, und töten kann nur ein Schuss von Han.',
      }),
      'Danach kennen ihn alle. Tut er es auf der Anklagebank, ist der Prozess aus, und niemand wird verurteilt.',
    ),
  },
  r2d2: { name: 'R2-D2', help: sentences('Kennt C-3PO.', SHARED_FATE) },
  c3po: { name: 'C-3PO', help: sentences('Kennt R2-D2.', SHARED_FATE) },
  chewbacca: {
    name: 'Chewbacca',
    help: sentences(
      'Wird er verurteilt, stirbt auch, wer mit ihm angeklagt ist, außer in Karbonit.',
      by('hanChewiePenalty', { true: 'Erschießt ihn Han, stirbt Han auch.', false: '' }),
    ),
  },
  mace: {
    name: 'Mace Windu',
    help: 'Holt einmal im Spiel, vor der Abstimmung, jemanden von der Anklagebank; dafür muss dorthin, wer die Anklage erhoben hat. Sich selbst kann er so nicht retten. Danach kennen ihn alle.',
  },
  leia: {
    name: 'Prinzessin Leia',
    help: 'Darf nicht sprechen. Nur Gesten und stumme Worte; keine Gebärdensprache, nichts Geschriebenes.',
  },
  ackbar: {
    name: 'Admiral Ackbar',
    help: 'Darf „Es ist eine Falle“ sagen, in jedem Ton und jeder Reihenfolge, sonst nichts. Im Übrigen wie Leia.',
  },
  ewok: {
    name: 'Ewok',
    help: 'Darf nur grunzen, quieken und Gesten machen. Nicht einmal stumme Worte.',
  },
}

export const statuses: Translated<typeof english.statuses, Text> = {
  frozen: {
    name: 'in Karbonit',
    help: sentences(
      by('freezeStopsShot', {
        true: 'Kann nicht durch die Sith, ein Urteil oder einen Schuss sterben, nicht sprechen, abstimmen oder handeln.',
        false:
          'Kann nicht durch die Sith oder ein Urteil sterben, nicht sprechen, abstimmen oder handeln. Ein Schuss von Han tötet trotzdem.',
      }),
      by('freezeUntil', {
        nextDawn: 'Bis zum nächsten Morgen.',
        nextDusk: 'Bis zum Abend des nächsten Tages.',
      }),
    ),
  },
  spent: {
    name: 'ohne Gabe',
    help: 'Die eine Gabe für dieses Spiel ist genutzt oder verfallen.',
  },
  selfHeal1: {
    name: 'einmal selbst geheilt',
    help: 'Hat sich einmal selbst geheilt. Einmal geht noch.',
  },
  selfHeal2: {
    name: 'zweimal selbst geheilt',
    help: 'Hat sich zweimal selbst geheilt. Mehr geht nicht.',
  },
  directionLeft: {
    name: 'nach links gerichtet',
    help: 'Die Explosion geht im Uhrzeigersinn, von oben gesehen.',
  },
  directionRight: {
    name: 'nach rechts gerichtet',
    help: 'Die Explosion geht gegen den Uhrzeigersinn, von oben gesehen.',
  },
  healed: {
    name: 'geheilt',
    help: by('healStopsBlast', {
      false: 'Der Angriff der Sith bewirkt heute Nacht nichts. Eine Explosion tötet trotzdem.',
      true: 'Weder der Angriff der Sith noch eine Explosion bewirkt heute Nacht etwas.',
    }),
  },
  clone: { name: 'Klon', help: 'Sieht heute Nacht für Obi-Wan wie ein Sith aus.' },
  banished: { name: 'verbannt', help: 'Für immer raus. Niemand kann diese Person zurückholen.' },
}
