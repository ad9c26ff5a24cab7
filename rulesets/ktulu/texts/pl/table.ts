/** What the host reads aloud before the first night, and what he should know himself. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const about = [
  'Jest jeden posążek. Nikt go nie widzi, ktoś z was go nosi, a chcą go wszyscy.',
  'Na początku mają go bandyci. Ich statek już płynie: jeśli mają go na koniec nocy, w której przypływa, albo którejś późniejszej, wygrywają.',
  'Miasto chce go mieć w dzień: przeszukuje, pojedynkuje się i wiesza. Indianie chcą zostać jako jedyni przy życiu.',
  'Bandyci i Indianie znają swoich. W mieście nikt nikogo nie zna.',
  by('aliens', { true: 'Ufoki chcą trzy razy nadać nim sygnał.', false: '' }),
  by('luckyLuke', { true: 'Lucky Luke chce mieć go, gdy zapada noc.', false: '' }),
  by('janosik', { true: 'A Janosik chce zawisnąć.', false: '' }),
] as const satisfies WrittenTexts['about']

/** Rules of conduct (K-12 to K-17b, K-93, K-98, K-111). */
export const tableRules = [
  by('announceRolesInPlay', {
    true: 'Zaraz powiem, jakie role są w grze.',
    false: 'Jakie role są w grze, zostaje moją tajemnicą.',
  }),
  'Zaraz powiem, której nocy przypływa statek.',
  'Do śmierci nikt się nie przesiada: niektóre role liczą miejsca.',
  'Mówcie o sobie, co chcecie. Kto pokaże kartę albo udowodni rolę inaczej, ginie, chyba że pozwala na to jego moc.',
  'W nocy oczy są zamknięte i panuje cisza. Odpowiadam tylko znakami.',
  'Zawsze można pokręcić głową: żadnej mocy nie trzeba używać.',
  by('announceJailed', {
    true: 'Co mówię w nocy na głos, jest dla wszystkich: kto siedzi w więzieniu, kto pije, kto gra w karty, na czyją stronę przechodzi posążek.',
    false:
      'Co mówię w nocy na głos, jest dla wszystkich: kto pije, kto gra w karty, na czyją stronę przechodzi posążek.',
  }),
  by('revealNightDeaths', {
    dawn: 'O świcie mówię, kto zginął w nocy, z frakcją i rolą, ale nigdy jak ani przez kogo.',
    atOnce:
      'Gdy ktoś ginie w nocy, mówię to od razu, z frakcją i rolą, ale nigdy jak ani przez kogo.',
  }),
  'Najwyżej dwa pojedynki dziennie. Obie osoby stoją, zaczyna ta, która wyzywa, reszta milczy.',
  'Póki żyje szeryf, pojedynku można odmówić.',
  sentences(
    'Przy każdym głosowaniu wszyscy zamykają oczy.',
    by('secretDuelVotes', {
      true: 'Potem wszyscy dowiadują się, kto jak głosował, ale nie w pojedynkach.',
      false: 'Potem wszyscy dowiadują się, kto jak głosował.',
    }),
  ),
  by('gunmanTie', {
    gunman:
      'Pojedynek wygrywa, kto ma więcej głosów; przy równej liczbie giną oboje, bez głosów nikt. Rewolwerowiec wygrywa z każdym prócz drugiego rewolwerowca, bez względu na głosy.',
    tie: 'Pojedynek wygrywa, kto ma więcej głosów; przy równej liczbie giną oboje, bez głosów nikt. Rewolwerowiec wygrywa z każdym prócz drugiego rewolwerowca, gdy głosy nie są równe.',
  }),
  'Jeśli posiadacz posążka zginie w dzień albo zostanie przeszukany, wygrywa miasto.',
  by('executorInvestigator', {
    true: 'Po przeszukaniu bez skutku głosujecie, czy kogoś z przeszukanych powiesić albo oddać do śledztwa.',
    false: 'Po przeszukaniu bez skutku głosujecie, czy kogoś z przeszukanych powiesić.',
  }),
  by('janosikEnds', {
    true: '',
    false: 'Jeśli zawiśnie Janosik, to wygrywa, a wy gracie dalej.',
  }),
  'Po tym głosowaniu od razu zapada noc: cisza, oczy zamknięte.',
] as const satisfies WrittenTexts['tableRules']

export const tips = [
  'Gdzie jest posążek, widzisz zawsze w rogu ekranu. I niech tam zostanie.',
  'Przypominaj bandytom co noc, której nocy przypływa statek.',
  by('callUsedUp', {
    true: 'Zużytą rolę wzywaj jak zawsze i podnieś rękę.',
    false: 'Role, którym nic nie zostało, pomijasz.',
  }),
  'Kroki bez słów są dla ciebie i jednej osoby: dotknij ramienia, ani słowa.',
  'Na pierwszy wieczór dobrzy są pastor, sędzia i szaman. Lekarz i tropiciel wymagają od ciebie najwięcej.',
  by('dayZero', {
    true: 'Przed pierwszą nocą wszyscy mówią tylko, kim są w tym mieście.',
    false: '',
  }),
  by('sheriffNightZero', { true: 'Szeryf zamyka kogoś już w noc zerową.', false: '' }),
  by('parsonNightZero', { true: 'Pastor spowiada kogoś już w noc zerową.', false: '' }),
] as const satisfies WrittenTexts['tips']
