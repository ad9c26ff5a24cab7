/** Problems with files and colours, and what a trial found, in Polish. */
import type { MoreSentences } from '../base/table'

export const more = {
  lowContrast: [
    'Litery w kolorze {found} trudno odczytać na tle {known}: kontrast wynosi {contrast} do 1.',
    'Z czterech metrów nikt ich nie odczyta; najmniej to 4,5 do 1.',
    'Wybierz kolor jaśniejszy albo ciemniejszy.',
  ],
  dealImpossible: [
    'Przy tej liczbie graczy ({players}) w każdym rozdaniu jest ręka, której być nie może.',
    'Rozdawanie nigdy by się nie skończyło.',
    'Dopuść taką rękę w deal: never albo zmień talię.',
  ],
  callAlways: [
    '„untilShown” nie pomija tu żadnego wezwania.',
    'Gdzie nie odkrywa się ról, gracze mają kilka żyć albo każdy może zostać każdym, zostaje każde wezwanie.',
    'Niczego nie trzeba robić.',
  ],
  longestReached: [
    'Wieczory próbne, które trwały do ostatniego dnia: {found} z {most}.',
    'Po najdłuższym dniu nie wygrywa nikt.',
    'Niech ginie więcej graczy albo niech któraś strona wygrywa wcześniej.',
  ],
  chainTooLong: [
    'Wieczory próbne, w których jedno wywołało drugie ponad dwieście razy: {found} z {most}.',
    'Co przychodzi potem, jest pomijane.',
    'Poszukaj zdarzeń, które wywołują się nawzajem.',
  ],
  stepNeverUsed: [
    'Wieczory próbne: {most}; w żadnym nikt niczego nie wybrał w „{id}”.',
    'Być może nikt nie ma tu wyboru.',
    'Sprawdź, kogo to budzi, co można wybrać i kiedy.',
  ],
  oneSided: [
    '„{id}” wygrywa prawie zawsze (wieczory próbne: {found} z {most}).',
    'Zmyśleni gracze grają na oślep, ale nie aż tak jednostronnie.',
    'Przejrzyj talię i warunki zwycięstwa.',
  ],
  notCompared: [
    'Wieczory próbne nie mogły pokazać, czy „{word}” z „{id}” pozostaje w tajemnicy.',
    'Żadne dwa wieczory, które wyglądały tak samo, nie różniły się tym, kto to ma, gdy wszyscy mogli to zauważyć.',
    'Sprawdź na próbie, czy nikt nie pozna, kto to ma.',
  ],
  leak: [
    'Noc lub dzień {night}: coś zdradziło tajemnicę, tu {one}, tam {other}.',
    'Sala nigdy nie może zauważyć tego, co tajne. To błąd programu.',
    'Zgłoś go razem z dokumentem; do tego czasu nie graj.',
  ],
  crash: [
    'Wieczór próbny nie mógł trwać dalej: {word}.',
    'To błąd programu, nie twojego dokumentu.',
    'Zgłoś go razem z dokumentem.',
  ],
  idTaken: [
    'Gra o nazwie „{id}” już jest.',
    'Dwie gry o tej samej nazwie byłyby mylone.',
    'Zastąp ją albo nadaj tej inne id.',
  ],
  unreadable: [
    'Pliku „{id}” nie da się odczytać.',
    'Może go nie ma albo program nie ma do niego dostępu.',
    'Sprawdź, czy jest i czy wolno ci go otworzyć.',
  ],
  unwritable: [
    'Pliku „{id}” nie da się zapisać.',
    'Może folder jest pełny albo program nie ma do niego dostępu.',
    'Zrób miejsce albo wybierz inny folder.',
  ],
  hashWrong: [
    'Gra tego wieczoru nie jest już tą, od której wieczór się zaczął.',
    'Wieczór toczy się tylko według własnego dokumentu.',
    'Weź nieuszkodzoną kopię wieczoru.',
  ],
} as const satisfies MoreSentences
