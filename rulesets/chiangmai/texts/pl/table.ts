/** What the host reads aloud before the first night, and what he should know himself. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** What the game is about, for those who have never heard of it. */
export const about = [
  'Każdy dostaje dwie karty i kładzie jedną na drugiej, zakryte. Wierzchnia to życie, którym gra się najpierw.',
  'W nocy zabójcy trują, lekarz szczepi, policjanci pytają, a skrytobójca uderza. W dzień miasto rozmawia, słucha i głosuje.',
  'Miasto tropi zabójców, zabójcy tropią policjantów. Co komu daje zwycięstwo, powiem przy rolach.',
] as const satisfies WrittenTexts['about']

/** Rules of conduct and of the cards (CM-9 to CM-13, CM-15, CM-21, CM-29, CM-31, CM-44, CM-54, CM-58, CM-64). */
export const tableRules = [
  'Każdy dostaje dwie karty. To wasze dwa życia.',
  by('dealCheck', {
    true: 'Obejrzyjcie je sami. Król z waletem w jednym ręku? Powiedzcie mi, rozdam wszystko od nowa.',
    false: 'Obejrzyjcie je sami. Król z waletem w jednym ręku zostaje tak, jak jest.',
  }),
  'Połóżcie jedną kartę na drugiej, zakryte. Najpierw gra wierzchnia. Od tej chwili kolejność się nie zmienia.',
  'Gdy tracisz wierzchnią, na wierzch wychodzi druga. Gdy tracisz obie, odpadasz.',
  by('redSpecialsTopOnly', {
    false: 'Czerwone króle i czerwone walety działają tylko na wierzchu. Reszta w każdym miejscu.',
    true: 'Czerwone króle, damy, walety i asy działają tylko na wierzchu. Czarne karty i jokery w każdym miejscu.',
  }),
  by('revealVotedCard', {
    false: 'Utracone karty są tajne. Nikt ich nie ogląda i nikt nie pokazuje.',
    true: 'Kartę zabraną w głosowaniu widzą wszyscy. Inne utracone karty są tajne: nikt ich nie ogląda.',
  }),
  'W nocy wszyscy mają zamknięte oczy i nikt się nie odzywa. Odpowiadacie mi palcem.',
  by('firstNightFull', {
    true: '',
    false: 'Pierwszej nocy tylko się poznajecie: bez trucizny, szczepień, pytań i ciosów.',
  }),
  'Zabójcy: potrzebna wam jedna wspólna ofiara. Policjanci: macie jedno pytanie na wszystkich.',
  sentences(
    by('overdoseReset', {
      true: 'Lekarz: niepotrzebna szczepionka zostaje w ciele, druga zabija.',
      false: 'Lekarz: niepotrzebna szczepionka zostaje w ciele. Druga zabija i każda następna też.',
    }),
    'Pamiętaj, kogo szczepisz: ja ci nie przypomnę.',
    by('doctorSelf', { true: '', false: 'Nigdy nie wskazuj siebie.' }),
    by('doctorMayPass', {
      false: '',
      true: 'Jeśli nie chcesz szczepić nikogo, pokręć głową.',
    }),
  ),
  sentences(
    by('firstNightFull', {
      true: 'Skrytobójca: pierwszej nocy możesz pokręcić głową. Później musisz uderzyć.',
      false: 'Skrytobójca: drugiej nocy możesz pokręcić głową. Później musisz uderzyć.',
    }),
    by('assassinTakes', { topCard: '', wholePlayer: 'Kogo uderzysz, ten traci obie karty.' }),
  ),
  by('multiCauseCards', {
    one: by('assassinTakes', {
      topCard:
        'Choćby na kogoś spadło jednej nocy kilka ciosów, kosztują jedną kartę. Drugą może zabrać tylko łowca.',
      wholePlayer:
        'Choćby na kogoś spadło jednej nocy kilka ciosów, kosztują jedną kartę, chyba że uderzy skrytobójca albo drugą zabierze łowca.',
    }),
    each: 'Jeśli jednej nocy spadnie na kogoś kilka ciosów, każdy kosztuje kartę.',
  }),
  by('hunterTiming', {
    openly: by('hunterTrigger', {
      jokerRemoved:
        'Łowca: gdy tracisz jokera, możesz zabrać kogoś ze sobą, od razu i na oczach wszystkich.',
      playerEliminated:
        'Łowca: gdy tracisz ostatnią kartę, możesz zabrać kogoś ze sobą, od razu i na oczach wszystkich.',
    }),
    secret: by('hunterTrigger', {
      jokerRemoved:
        'Łowca: gdy tracisz jokera, dotknę twojego ramienia, kiedy wszyscy mają zamknięte oczy. Możesz wtedy zabrać kogoś ze sobą.',
      playerEliminated:
        'Łowca: gdy tracisz ostatnią kartę, dotknę twojego ramienia, kiedy wszyscy mają zamknięte oczy. Możesz wtedy zabrać kogoś ze sobą.',
    }),
  }),
  'Karty z liczbami nie mają mocy, ale mówią i głosują.',
  'Pięć pierwszych osób, które odpadną, ma mowę pożegnalną. Mówcie, co chcecie, byle nie o rolach.',
  'Gdy ktoś ma głos, nikt nie przerywa.',
  'Za każdą kartę macie jeden głos. Można je rozdzielić, zatrzymać albo oddać oba na jedną osobę.',
  'Kto jest poza grą, milczy i nie głosuje.',
  by('bothWin', {
    town: 'Jeśli obie strony osiągną cel w tej samej chwili, wygrywa miasto.',
    draw: 'Jeśli obie strony osiągną cel w tej samej chwili, nie wygrywa nikt.',
    killers: 'Jeśli obie strony osiągną cel w tej samej chwili, wygrywają zabójcy.',
  }),
] as const satisfies WrittenTexts['tableRules']

export const tips = [
  'Mów wyraźnie i trzymaj tempo.',
  'Przy każdym wezwaniu, co noc, te same słowa. One kryją, kogo już nie ma.',
  'Na puste wezwanie czekaj tak długo jak na pełne.',
  'Program liczy karty, dawki i mowy pożegnalne. Zerkaj czasem na przypomnienia.',
  'Ostrzeż lekarza na początku: niepotrzebne szczepionki zabijają.',
  'Kciuk mówi policjantom tylko o wierzchniej karcie. Zapytać o właściwą osobę to sztuka.',
  'Na to, co robi skrytobójca, nie ma lekarstwa. Dobry skrytobójca planuje cios.',
  'W dzień zabójcy mącą, reszta szuka prawdy.',
  by('hunterTiming', {
    openly: '',
    secret:
      'Po każdym głosowaniu niech wszyscy zamkną oczy, a ty powiedz słowa do łowcy i obejdź krąg, nawet jeśli żaden łowca nie padł. Tylko tak łowca zostaje tajemnicą.',
  }),
] as const satisfies WrittenTexts['tips']
