import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

/** The house rules, in their order. */
export const options = {
  hanChewiePenalty: {
    name: 'Strzał do Chewbacki',
    help: 'Co czeka Hana, jeśli zastrzeli Chewbaccę.',
    values: { true: 'Ginie i Han.', false: 'Han żyje.' },
  },
  freezeUntil: {
    name: 'Jak długo trzyma karbonit',
    help: 'Kiedy ktoś zamrożony za dnia znów jest wolny.',
    values: { nextDawn: 'Następnego ranka.', nextDusk: 'Dzień później, gdy zapada noc.' },
  },
  callDeadRoles: {
    name: 'Wezwania umarłych',
    help: 'Kogo wzywasz w nocy, choć nikt nie może odpowiedzieć.',
    values: {
      all: 'Wszystkich, którzy byli w talii.',
      sourceMinimum: 'Tylko Qui-Gona i Obi-Wana, a Yodę w jego ostatnią noc.',
    },
  },
  yodaLastChance: {
    name: 'Ostatnia noc Yody',
    help: 'Czy martwy Yoda w swoją jedną ostatnią noc musi kogoś przywrócić.',
    values: { mayDecline: 'Może odmówić, wtedy traci moc.', mustUse: 'Musi.' },
  },
  raiseDroidPair: {
    name: 'Droidy wracają razem',
    help: 'Co się dzieje, gdy Yoda przywraca jednego z dwóch martwych droidów.',
    values: { true: 'Wraca i drugi.', false: 'Drugi zostaje martwy.' },
  },
  firstTie: {
    name: 'Remis przed pierwszą śmiercią',
    help: 'Remis rozstrzyga ten, kto zginął ostatni. Tu chodzi o dni, gdy jeszcze nikt nie zginął.',
    values: {
      revoteThenNone: 'Jeszcze jedno głosowanie; drugi remis oszczędza oboje.',
      none: 'Oboje zostają.',
      forceDecides: 'Rozstrzyga prowadzący.',
      lot: 'Rozstrzyga los.',
    },
  },
  healStopsBlast: {
    name: 'Leczenie a wybuch',
    help: 'Czy leczona osoba obok Gwiazdy Śmierci przeżyje jej wybuch.',
    values: { false: 'Nie.', true: 'Tak, wybuch idzie do następnej.' },
  },
  endCountsNeutral: {
    name: 'Jango i Gwiazda wstrzymują koniec',
    help: 'Czy Sithowie muszą przeżyć także tych dwoje.',
    values: { false: 'Nie, tylko obywateli.', true: 'Tak.' },
  },
  singleNominee: {
    name: 'Tylko jedno zgłoszenie',
    help: 'Co się dzieje, gdy zgłoszono tylko jedną osobę.',
    values: {
      noTrial: 'Procesu dziś nie ma.',
      yesNoVote: 'Głosowanie: lincz, gdy za jest więcej niż połowa.',
    },
  },
  furtherSith: {
    name: 'Czwarty Sith',
    help: 'Czy od siedemnastu osób w talii jest kolejny Sith.',
    values: { true: 'Tak.', false: 'Nie, trzech wystarczy.' },
  },
  noDirectClaims: {
    name: 'Bez przyznawania się wprost',
    help: 'Czy wolno powiedzieć wprost, kim się jest.',
    values: { true: 'Nie: tylko aluzje i cytaty.', false: 'Wolno.' },
  },
  vaderFrom: {
    name: 'Kiedy Anakin się zmienia',
    help: 'Jaką odpowiedź o Anakinie dostaje Obi-Wan w noc, w którą ginie Amidala.',
    values: { dawn: 'Jeszcze nie Sith.', immediately: 'Już Sith.' },
  },
  frozenAccused: {
    name: 'Oskarżony w karbonicie',
    help: 'Co się dzieje, gdy Lando zamraża kogoś na ławie.',
    values: {
      trialGoesOn: 'Proces trwa, ale zamrożonego zlinczować nie można.',
      removedFromStand: 'Zamrożony schodzi z ławy, głosujecie nad drugim.',
    },
  },
  hanMidTrial: {
    name: 'Han w czasie procesu innych',
    help: 'Czy Han może strzelać, gdy na ławie są dwie inne osoby.',
    values: { allowed: 'Tak.', notDuringOthersTrial: 'Nie, musi czekać.' },
  },
  freezeStopsShot: {
    name: 'Karbonit zatrzymuje strzał',
    help: 'Czy zamrożona osoba jest bezpieczna przed Hanem.',
    values: { true: 'Tak, a Han zachowuje strzał.', false: 'Nie.' },
  },
} as const satisfies RulesetTexts['options']
