/** What cannot be answered so: answers and drafts, announcements, rulings, undo. */
export const answersRefused = {
  // Answers and drafts
  mustAnswer: {
    title: 'To wezwanie wymaga odpowiedzi.',
    body: 'Zasady nie pozwalają tu pasować. Kliknij, kogo wskazano; jeśli się nie da, pomiń krok decyzją.',
  },
  notInHand: {
    title: 'Tej karty nie ma na ręce.',
    body: 'Kliknij jedną z kart wymienionych przy tym kroku.',
  },
  unknownOption: {
    title: 'Takiego wyboru nie ma.',
    body: 'Weź jeden z przycisków, które pokazuje krok.',
  },
  onlyOk: {
    title: 'Na to wezwanie nikt nie może odpowiedzieć.',
    body: 'Przeczytaj je jak co noc, poczekaj chwilę i idź dalej.',
  },
  wrongForm: {
    title: 'Ten krok wymaga innej odpowiedzi.',
    body: 'Spójrz, o co pyta krok, i kliknij właśnie to.',
  },
  notATarget: {
    title: '{seat} – tego miejsca wskazać tu nie można.',
    body: 'Tylko podświetlone. Jeśli stół widzi to inaczej, zdecyduj ręcznie.',
  },
  namedTwice: {
    title: 'Ktoś jest wymieniony dwa razy.',
    body: 'Każda osoba liczy się raz. Usuń jeden wpis.',
  },
  tooFew: {
    title: 'To jeszcze za mało.',
    body: 'Trzeba wybrać co najmniej {min}.',
  },
  tooMany: {
    title: 'To za dużo.',
    body: 'Można wybrać najwyżej {max}. Najpierw coś usuń.',
  },
  noTargetWanted: {
    title: 'Ten wybór nie dotyczy żadnej osoby.',
    body: 'Kliknij go bez wybierania miejsca.',
  },
  targetMissing: {
    title: 'Kogoś trzeba wskazać.',
    body: 'Kliknij osobę, o którą chodzi.',
  },
  boundHand: {
    title: '{seat} nie może tak głosować.',
    body: 'Znana wszystkim zasada mówi, jak {seat} ma głosować. Poproś o inny głos i wpisz go.',
  },
  mustPoint: {
    title: '{seat} jeszcze nikogo nie wskazuje.',
    body: 'W tej grupie wskazać muszą wszyscy. Kliknij miejsce „{seat}”, potem wskazaną osobę.',
  },
  mustUseAllVotes: {
    title: '{seat} ma jeszcze głosy.',
    body: 'Tu trzeba użyć wszystkich: {seat} – głosy: {votes}. Wpisz brakujące, zanim zamkniesz liczenie.',
  },
  notAsked: {
    title: '{seat} – tego pytania tu nie ma.',
    body: 'Odpowiadają tylko osoby z tego kroku.',
  },
  notSelf: {
    title: 'Nikt nie może tu wskazać siebie.',
    body: '{seat} musi wskazać kogoś innego.',
  },
  noVote: { title: '{seat} nie ma tu głosu.', body: 'Nie licz tej ręki.' },
  needsNames: {
    title: 'To głosowanie wymaga imion.',
    body: 'Ręka może tu liczyć się inaczej, niż ją podniesiono. Wpisz głosy osoba po osobie.',
  },
  handNotNoted: {
    title: 'Brakuje jeszcze ręki: {seat}.',
    body: 'Ta ręka może się liczyć inaczej ({seat}). Wpisz, na kogo była podniesiona, albo że została na dole.',
  },
  tooManyHands: {
    title: 'Tylu rąk nie może być.',
    body: 'Najwyżej tyle można tu policzyć: {max}. Odejmij jedną.',
  },
  handsMissing: {
    title: 'Brakuje rąk.',
    body: 'Tu trzeba oddać każdy głos. Brakuje jeszcze: {count}.',
  },
  notInTurn: {
    title: 'To głosowanie idzie osoba po osobie.',
    body: 'Wpisuj ręce po kolei.',
  },
  notACandidate: {
    title: '{seat} nie kandyduje.',
    body: 'Ręce liczą się tylko przy osobach, nad którymi głosujecie.',
  },
  tooManyVotes: {
    title: '{seat} nie ma już głosów.',
    body: 'Jest ich tyle: {votes}. Cofnij jeden, zanim dasz następny.',
  },
  noWithdrawal: {
    title: 'Zgłoszenie zostaje.',
    body: 'Według tych zasad nie można go wycofać; jeśli to pomyłka, cofnij.',
  },
  noSecondWanted: {
    title: 'Poparcie nie jest potrzebne.',
    body: 'Do zgłoszenia wystarczy jedna osoba.',
  },
  otherStep: {
    title: 'Wieczór poszedł już dalej.',
    body: 'Ta odpowiedź należy do kroku, który nie jest już otwarty. Spójrz na otwarty i odpowiedz na niego.',
  },
  notOffered: {
    title: 'Teraz to niemożliwe.',
    body: 'Zasady pozwalają na to tylko w innych chwilach.',
  },
  noOdds: {
    title: 'Ten program nie umie sam rozgrywać wieczorów.',
    body: 'Uruchom Nightfall jeszcze raz, tak jak zwykle.',
  },
  noFiles: {
    title: 'Pliki otwiera samo to okno.',
    body: 'Kliknij Importuj i wybierz plik.',
  },
  noDraft: { title: 'Nie ma czego zamykać.', body: 'Ten krok to jedno kliknięcie.' },
  gameOver: { title: 'Gra jest skończona.', body: 'Żeby grać stąd dalej, cofnij ostatni krok.' },

  // Announcements, rulings, undo
  nothingToTell: { title: 'Wszystko już ogłoszone.', body: 'Idź do następnego kroku.' },
  nothingReached: {
    title: 'Nikt jeszcze nie wygrywa.',
    body: 'Według zasad gra i tak toczy się dalej.',
  },
  nothingToPublish: {
    title: 'Duży ekran pokazuje już wszystko.',
    body: 'Nie ma nic więcej do pokazania.',
  },
  notAtNight: {
    title: 'Nie w nocy.',
    body: 'Zmiana na dużym ekranie zdradziłaby teraz za dużo. Pokaż ją o świcie.',
  },
  tellFirst: {
    title: 'Najpierw ogłoszenia.',
    body: 'Ogłoś to, co czeka, potem pokaż swoją decyzję.',
  },
  unknownTeam: {
    title: 'W tej grze nikt taki nie wygrywa.',
    body: 'Wybierz spośród jej stron i graczy.',
  },
  unknownSeat: { title: 'Nie ma takiego miejsca.', body: 'Wybierz kogoś z tego wieczoru.' },
  alreadyOut: { title: '{seat} jest już poza grą.', body: 'Wybierz kogoś, kto jest w grze.' },
  stillIn: { title: '{seat} jest jeszcze w grze.', body: 'Wybierz kogoś, kto jest poza grą.' },
  unknownRole: { title: 'Tej roli w tej grze nie ma.', body: 'Wybierz jedną z jej ról.' },
  unknownStatus: {
    title: 'Takiego stanu ta gra nie zna.',
    body: 'Wybierz jeden z jej stanów.',
  },
  namesHimself: { title: 'Nikt nie zgłasza siebie.', body: '{seat} musi wskazać kogoś innego.' },
  secondIsAnother: {
    title: '{seat} nie może tego poprzeć.',
    body: 'Popiera ktoś trzeci: ani zgłaszający, ani zgłoszony.',
  },
  standIsFull: {
    title: 'Komplet na ławie: {max}.',
    body: 'Pomiń późniejsze ręce.',
  },
  standsAlready: { title: '{seat} ma już miejsce na ławie.', body: 'Wskaż kogoś innego.' },
  nominatedAlready: {
    title: '{seat} nie ma już zgłoszeń.',
    body: 'Niech zgłosi kolejna ręka.',
  },
  notHisToWithdraw: {
    title: '{seat} – to zgłoszenie kogoś innego.',
    body: 'Wycofać może tylko ten, kto zgłosił.',
  },
  noSuchRuling: {
    title: 'Takiej decyzji ta gra nie zna.',
    body: 'Wybierz inną; to, czego chcesz, może wymagać dwóch.',
  },
  nothingToChange: {
    title: 'Nie ma tu odpowiedzi do zmiany.',
    body: 'Wybierz odpowiedź, która już padła. Wszystko inne można cofnąć.',
  },
  changing: {
    title: 'Zmieniasz już jedną odpowiedź.',
    body: 'Podaj najpierw tę albo zostaw ją, jak była.',
  },
  nothingToUndo: {
    title: 'Nie ma czego cofać.',
    body: 'Tu gra się zaczęła.',
  },
  nothingToRedo: {
    title: 'Nie ma czego ponawiać.',
    body: 'Po ostatnim cofnięciu stało się już coś nowego.',
  },
  nothingToAskAgain: {
    title: 'Nie ma o co pytać jeszcze raz.',
    body: 'Działa to wtedy, gdy gra to oferuje. Cofnij i odpowiedz na sam krok.',
  },
  olderRules: {
    title: 'Ten wieczór jest taki, jaki był.',
    body: 'Toczył się według starszych zasad, więc jego końca nie da się cofnąć.',
  },
  redoDiffers: {
    title: 'Tego nie da się ponowić.',
    body: 'Zasady się zmieniły; dziś wyszłoby inaczej. Odpowiedz od nowa.',
  },
  nothingToAdvance: {
    title: 'Tu decydujesz ty.',
    body: 'Dróg jest więcej niż jedna, więc pilot czeka. Odpowiedz przy laptopie.',
  },
  notOver: {
    title: 'Gra jeszcze trwa.',
    body: 'Role można odkryć, gdy ktoś wygra.',
  },
  alreadyRevealed: { title: 'Role są już odkryte.', body: 'Cofnięcie je zakryje.' },
} as const
