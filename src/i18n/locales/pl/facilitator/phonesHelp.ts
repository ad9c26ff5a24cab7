import type { Translated } from '../../../rulesetTexts'
import type { phonesHelp as english } from '../../en/facilitator/phonesHelp'

/** What a host may want to know about players' phones, beside what stands at the switch. */
export const phonesHelp: Translated<typeof english> = {
  phonesHelp: {
    title: 'Gdy coś nie działa z telefonami',
    page: {
      about: 'Strona się nie otwiera',
      say: 'To samo Wi-Fi co ten komputer, nie sieć dla gości, dane komórkowe wyłączone. Gdy zapyta zapora, zezwól programowi Nightfall w sieciach prywatnych. Jeśli to nie pomoże, połącz ten komputer z hotspotem z telefonu: internet nie jest potrzebny.',
    },
    gone: {
      about: 'Strona zniknęła',
      say: 'Odświeżona w tej samej karcie wraca sama, zakryta. W innej przeglądarce albo na innym telefonie: trzeba otworzyć adres i dotknąć imienia, a ty wpuszczasz. Starszy telefon zostanie odłączony.',
    },
    none: {
      about: 'Ktoś nie ma telefonu',
      say: 'Nic na niego nie czeka. Niech ta osoba spojrzy na laptop, a w głosowaniach klikaj za nią: wszystko liczy się razem.',
    },
    card: {
      about: 'Co mogą zobaczyć inni',
      say: 'Kartę widać tylko pod palcem, przy każdej roli tak samo jasno. W nocy wszystkie telefony pokazują tę samą ciemną stronę. Na spojrzenie przez ramię nie ma rady.',
    },
    tried: {
      about: 'Czego nikt jeszcze nie sprawdził',
      say: 'Prawdziwych iPhone’ów i telefonów z Androidem, sieci hotelowych i długich wieczorów na baterii. Wypróbuj dwa telefony, zanim przyjdą goście.',
    },
  },
}
