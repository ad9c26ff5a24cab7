/** What the host reads aloud before the first night, and what he should know himself. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { everyGoal } from './goals'

/** What the game is about, and how each side wins (V-3, V-111, V-116). */
export const about = [
  sentences(
    'Każdy ma jedną tajną rolę. Większość z was to uczciwi ludzie. Kilka osób należy do mafii i zna się nawzajem.',
    by('mode', {
      standard: '',
      yakuza: sentences(
        'Kilka osób należy do obcego gangu, Yakuzy.',
        by('combineYakuzaLoner', { false: '', true: 'Ktoś może grać w pojedynkę: samotnik.' }),
      ),
      loner: 'A ktoś gra w pojedynkę: samotnik.',
    }),
  ),
  by('mode', {
    yakuza:
      'W nocy mafia i Yakuza wybierają po ofierze, a inni robią, co umieją. W dzień rozmawiacie, wskazujecie podejrzanych i głosujecie, kto odpada.',
    else: 'W nocy mafia wybiera ofiarę, a inni robią, co umieją. W dzień rozmawiacie, wskazujecie podejrzanych i głosujecie, kto odpada.',
  }),
  ...everyGoal,
] as const satisfies WrittenTexts['about']

/** Rules of conduct (V-9 to V-22, V-95 to V-102). */
export const tableRules = [
  'Każdy dostaje jedną kartę: tajną rolę. Obejrzyjcie ją sami; kto jej nie rozumie, niech zapyta mnie.',
  'Jakie role są w grze, nie jest tajemnicą. Zaraz wyjaśnię wszystkie.',
  'Przed pierwszą nocą mogę poprosić, żebyście zamknęli oczy i trzymali karty w moją stronę, a ja zapiszę, kto jest kim.',
  sentences(
    by('mystery', {
      false: 'Nikomu nie pokazujcie karty, póki jesteście w grze.',
      true: 'Nikomu nie pokazujcie karty do końca gry, nawet gdy odpadniecie.',
    }),
    'Mówić o niej można wszystko, prawdę albo nie.',
  ),
  'W nocy wszyscy mają zamknięte oczy. Otwieracie je tylko na wezwanie swojej roli i zamykacie, gdy to powiem.',
  by('mystery', {
    false: 'Wzywam tylko role, które są jeszcze w grze.',
    true: 'Co noc wzywam każdą rolę, nawet gdy nie ma już jej w grze.',
  }),
  'W nocy wzywam role, w dzień mówię po imieniu.',
  'W nocy nikt się nie odzywa. Wskazujecie palcem; kto chce zabić, pokazuje strzał.',
  by('mode', {
    yakuza: 'Pierwszej nocy nikt nie ginie: każdy gang tylko poznaje swoich.',
    else: 'Pierwszej nocy nikt nie ginie: mafia tylko się poznaje.',
  }),
  'Nikt nie wskazuje siebie. Kto nie chce działać, kręci głową.',
  'Gdy w nocy o coś pytam, odpowiadacie głową, nigdy słowem.',
  'Gdy podniosę rękę, macie blokadę: tej nocy nic nie możecie.',
  by('mode', {
    yakuza: 'Kto siedzi w więzieniu, nie otwiera oczu, gdy jego gang wybiera ofiarę.',
    else: 'Kto siedzi w więzieniu, nie otwiera oczu, gdy mafia wybiera ofiarę.',
  }),
  sentences(
    'Rano mówię, kogo zabiła mafia. O innych ofiarach nie mówię, kto je zabił.',
    by('bodyguardDeathCause', {
      unnamed: '',
      asMafiaVictim: 'Ochroniarz, który ginie za ofiarę mafii, liczy się jako ofiara mafii.',
    }),
    by('mode', { yakuza: 'Jeśli Yakuza wybrała tę samą ofiarę, powiem to.', else: '' }),
  ),
  sentences(
    by('mystery', {
      false: 'Kto odpada, odkrywa kartę, nic już nie mówi i nie głosuje.',
      true: 'Kto odpada, zostawia kartę zakrytą, nic już nie mówi i nie głosuje.',
    }),
    by('deadMayWatch', {
      false: 'W nocy i tak ma zamknięte oczy.',
      true: 'W nocy może patrzeć, w zupełnej ciszy.',
    }),
  ),
  'W dzień rozmawiacie. Gdy są co najmniej dwie podejrzane osoby, głosujemy po kolei.',
  'Na całe głosowanie każdy ma jedną rękę. Kto podniesie, trzyma do końca. Można nie głosować wcale.',
  'Kto ma najwięcej głosów, odpada. Przy remisie albo bez głosów nie odpada nikt.',
  'W każdym sporze ostatnie słowo mam ja.',
] as const satisfies WrittenTexts['tableRules']

/** The look at all cards before the first night (V-11). */
export const verify = {
  say: ['Wszyscy zamykają oczy.', 'Trzymajcie kartę w moją stronę, aż powiem dość.'],
  do: 'Obejdź krąg i porównaj każdą kartę z tą listą. Jeśli gracie bez papierowych kart, pomiń to.',
  close: ['Dziękuję. Karty na stół, zakryte.', 'Wszyscy otwierają oczy.'],
} as const

export const tips = [
  'Usiądźcie w kręgu; musisz widzieć wszystkich, a wszyscy ciebie.',
  'Przy każdym wezwaniu te same słowa, a następne dopiero wtedy, gdy oczy są zamknięte.',
  by('mystery', {
    false: '',
    true: 'Umarli nie pokazują kart, a ty co noc wzywasz każdą rolę: na puste wezwanie czekaj tak długo jak na pełne.',
  }),
  sentences(
    'Zacznij od obsady, którą proponuje program.',
    by('mode', {
      yakuza: '',
      else: 'Kapuś ma sens tylko wtedy, gdy ktoś ogląda karty.',
    }),
  ),
  'Przy blokadzie podnieś rękę i zachowaj zwykłą przerwę, żeby nikt nie usłyszał różnicy.',
  by('mode', {
    standard:
      'Przywódcę, którego tej nocy zabiła mafia, i tak wzywasz, a on widzi twoją rękę. Program ci powie.',
    yakuza: by('leaderBlockedByAnyKill', {
      false:
        'Przywódcę, którego tej nocy zabiła mafia, i tak wzywasz, a on widzi twoją rękę. Zabity przez Yakuzę jeszcze działa.',
      true: 'Przywódcę, którego tej nocy zabiła mafia albo Yakuza, i tak wzywasz, a on widzi twoją rękę.',
    }),
    loner: by('leaderBlockedByAnyKill', {
      false:
        'Przywódcę, którego tej nocy zabiła mafia, i tak wzywasz, a on widzi twoją rękę. Zabity przez samotnika jeszcze działa.',
      true: 'Przywódcę, którego tej nocy zabiła mafia albo samotnik, i tak wzywasz, a on widzi twoją rękę.',
    }),
  }),
  'Niejasny gest? Zapytaj na głos. Odpowiada głowa, nie słowo.',
  'Zapisuj podejrzanych, kiedy rozmawiają. Bez co najmniej dwóch nie ma głosowania.',
  'Podawaj tylko sumy i nigdy nie mów, czyje to ręce. Drugi głos sędziego już w nich jest.',
  'Osobie w hipnozie powiedz przy liczeniu, dokąd idzie jej głos, ale nigdy, kto to zrobił.',
  'Nigdy nie wspominaj o nieudanym zamachu.',
  'Yakuza, Samotnik i Tajemnica są dla grup, które grę znają.',
] as const satisfies WrittenTexts['tips']
