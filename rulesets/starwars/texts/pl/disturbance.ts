import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

/**
 * A question that went wrong is asked again among needless ones, so that nobody can tell which mattered
 * (SW-87). All are answered without a sound and none has anything to do with what happened.
 */
export const disturbance = {
  opening: 'Wyczuwam zaburzenie Mocy. Wszyscy zamykają oczy. Mam kilka pytań.',
  closing: 'Moc jest znów spokojna. Gramy dalej.',
  questions: {
    'sith.kill': 'Sithowie otwierają oczy i jeszcze raz wskazują cel. Zamykają oczy.',
    'sith.decide': 'Najwyższy rangą Sith otwiera oczy i jeszcze raz wskazuje cel. Zamyka oczy.',
    'quigon.heal': 'Qui-Gon otwiera oczy i jeszcze raz wskazuje, kogo leczy. Zamyka oczy.',
    'jango.clone': 'Jango Fett otwiera oczy i jeszcze raz wskazuje swojego klona. Zamyka oczy.',
    'obiwan.investigate':
      'Obi-Wan otwiera oczy, jeszcze raz wskazuje i patrzy na mnie. Zamyka oczy.',
    'yoda.raise': 'Yoda otwiera oczy i jeszcze raz pokazuje, co chce zrobić. Zamyka oczy.',
    'deathStar.direction': 'Gwiazda Śmierci jeszcze raz wskazuje lewo albo prawo.',
    'anakin.meet': 'Anakin otwiera oczy i pokazuje mi kciuk. Zamyka oczy.',
    'amidala.meet': 'Królowa Amidala podnosi rękę. I opuszcza.',
    'jango.meet': 'Jango Fett podnosi rękę. I opuszcza.',
    'luke.meet': 'Luke otwiera oczy i pokazuje mi kciuk. Zamyka oczy.',
    'han.meet': 'Han otwiera oczy i pokazuje mi kciuk. Zamyka oczy.',
    'lando.meet': 'Lando otwiera oczy i pokazuje mi kciuk. Zamyka oczy.',
    'droids.meet': 'R2-D2 i C-3PO otwierają oczy i kiwają mi głową. Zamykają oczy.',
    'chewbacca.meet': 'Chewbacca otwiera oczy i kiwa mi głową. Zamyka oczy.',
    'mace.meet': 'Mace Windu otwiera oczy i kiwa mi głową. Zamyka oczy.',
    'leia.meet': 'Księżniczka Leia otwiera oczy i kiwa mi głową. Zamyka oczy.',
    'ackbar.meet': 'Admirał Ackbar otwiera oczy i kiwa mi głową. Zamyka oczy.',
    'ewok.meet': 'Ewok otwiera oczy i kiwa mi głową. Zamyka oczy.',
    'quigon.meet': 'Qui-Gon otwiera oczy i pokazuje mi kciuk. Zamyka oczy.',
    'obiwan.meet': 'Obi-Wan otwiera oczy i pokazuje mi kciuk. Zamyka oczy.',
    'yoda.meet': 'Yoda otwiera oczy i pokazuje mi kciuk. Zamyka oczy.',
    'sith.meet': 'Sithowie otwierają oczy i jeszcze raz patrzą na siebie. Zamykają oczy.',
  },
} as const satisfies RulesetTexts['disturbance']
