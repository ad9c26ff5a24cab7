import type { Translated } from '../../rulesetTexts'
import type { machine as english } from '../en/machine'

/** What the desk says about displays. Part of the host's texts. */
export const machine: Translated<typeof english> = {
  screens: {
    title: 'Bildschirme',
    list: 'Die Bildschirme dieses Computers',
    nameless: 'Ein Bildschirm ohne Namen',
    isShow: 'Leinwand',
    isDesk: 'Dein Pult',
    choose: 'Als Leinwand nehmen',
    chooseOf: 'Bildschirm {number} als Leinwand nehmen',
    identify: 'Auf allen Bildschirmen die Nummer zeigen',
    open: 'Leinwand öffnen',
    remembered:
      'Nightfall merkt sich deine Wahl nach Name und Größe des Bildschirms. Steckst du ihn ab, verschwindet die Leinwand; steckst du ihn an, ist sie wieder da.',
    openPage: 'Leinwand öffnen',
    inBrowser:
      'Im Browser verschiebst du die Fenster selbst: Öffne die Leinwand in einem eigenen Fenster, zieh es auf den Fernseher und drück F11. Um Ruhezustand und Bildschirme kümmert sich dein System.',
    place: {
      screen: 'Die Leinwand füllt einen eigenen Bildschirm.',
      window: 'Es gibt nur einen Bildschirm, die Leinwand ist also ein gewöhnliches Fenster.',
      hidden: 'Der Bildschirm der Leinwand ist weg; sie bleibt verborgen, bis er wieder da ist.',
      byHand:
        'Dein System erlaubt keinem Programm, Fenster zu verschieben: Zieh das Fenster der Leinwand auf den Fernseher und drück F11.',
      closed: 'Das Fenster der Leinwand ist zu.',
    },
    warning: {
      mirrored:
        'Zwei Bildschirme zeigen dasselbe: Alle sehen dein Pult. Stell dein System von „Duplizieren“ auf „Erweitern“ um.',
      deskOnScreen:
        'Auf der Leinwand ist dein Pult. Klapp den Laptop auf, oder stell von „Duplizieren“ auf „Erweitern“ um.',
      twins:
        'Zwei Bildschirme sind gleich groß und heißen gleich. Sieh nach den Nummern: Ist es der richtige?',
      unsure: 'Das ist nicht der Bildschirm vom letzten Mal. Ist es der richtige?',
      misplaced:
        'Dein System stellt das Fenster der Leinwand nicht dorthin, wo es hingehört. Drück dort Esc, zieh es auf den Fernseher und drück F11.',
    },
    banner: {
      gone: 'Die Leinwand „{name}“ ist weg; der Abend geht weiter, und sie kommt mit dem Bildschirm zurück. Zeigt der Fernseher jetzt dein Pult, dupliziert er: Stell auf „Erweitern“ um.',
      goneNameless:
        'Die Leinwand ist weg; der Abend geht weiter, und sie kommt mit dem Bildschirm zurück. Zeigt der Fernseher jetzt dein Pult, dupliziert er: Stell auf „Erweitern“ um.',
      mirrored: 'Alle können dein Pult sehen: Zwei Bildschirme zeigen dasselbe.',
      deskOnScreen: 'Alle können dein Pult sehen: Es steht auf der Leinwand.',
      perhaps:
        'Die Leinwand „{gone}“ ist weg, und „{now}“ ist da, genauso groß. Ist das derselbe Fernseher?',
      same: 'Ja',
      other: 'Nein',
    },
  },
  network: {
    title: 'Auf einem anderen Gerät zeigen',
    about:
      'Fernseher, Tablet oder Handy im selben Netz öffnen die Leinwand in ihrem Browser. Sie können nur zusehen; dein Pult kommt nie dorthin. Mit dem Abend ist auch das zu Ende.',
    none: 'Dieser Computer ist in keinem Netz. Geh in das WLAN, in dem der Fernseher ist.',
    which: 'Netz',
    show: 'Auf einem anderen Gerät zeigen',
    hide: 'Nicht mehr zeigen',
    type: 'Tipp das in den Browser des Fernsehers, oder halt eine Kamera vor den Code:',
    qr: 'Ein Code, der {url} öffnet',
    noViewers: 'Dort sieht noch niemand zu',
    viewers: '{count} Gerät sieht zu | {count} Geräte sehen zu',
    sound: 'Ton von dort',
    soundHelp:
      'Nur ein Gerät hat Ton: das erste, das zusieht, statt des Computers. Am Fernseher musst du vielleicht zuerst OK drücken.',
  },
  moments: {
    title: 'Andere Programme',
    about:
      'Lampen, OBS oder ein Stream Deck hören, was dem Raum gesagt wird: im selben Augenblick wie die Leinwand, und nichts sonst.',
    here: 'Öffentliche Momente auf diesem Computer',
    hereHelp:
      'Schließt du Nightfall, ist es wieder aus. Schaltest du es aus, sind sofort alle getrennt.',
    forPrograms: 'Für Programme auf diesem Computer',
    forPages: 'Für Webseiten, etwa die Browserquelle in OBS',
    network: 'Öffentliche Momente im Netz',
    networkHelp:
      'Unter einer langen geheimen Adresse, jedes Mal einer neuen. Wer sie hat, kann zuhören.',
    none: 'Dieser Computer ist in keinem Netz.',
    forNetwork: 'Für das Netz',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyOf: 'Kopieren: {what}',
    noListeners: 'Noch hört niemand zu',
    listeners: '{count} Programm hört zu | {count} Programme hören zu',
  },
  output: {
    title: 'Der Ton kommt aus',
    system: 'Standardausgabe des Systems',
    chosen: 'Ton: {name}.',
    standard: 'Ton: {name}, die Standardausgabe des Systems.',
    standardNameless: 'Ton: die Standardausgabe des Systems.',
    lost: 'Die Tonausgabe „{wanted}“ ist weg. Bis sie wieder da ist, kommt der Ton von hier: {name}.',
    lostNameless:
      'Die Tonausgabe „{wanted}“ ist weg. Bis sie wieder da ist, kommt der Ton aus der Standardausgabe des Systems.',
    unnamed:
      'Dieser Browser nennt die Tonausgaben nicht. Wähl den Fernseher in den Toneinstellungen deines Systems.',
    network: 'Der Ton kommt vom Bildschirm im Netzwerk.',
    voice: 'Die Stimme des Computers bleibt auf der Standardausgabe des Systems.',
  },
  check: {
    title: 'Bevor die Gäste kommen',
    open: 'Prüfen',
    summary: '{good} von {all} bereit',
    again: 'Noch einmal prüfen',
    yes: {
      screen: 'Es ist der richtige',
      sound: 'Ich höre ihn',
      text: 'Gut zu lesen',
    },
    no: {
      screen: 'Anderen wählen',
      sound: 'Ich höre nichts',
      text: 'Nicht zu lesen',
    },
    numbers: 'Nummern zeigen',
    numbersHelp: '„Nummern zeigen“ hilft.',
    testOn: 'Testbild und Ton',
    testOff: 'Testbild aus',
    voice: 'Der Computer liest die Geschichten vor',
    voiceHelp:
      'Satz für Satz, auf der Leinwand. Sonst liest du selbst vor; das ist meistens besser.',
    state: {
      good: 'bereit',
      bad: 'braucht dich',
      ask: 'bitte sieh nach',
      open: 'noch nicht versucht',
      none: 'gilt hier nicht',
    },
    point: {
      screen: 'Der richtige Bildschirm',
      sound: 'Ton',
      text: 'Schrift',
      awake: 'Kein Ruhezustand',
      saving: 'Speichern',
    },
    why: {
      noScreen: 'Die Leinwand ist nicht offen. Öffne sie zuerst.',
      screenHidden:
        'Der Bildschirm der Leinwand ist abgesteckt. Steck ihn an, oder wähl einen anderen.',
      screenWindow:
        'Es gibt nur einen Bildschirm. Steck den Fernseher an, oder spiel mit der Leinwand im Fenster.',
      screenMirrored: 'Zwei Bildschirme zeigen dasselbe: Alle würden dein Pult sehen.',
      screenDesk: 'Auf der Leinwand ist dein eigenes Pult.',
      screenAsk: 'Füllt die Leinwand den Fernseher, und nur ihn?',
      screenDenied: 'Es ist der falsche Bildschirm. Wähl einen anderen aus der Liste.',
      screenGood: 'Die Leinwand ist, wo du sie willst.',
      soundMuted: 'Der Ton ist aus oder ganz leise. Sieh in die Einstellungen.',
      soundAsk: 'Zum Testbild läuft Musik. Kommt sie aus dem Fernseher?',
      soundDenied:
        'Mach den Fernseher lauter, und wähl ihn als Ausgang, hier oder in den Toneinstellungen deines Systems. Im Browser klick einmal auf die Seite der Leinwand.',
      soundGood: 'Du hast ihn aus dem Fernseher gehört.',
      textAsk:
        'Zeig das Testbild und setz dich dorthin, wo die Gäste sitzen. Ist die kleinste Zeile lesbar?',
      textDenied:
        'Rückt näher heran, oder nehmt einen größeren Fernseher. Fehlen Ränder? Mach in den Einstellungen den sicheren Rand größer.',
      textGood: 'Von den Plätzen aus lesbar.',
      awakeNone:
        'Im Browser kann das nur dein System: Schalt Ruhezustand und Bildschirmschoner für heute aus.',
      awakeBad:
        'Das System will nicht wach bleiben. Schalt den Ruhezustand in seinen Einstellungen für heute aus.',
      awakeGood: 'Das System hat versprochen, alle Bildschirme wach zu halten.',
      savingOpen: 'Noch nicht versucht.',
      savingBad:
        'Der Abend lässt sich nicht speichern ({reason}). Schaff Platz, oder sieh nach dem Ordner.',
      savingGood: 'Eine Probe wurde geschrieben und wieder gelesen.',
    },
  },
}
