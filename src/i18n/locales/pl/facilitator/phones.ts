import type { Translated } from '../../../rulesetTexts'
import type { phones as english } from '../../en/facilitator/phones'
import { signs } from '../signs'

/** The players' phones, as the host has them. */
export const phones: Translated<typeof english> = {
  phones: {
    title: 'Telefony graczy',
    also: 'Goście mogą mieć swoje karty na własnych telefonach.',
    bar: 'Telefony',
    about:
      'Goście kierują aparat na kod i mają swoje karty oraz stół w ręku. Bez aplikacji, bez konta, bez internetu; można też grać bez telefonu.',
    honest:
      'Kto podsłuchuje Wi-Fi, nie dowie się niczego. Kto umie zmieniać to, co tam krąży, mógłby zmienić samą stronę. Jeśli cię to martwi, rozdaj karty ręcznie.',
    shelf: 'Najpierw wybierz grę.',
    none: 'Ten komputer nie jest w żadnej sieci. Połącz go z Wi-Fi gości.',
    which: 'Sieć',
    show: 'Wpuść telefony',
    scan: 'Skieruj aparat na kod albo wpisz:',
    qr: 'Kod, który otwiera {url}',
    wifi: 'To samo Wi-Fi? Dane komórkowe wyłączone?',
    wifiHelp: 'Gdy Wi-Fi nie ma internetu, telefony chętnie wracają do danych komórkowych.',
    guests:
      'Sieci dla gości często oddzielają urządzenia od siebie i żaden telefon się nie dostanie. Wybierz zwykłe Wi-Fi albo hotspot z telefonu.',
    door: 'Do rozdania wpuszczaj wszystkich',
    doorHelp:
      'Kto wybierze wolne imię, wchodzi od razu. O imię, które ma już telefon, zapytamy ciebie.',
    announce: 'Pokaż adres wszystkim',
    announceHelp: 'Na środku dużego ekranu, do następnej sceny.',
    seats: 'Kto ma telefon',
    count: '{number} z {of}',
    nobody: 'Przy stole jeszcze nikogo nie ma. Goście mogą sami wpisać swoje imiona.',
    here: 'jest',
    away: 'brak połączenia',
    without: 'bez telefonu',
    putOut: 'Odłącz',
    putOutOf: 'Odłącz telefon: {name}',
    putAllOut: 'Odłącz wszystkie',
    putAllOutSure: 'Tak, odłącz wszystkie',
    hide: 'Wyłącz telefony',
    hideSure: 'Tak, wyłącz dla wszystkich',
    atDoor: 'Przy drzwiach',
    wants: '{name} chce wejść',
    isNew: '{name} chce dołączyć',
    taken: '{name} ma już telefon. Tamten zostanie odłączony.',
    sign: 'Na telefonie: {one} i {two}',
    letIn: 'Wpuść',
    refuse: 'To nie {name}',
    more: 'Przy drzwiach jeszcze {count} | Przy drzwiach jeszcze {count} | Przy drzwiach jeszcze {count} | Przy drzwiach jeszcze {count}',
    oldest: 'Wpuść osobę, która czeka najdłużej',
    code: 'Kod',
    takeCard: 'Weź kartę na telefon',
    codeTab: 'Otwórz tutaj w karcie',
    codeCopy: 'Kopiuj adres',
    codeFor: 'Kod dla telefonu: {name}',
    codeBody:
      'Pierwszy telefon, który go zeskanuje, ma to miejsce ({name}) i karty. Kod działa raz.',
    codeUsed: 'Jest już na telefonie.',
    picture: signs,
  },
}
