import type { Translated } from '../../../rulesetTexts'
import type { music as english } from '../../en/facilitator/music'

/** What the desk says about the host’s own music. */
export const music: Translated<typeof english> = {
  music: {
    title: 'Deine eigene Musik',
    about:
      'Ein Ordner je Phase; seine Musik läuft statt des Hintergrunds. Es gehen mp3, ogg, flac, m4a und wav. Kopiert wird nichts. Jede Datei wird einmal gemessen, damit alle gleich laut sind.',
    places: {
      lobby: 'Vor dem Spiel',
      night: 'Nacht',
      day: 'Tag',
      vote: 'Abstimmungen',
      end: 'Ende',
      sounds: 'Einzelne Klänge',
      voices: 'Aufgenommene Geschichten',
    },
    path: 'Ordner für „{place}“',
    placeholder: 'Der ganze Pfad, etwa /home/ich/Musik',
    take: 'Nehmen',
    choose: 'Ordner wählen',
    chooseFor: 'Ordner wählen für „{place}“',
    remove: 'Kein Ordner für „{place}“',
    none: 'Keiner: der Hintergrund des Programms',
    ready: '{count} Stück | {count} Stücke',
    readyClips: '{count} aufgenommener Satz | {count} aufgenommene Sätze',
    waiting: '{count} wird noch gemessen | {count} werden noch gemessen',
    problem: {
      gone: 'Dieser Ordner ist weg. Steck sein Laufwerk an und lies die Ordner neu, oder wähl einen anderen.',
      unreadable: 'Das System lässt Nightfall nicht in diesen Ordner.',
      slow: 'Dieser Ordner antwortet nicht. Sieh nach Laufwerk oder Netz und lies die Ordner neu, oder kopier die Musik auf diesen Computer.',
      empty: 'In diesem Ordner ist keine Musik. In Unterordnern wird nicht gesucht.',
    },
    reading: 'wird gelesen …',
    tooMany: 'es sind mehr, aber nur die ersten {most} zählen',
    skipped: '{name}: {why}',
    why: {
      content: 'ist nicht, was der Name sagt',
      name: 'heißt wie kein Satz einer Geschichte',
      long: 'ist länger als 45 Sekunden',
      special: 'ist keine Datei, sondern ein Gerät oder eine Pipe; nimm es hier heraus',
      outside: 'führt aus dem Ordner hinaus; leg die Datei selbst hierher',
      large: 'ist größer als 120 MB',
      decode: 'lässt sich hier nicht abspielen',
      silent: 'ist nichts als Stille',
      unreadable: 'ist vom System gesperrt; erlaube Nightfall, sie zu lesen',
      slow: 'antwortet nicht; kopier sie auf diesen Computer',
      gone: 'lässt sich nicht öffnen',
    },
    volume: 'Lautstärke deiner Musik',
    nothing: 'Gerade läuft nichts von dir.',
    stopped: 'Angehalten',
    stop: 'Musik anhalten',
    goOn: 'Weiterspielen',
    next: 'Nächstes Stück',
    network: 'Musik auch auf Bildschirmen im Netz',
    networkHelp:
      'Was läuft, geht dann durch dein Netz zu ihnen. Sonst hören sie den Hintergrund des Programms.',
    networkLost:
      'Der Ton kommt von einem Bildschirm im Netz, der keine Musik bekommt: Deine hört niemand.',
    read: 'Ordner neu lesen',
    sounds: 'Welche Namen es gibt',
    soundsHelp:
      'Eine Datei ersetzt den Klang, dessen Namen sie trägt, etwa stinger-death.mp3. Ein Hintergrund wie ambience-lobby.mp3 läuft in Schleife.',
    replaced: 'Ersetzt: {names}',
    unknown: 'So heißt kein Klang: {names}',
    noDrop: 'Ein Browser verrät nicht, wo ein Ordner liegt.',
    noDropHelp: 'Schreib seinen Pfad. Im installierten Programm kannst du ihn hier ablegen.',
    clips:
      'Sätze, die du aufgenommen hast, kommen statt der Stimme des Computers. Jede Datei heißt wie ihr Satz und dauert höchstens 45 Sekunden. Im Readme steht, wie du aufnimmst.',
    clipsOff:
      'Sie sind nur zu hören, wenn der Computer die Geschichten vorliest: siehe Einstellungen.',
    clipNames: 'Namen für {game} kopieren',
    clipNamesCopied: 'Die Namen sind kopiert. Füg sie in einen Text ein.',
    clipNamesNot: 'Die Namen ließen sich nicht kopieren.',
    card: 'Ordner und Klänge',
  },
}
