/** What the host reads aloud before the first night, and what he should know himself. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { sithWin } from './cards'

/** What the game is about, and how each side wins (SW-1 to SW-4, SW-33, SW-43, SW-46, SW-117). */
export const about = [
  'Każdy z was jest postacią z tajnej karty. Jest wśród was kilku Sithów, którzy się znają.',
  'W nocy Sithowie wybierają ofiarę, a inni używają Mocy. W dzień rozmawiacie, blefujecie i sadzacie dwie osoby na ławie oskarżonych.',
  'Obywatele wygrywają, gdy nie ma już żadnego Sitha.',
  sentences('Sithowie wygrywają,', sithWin, 'Sama przewaga nie wystarczy.'),
  'Anakin Skywalker jest obywatelem, póki żyje Królowa Amidala, a Sithem, gdy jej zabraknie.',
  by('endCountsNeutral', {
    false:
      'Gwiazda Śmierci, jeśli jest wśród nas, wygrywa, gdy dożyje końca. Jango Fett, jeśli jest, wygrywa razem z Sithami, żywy czy martwy.',
    true: 'Gwiazda Śmierci, jeśli jest wśród nas, wygrywa, gdy dożyje końca. Jango Fett, jeśli jest, wygrywa razem z Sithami, ale dopiero po swojej śmierci.',
  }),
] as const satisfies WrittenTexts['about']

/** Rules of conduct (SW-11 to SW-14, SW-75, SW-96 to SW-113). */
export const tableRules = [
  'Każdy dostaje jedną kartę: postać i to, co ona umie. Nie pokazujcie jej nikomu.',
  by('noDirectClaims', {
    true: 'Nigdy nie mówcie wprost, kim jesteście. Aluzje, cytaty i żarty dla wtajemniczonych – o to chodzi.',
    false: 'Wolno powiedzieć, kim się jest. Kłamać też wolno.',
  }),
  'Wolno udawać każdego, także milczącą postać.',
  'Księżniczka Leia nie mówi: tylko gesty i słowa bez głosu, żadnego migania, nic na piśmie.',
  'Admirał Ackbar mówi „To pułapka” i nic więcej. Ewok tylko pomrukuje, piszczy i gestykuluje.',
  'W nocy wszyscy mają zamknięte oczy. Otwieracie je tylko na moje wezwanie i zamykacie, gdy to powiem.',
  'W dzień rozmawiamy, póki warto. Gdy przestaje być warto, idę dalej.',
  'Dwie pierwsze ręce zgłaszają po jednej osobie na ławę. Zgłoszenie liczy się dopiero, gdy poprze je ktoś jeszcze.',
  by('singleNominee', {
    noTrial: 'Do procesu trzeba dwóch osób. Inaczej procesu nie ma.',
    yesNoVote:
      'Jeśli jest jedno zgłoszenie, głosujecie za albo przeciw: do linczu trzeba więcej niż połowy głosów. Bez zgłoszeń dzień mija bez procesu.',
  }),
  'Oskarżeni bronią się po kolei, nikt im nie przerywa.',
  'Głosują wszyscy żywi, jawnie i dokładnie raz, oskarżeni też. Kto ma najwięcej głosów, tego czeka lincz.',
  sentences(
    'Remis rozstrzyga ten, kto zginął ostatni.',
    by('firstTie', {
      revoteThenNone:
        'Jeśli jeszcze nikt nie zginął, głosujecie ponownie; drugi remis oszczędza oboje.',
      none: 'Jeśli jeszcze nikt nie zginął, oboje zostają.',
      forceDecides: 'Jeśli jeszcze nikt nie zginął, rozstrzygam ja.',
      lot: 'Jeśli jeszcze nikt nie zginął, rozstrzyga los.',
    }),
  ),
  by('freezeUntil', {
    nextDawn: 'Kogo Lando zamrozi w karbonicie, ten nie mówi i nie głosuje do następnego ranka.',
    nextDusk:
      'Kogo Lando zamrozi w karbonicie, ten nie mówi i nie głosuje do końca następnego dnia.',
  }),
  'Najwyżej jeden lincz dziennie. Bez ostatniego słowa i bez pokazywania karty.',
  'Aż do końca gry nikt nie powie, kim byli umarli: ani ja, ani oni.',
  'Umarli nic nie mówią żywym: bez podpowiedzi, rad i protestów. Kto się wyłamie, na dobre idzie na wygnanie.',
  'Umarli mają w nocy zamknięte oczy i podnoszą rękę, gdy o to poproszę. Gdy Yoda nie ma już mocy, wolno im patrzeć.',
  'Milczące postacie milczą i po śmierci, póki Yoda ma swoją moc.',
] as const satisfies WrittenTexts['tableRules']

/** What helps the host. */
export const tips = [
  'Zagrajcie rundę czy dwie na próbę. Trudne zadanie masz tylko ty, a rachunki prowadzi program.',
  'Regularnie budzą się tylko Sithowie, Jango, Qui-Gon, Obi-Wan i Yoda. Reszta jest na liście obok kręgu.',
  by('callDeadRoles', {
    all: 'Wzywaj każdego, kto był w talii, żywego czy martwego, i czekaj tyle co zwykle: wtedy żadne wezwanie nie zdradza, kto nie żyje.',
    sourceMinimum:
      'Z umarłych wzywasz tylko Qui-Gona i Obi-Wana, a Yodę w jego jedną ostatnią noc. Brak wezwania mówi sali, co się stało.',
  }),
  by('noDirectClaims', {
    true: 'Powiedz wszystkim na początku: nikt nie przyznaje się wprost. To ich chroni i jest zabawniej.',
    false: '',
  }),
  'Milczące role będą naśladowane. Dwie Leie kłócące się na gesty, Sith, który źle tłumaczy: o to chodzi.',
  'Popędzaj rozmowę, gdy się ślimaczy, ale nie spiesz się z procesem, gdy padają mądre rzeczy.',
  'Pomyłka? W nocy i w dzień możesz ogłosić zaburzenie Mocy i ukryć prawdziwe pytanie wśród niepotrzebnych.',
  'Nigdy nie mów, czemu ktoś nie zginął. Ani ty, ani umarli niczego nie zdradzacie.',
  'Opowieści o śmierci mają być długie i niemądre, z imieniem na samym końcu.',
  'Program zapisuje kierunek Gwiazdy Śmierci, leczenia Qui-Gona i to, kto zginął ostatni.',
  'Nie kończ za wcześnie. Nawet jeden obywatel przeciw dwóm Sithom może to jeszcze odwrócić.',
  'Gdy Yoda nie ma już mocy, przypomnij umarłym, że widzą wszystko i nie mogą nic po sobie pokazać.',
  'Jeśli ktoś się wyrwie z głosem, ty decydujesz, czy powtórzyć głosowanie.',
] as const satisfies WrittenTexts['tips']
