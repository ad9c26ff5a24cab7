/** What the roles are called and what their players may do. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import type { Role } from '../../roles/roles'
import { by } from '../by'

const DRINKS =
  'Macht zweimal im Spiel jemanden für eine Nacht betrunken; spielen beide Betrunkenen mit, jeder einmal.'
const FIRES = by('gunmanTie', {
  gunman:
    'Gewinnt jedes Duell, egal, wie ihr abstimmt, nur nicht gegen einen anderen Revolverhelden.',
  tie: 'Gewinnt jedes Duell auch mit weniger Stimmen, nur nicht bei Gleichstand und nicht gegen einen anderen Revolverhelden.',
})
const KILLS = 'Tötet einmal nachts jemanden.'
const LEARNS = 'Erfährt einmal, wer jemand ist.'
const LEARNS_CARRIER = 'Erfährt einmal, wer die Statuette hat.'

interface RoleWords {
  readonly name: string
  readonly help: Text
}

export const roles: Readonly<Record<Role, RoleWords>> = {
  sheriff: {
    name: 'Sheriff',
    help: sentences(
      'Sperrt jede Nacht jemanden ein und nimmt die Statuette, wenn sie dort ist. Solange der Sheriff lebt, darf man Duelle ablehnen.',
      by('sheriffSelf', { true: 'Darf sich selbst einsperren.', false: '' }),
    ),
  },
  hooker: {
    name: 'Dirne',
    help: 'Trifft in der ersten Nacht jemanden und erfährt, wer das ist.',
  },
  goodGunman: { name: 'Guter Revolverheld', help: FIRES },
  parson: { name: 'Pastor', help: 'Erfährt jede Nacht, auf welcher Seite jemand steht.' },
  judge: {
    name: 'Richter',
    help: 'Darf sich einmal nach einem Duell mit einem Sieger zeigen und das Ergebnis umdrehen.',
  },
  mayor: {
    name: 'Bürgermeister',
    help: 'Darf sich zeigen und jemanden vor dem Strick retten. Entscheidet von da an am Tag bei Gleichstand, nur nicht im Duell.',
  },
  drunkard: {
    name: 'Trunkenbold',
    help: 'Macht zweimal im Spiel jemanden für eine Nacht betrunken.',
  },
  drunkJudge: { name: 'Betrunkener Richter', help: sentences('Ein Richter, der trinkt.', DRINKS) },
  drunkMayor: {
    name: 'Betrunkener Bürgermeister',
    help: sentences('Ein Bürgermeister, der trinkt.', DRINKS),
  },
  taxman: { name: 'Steuereintreiber', help: LEARNS_CARRIER },
  securityGuard: {
    name: 'Leibwächter',
    help: 'Schützt jede Nacht jemanden vor Mord und Diebstahl.',
  },
  hairdresser: { name: 'Barbier', help: KILLS },
  gambler: {
    name: 'Glücksspieler',
    help: 'Darf einmal, ab Nacht 3, auf jemanden nach dem anderen schießen. Trifft es einen Bürger, stirbt der Glücksspieler selbst; bekommt er die Statuette, ist Schluss.',
  },
  executor: { name: 'Henker', help: 'Ohne den Henker wird niemand mehr gehängt.' },
  investigator: {
    name: 'Ermittler',
    help: 'Die Stadt darf verhören, statt zu hängen. Ohne den Ermittler geht das nicht.',
  },
  crystallicCitizen: {
    name: 'Lupenreiner Bürger',
    help: 'Darf sich jederzeit zeigen, am Tag wie in der Nacht.',
  },
  doctor: { name: 'Doktor', help: 'Hält einmal heimlich jemanden am Leben.' },
  journalist: {
    name: 'Journalist',
    help: 'Sieht zweimal bei der Abstimmung über ein Duell zu, statt zu stimmen.',
  },
  inciter: {
    name: 'Aufwiegler',
    help: sentences(
      'Lässt einmal jemanden durchsuchen, egal, wie ihr abstimmt.',
      by('executorInvestigator', {
        true: 'Wer nur deshalb durchsucht wird, kann nicht gehängt oder verhört werden.',
        false: 'Wer nur deshalb durchsucht wird, kann nicht gehängt werden.',
      }),
      'Stirbt diese Person vor der Durchsuchung, darf der Aufwiegler es noch einmal tun.',
    ),
  },
  seducer: {
    name: 'Verführer',
    help: 'Sucht in der ersten Nacht jemanden aus, der dann nichts gegen den Verführer tun kann.',
  },
  citizen: { name: 'Bürger', help: 'Redet, stimmt ab und hofft.' },
  badGunman: { name: 'Böser Revolverheld', help: FIRES },
  blackmailer: {
    name: 'Erpresser',
    help: 'Sucht in der ersten Nacht jemanden aus, der dann nichts gegen den Erpresser tun kann.',
  },
  avenger: { name: 'Rächer', help: KILLS },
  thief: { name: 'Dieb', help: 'Versucht einmal, allein zu stehlen.' },
  cardsharper: {
    name: 'Falschspieler',
    help: 'Zerrt einmal jemanden an den Kartentisch, sodass es alle hören, und leert die Taschen.',
  },
  infiltrator: { name: 'Spitzel', help: LEARNS },
  bandit: {
    name: 'Bandit',
    help: 'Stiehlt mit den anderen und hält die Statuette fest, bis das Schiff kommt.',
  },
  shaman: { name: 'Schamane', help: LEARNS },
  femaleShaman: {
    name: 'Schamanin',
    help: by('poisonMoment', {
      beforeSearch: 'Vergiftet einmal jemanden, der am nächsten Tag vor der Durchsuchung stirbt.',
      dawn: 'Vergiftet einmal jemanden, der im Morgengrauen stirbt.',
      beforeDuels: 'Vergiftet einmal jemanden, der am nächsten Tag vor den Duellen stirbt.',
      beforeMistreatment:
        'Vergiftet einmal jemanden, der am nächsten Tag nach der Durchsuchung stirbt.',
    }),
  },
  leader: {
    name: 'Häuptling',
    help: 'Entscheidet, wenn die Indianer sich nicht einig sind. Fragt einmal, ob jemand nebenan die Statuette hat.',
  },
  loneCoyot: {
    name: 'Einsamer Kojote',
    help: by('coyotAlone', {
      othersDead: 'Tötet als letzter Indianer jede Nacht noch einmal.',
      onlyVoter: 'Tötet noch einmal, wenn sonst kein Indianer auf ein Opfer zeigt.',
    }),
  },
  quietFoot: {
    name: 'Leisefuß',
    help: 'Darf die Statuette, wenn er sie trägt, bei jemandem verstecken, der nichts davon weiß, zweimal im Spiel, und holt sie in der nächsten Nacht zurück.',
  },
  binocularEye: { name: 'Fernglasauge', help: LEARNS_CARRIER },
  burningRage: {
    name: 'Lodernder Zorn',
    help: 'Tötet noch einmal, wenn die Indianer in dieser Nacht die Statuette bekommen.',
  },
  stagecoachOperator: {
    name: 'Postkutscher',
    help: 'Darf sich einmal nach einem Duell zeigen und beide überfahren. Gehört erst danach zu den anderen Indianern.',
  },
  warrior: { name: 'Krieger', help: KILLS },
  trailer: {
    name: 'Fährtenleser',
    help: sentences(
      'Verfolgt einmal jemanden: Kommt die Statuette in dieser Nacht dorthin, bekommt sie sofort der Fährtenleser.',
      by('trailerNextNight', {
        true: 'Die Fährte hält, bis die Indianer in der Nacht darauf erwachen.',
        false: '',
      }),
    ),
  },
  indian: { name: 'Indianer', help: 'Tötet mit den anderen, bis sonst niemand übrig ist.' },
  detector: {
    name: 'Detektor',
    help: 'Zeigt jede Nacht auf jemanden und erfährt, ob die Statuette dort ist, und wenn nicht, auf welcher Seite des Kreises.',
  },
  mindEater: { name: 'Gedankenfresser', help: 'Erfährt jede Nacht, wer jemand ist.' },
  megaAlien: {
    name: 'Mega-Alien',
    help: 'Entscheidet, wenn die Aliens sich nicht einig sind. Bindet einmal die Statuette an die Person, die sie hat.',
  },
  greenTentacle: { name: 'Grüner Tentakel', help: KILLS },
  purpleLeech: { name: 'Lila Egel', help: 'Versucht einmal, allein zu stehlen, für die Aliens.' },
  alien: { name: 'Alien', help: 'Stiehlt mit den anderen und benutzt die Statuette.' },
  luckyLuke: {
    name: 'Lucky Luke',
    help: 'Spielt allein. Versucht jede Nacht zu stehlen, tötet einmal, verfolgt einmal, weiß immer, wer die Statuette hat, und duelliert sich wie ein Revolverheld.',
  },
  janosik: { name: 'Janosik', help: 'Spielt allein. Will gehängt werden.' },
}
