import type { Translated } from '../../../rulesetTexts'
import type { tonight as english } from '../../en/facilitator/tonight'

/** What was done: the strip of the night, taking back, why the dawn is as it is, and the log. */
export const tonight: Translated<typeof english> = {
  deed: {
    nobody: 'nikt',
    noHand: 'żadnej ręki',
    withdrawn: '{name} skreśla z listy: {target}',
    tell: 'Ogłoszono: {what}',
    ruling: 'Decyzja',
    story: {
      reroll: 'Inna opowieść',
      edit: 'Opowieść twoimi słowami',
      show: 'Opowieść na dużym ekranie',
    },
    publish: 'Decyzja pokazana wszystkim',
    playOn: 'Gra dalej po decyzji',
    reveal: 'Karty na dużym ekranie',
  },
  tonight: {
    title: 'Zrobione tej nocy',
    token: 'Tej nocy: {what}',
    chose: '{who} – wybór: {whom}',
  },
  back: {
    change: 'Zmień tylko tę odpowiedź',
    changing:
      'Zmieniasz wcześniejszą odpowiedź: {what}. To, co było potem, zostaje, o ile pozwalają zasady. Duży ekran stoi.',
    leave: 'Zostaw, jak było',
    fell: 'To już nie pasuje i trzeba to zrobić od nowa: {what}',
    stands: 'Cofasz się. Duży ekran stoi, aż skończysz.',
    show: 'Gotowe: pokaż wszystkim',
    title: 'Cofnij',
    next: 'Cofnij: {what}',
    taken: 'Cofnięto: {what}',
    list: 'Co działo się ostatnio',
    intro:
      'Wybierz, jak daleko się cofnąć. Wszystko, co było potem, też zniknie; można to ponowić.',
    nothing: 'Nic się jeszcze nie wydarzyło.',
    confirm:
      'Cofnij {count} krok | Cofnij {count} kroki | Cofnij {count} kroków | Cofnij {count} kroku',
    here: 'Cofnij do tego miejsca',
    older:
      'Dalej wstecz: razem {count} krok | Dalej wstecz: razem {count} kroki | Dalej wstecz: razem {count} kroków | Dalej wstecz: razem {count} kroku',
  },
  why: {
    title: 'Dlaczego: widzisz to tylko ty',
    line: '{name}: {what} → {came}',
    changed: '{name} → {came}',
    out: 'poza grą',
    back: 'znów w grze',
    unharmed: 'bez szkody',
    lost: 'strata: {count} karta lub życie | strata: {count} karty lub życia | strata: {count} kart lub żyć | strata: {count} karty lub życia',
    gained:
      'z powrotem: {count} karta lub życie | z powrotem: {count} karty lub życia | z powrotem: {count} kart lub żyć | z powrotem: {count} karty lub życia',
  },
  shownNow: {
    none: 'Duży ekran nie pokazuje jeszcze nic z tego.',
    line: 'Teraz na dużym ekranie: {at} z {of}',
    all: 'Ogłoszono wszystko ({of}); na ekranie jest ostatnie.',
    story: 'Teraz na dużym ekranie: opowieść',
    frozen: 'Duży ekran stoi: nie pokazuje nic z tego.',
    dark: 'Duży ekran jest ciemny: nie pokazuje nic z tego.',
    next: 'następne',
    now: 'teraz',
  },
  logTools: {
    player: 'Tylko wiersze o',
    everybody: 'Wszyscy',
    copy: 'Kopiuj jako tekst',
    copied: 'Skopiowano',
    none: 'Żaden wiersz nie dotyczy: {name}.',
  },
}
