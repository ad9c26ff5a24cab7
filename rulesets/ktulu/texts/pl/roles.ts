/** What the roles are called and what their players may do. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import type { Role } from '../../roles/roles'
import { by } from '../by'

interface RoleWords {
  readonly name: string
  readonly help: Text
}

const DRINKS =
  'Dwa razy w grze spija kogoś na jedną noc; jeśli grają obie pijane role, każda z nich raz.'
const FIRES = by('gunmanTie', {
  gunman: 'Wygrywa każdy pojedynek bez względu na głosy, chyba że trafi na drugiego rewolwerowca.',
  tie: 'Wygrywa każdy pojedynek, chyba że głosy są równe albo trafi na drugiego rewolwerowca.',
})
const BLACKMAILS =
  'W noc zerową znajduje na kogoś haka. Ofiara nie może odtąd zrobić nic przeciwko niemu.'

export const roles = {
  sheriff: {
    name: 'Szeryf',
    help: sentences(
      'Co noc zamyka kogoś w więzieniu i zabiera posążek, jeśli go tam znajdzie. Póki szeryf żyje, pojedynku można odmówić.',
      by('sheriffSelf', { true: 'Może zamknąć siebie.', false: '' }),
    ),
  },
  hooker: {
    name: 'Dziwka',
    help: 'W noc zerową zaprasza jedną osobę i poznaje jej frakcję i rolę.',
  },
  goodGunman: { name: 'Dobry rewolwerowiec', help: FIRES },
  parson: {
    name: 'Pastor',
    help: 'Co noc spowiada jedną osobę i dowiaduje się, z której jest frakcji.',
  },
  judge: {
    name: 'Sędzia',
    help: 'Raz, po pojedynku z jednym zwycięzcą, ujawnia się i odwraca wynik.',
  },
  mayor: {
    name: 'Burmistrz',
    help: 'Może się ujawnić i ułaskawić osobę skazaną na szubienicę. Odtąd w dzień rozstrzyga remisy, ale nie w pojedynkach.',
  },
  drunkard: { name: 'Opój', help: 'Dwa razy w grze spija kogoś na jedną noc.' },
  drunkJudge: { name: 'Pijany sędzia', help: sentences('Sędzia, który pije.', DRINKS) },
  drunkMayor: { name: 'Pijany burmistrz', help: sentences('Burmistrz, który pije.', DRINKS) },
  taxman: { name: 'Poborca podatków', help: 'Raz dowiaduje się, kto ma posążek.' },
  securityGuard: {
    name: 'Ochroniarz',
    help: 'Co noc chroni jedną osobę przed zabójstwem i kradzieżą.',
  },
  hairdresser: { name: 'Fryzjer', help: 'Raz zabija kogoś w nocy.' },
  gambler: {
    name: 'Hazardzista',
    help: 'Raz, od nocy 3, gra w rosyjską ruletkę: strzela do kolejnych osób. Jeśli trafi na miastowego, sam ginie; gdy zdobędzie posążek, ruletka się kończy.',
  },
  executor: { name: 'Kat', help: 'Bez kata nikt już nie zawiśnie.' },
  investigator: {
    name: 'Śledczy',
    help: 'Zamiast wieszać, miasto może prowadzić śledztwo. Bez śledczego nie może.',
  },
  crystallicCitizen: {
    name: 'Agent ubezpieczeniowy',
    help: 'Może się ujawnić w każdej chwili, w dzień i w nocy.',
  },
  doctor: { name: 'Lekarz', help: 'Raz po cichu zatrzymuje czyjąś śmierć.' },
  journalist: {
    name: 'Dziennikarz',
    help: 'Dwa razy podgląda głosowanie w pojedynku, zamiast głosować.',
  },
  inciter: {
    name: 'Podżegacz',
    help: sentences(
      'Raz wskazuje kogoś, kto nazajutrz idzie do przeszukania bez względu na głosy.',
      by('executorInvestigator', {
        true: 'Kogo przeszukano tylko dlatego, nie można powiesić ani oddać do śledztwa.',
        false: 'Kogo przeszukano tylko dlatego, nie można powiesić.',
      }),
      'Jeśli ta osoba zginie przed przeszukaniem, podżegacz może zrobić to jeszcze raz.',
    ),
  },
  seducer: { name: 'Uwodziciel', help: BLACKMAILS },
  citizen: { name: 'Obywatel miasta', help: 'Mówi, głosuje i ma nadzieję.' },
  badGunman: { name: 'Zły rewolwerowiec', help: FIRES },
  blackmailer: { name: 'Szantażysta', help: BLACKMAILS },
  avenger: { name: 'Mściciel', help: 'Raz zabija kogoś w nocy.' },
  thief: { name: 'Złodziej', help: 'Raz próbuje okraść kogoś w pojedynkę.' },
  cardsharper: {
    name: 'Szuler',
    help: 'Raz sadza kogoś do kart i opróżnia mu kieszenie. Kogo, słyszą wszyscy.',
  },
  infiltrator: { name: 'Infiltrator', help: 'Raz dowiaduje się, kim ktoś jest.' },
  bandit: { name: 'Bandyta', help: 'Kradnie z resztą i trzyma posążek, aż przypłynie statek.' },
  shaman: { name: 'Szaman', help: 'Raz wchodzi w trans i dowiaduje się, kim ktoś jest.' },
  femaleShaman: {
    name: 'Szamanka',
    help: by('poisonMoment', {
      beforeSearch: 'Raz podaje komuś truciznę. Ofiara umiera nazajutrz przed przeszukaniem.',
      dawn: 'Raz podaje komuś truciznę. Ofiara umiera o świcie.',
      beforeDuels: 'Raz podaje komuś truciznę. Ofiara umiera nazajutrz przed pojedynkami.',
      beforeMistreatment: 'Raz podaje komuś truciznę. Ofiara umiera nazajutrz po przeszukaniu.',
    }),
  },
  leader: {
    name: 'Wódz',
    help: 'Rozstrzyga, gdy Indianie są podzieleni. Raz pyta, czy posążek jest u kogoś obok.',
  },
  loneCoyot: {
    name: 'Samotny kojot',
    help: by('coyotAlone', {
      othersDead: 'Jako ostatni z Indian zabija co noc jeszcze jedną osobę.',
      onlyVoter: 'Gdy ofiarę Indian wskazuje tylko kojot, zabija jeszcze jedną osobę.',
    }),
  },
  quietFoot: {
    name: 'Cicha stopa',
    help: 'Gdy nosi posążek, może dwa razy w grze podłożyć go komuś, kto o tym nie wie. Następnej nocy go odbiera.',
  },
  binocularEye: { name: 'Lornecie oko', help: 'Raz dowiaduje się, kto ma posążek.' },
  burningRage: {
    name: 'Płonący szał',
    help: 'Zabija jeszcze raz w nocy, w której Indianie zdobywają posążek.',
  },
  stagecoachOperator: {
    name: 'Dyliżansiarz',
    help: 'Raz, po pojedynku, ujawnia się i rozjeżdża oboje uczestników. Dopiero wtedy dołącza do Indian.',
  },
  warrior: { name: 'Wojownik', help: 'Raz zabija kogoś w nocy.' },
  trailer: {
    name: 'Tropiciel',
    help: sentences(
      'Raz kogoś tropi: jeśli tej nocy posążek trafia właśnie tam, bierze go tropiciel.',
      by('trailerNextNight', {
        true: 'Trop trzyma, aż następnej nocy obudzą się Indianie.',
        false: '',
      }),
    ),
  },
  indian: { name: 'Indianin', help: 'Zabija z resztą, aż nie zostanie nikt inny.' },
  detector: {
    name: 'Detektor',
    help: 'Co noc wskazuje kogoś i dowiaduje się, czy jest tam posążek, a jeśli nie, po której stronie kręgu.',
  },
  mindEater: { name: 'Pożeracz umysłów', help: 'Co noc dowiaduje się, kim ktoś jest.' },
  megaAlien: {
    name: 'Wielki ufol',
    help: 'Rozstrzyga, gdy ufoki są podzielone. Raz przywiązuje posążek do osoby, która go ma.',
  },
  greenTentacle: { name: 'Zielona macka', help: 'Raz zabija kogoś w nocy.' },
  purpleLeech: { name: 'Fioletowa pijawka', help: 'Raz kradnie dla ufoków, w pojedynkę.' },
  alien: { name: 'Ufok', help: 'Kradnie z resztą i nadaje posążkiem sygnał.' },
  luckyLuke: {
    name: 'Lucky Luke',
    help: 'Gra sam. Co noc kradnie, raz zabija, raz tropi, zawsze wie, kto ma posążek, i pojedynkuje się jak rewolwerowiec.',
  },
  janosik: { name: 'Janosik', help: 'Gra sam. Chce zawisnąć.' },
} as const satisfies Readonly<Record<Role, RoleWords>>
