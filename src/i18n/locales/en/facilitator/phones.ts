import { signs } from '../signs'

/** The players' phones, as the host has them: switched on and off, let in and put out. */
export const phones = {
  phones: {
    title: 'Players’ phones',
    also: 'Guests can have their own cards on their phones.',
    bar: 'Phones',
    about:
      'Guests point their phone’s camera at a code and have their own cards and the table in their hand. No app, no account, no internet; anybody can play without.',
    honest:
      'Whoever listens in on the Wi-Fi learns nothing. Whoever can change what travels there could change the page itself. If that worries you, deal by hand.',
    shelf: 'Choose a game first.',
    none: 'This computer is not on a network. Join the guests’ Wi-Fi.',
    which: 'Network',
    show: 'Let phones in',
    scan: 'Point the phone’s camera at the code, or type:',
    qr: 'A code that opens {url}',
    wifi: 'Same Wi-Fi? Mobile data off?',
    wifiHelp: 'Without internet in the Wi-Fi, phones like to go back to mobile data.',
    guests:
      'Guest networks often keep devices apart, so that no phone gets through. Take the ordinary Wi-Fi or a phone’s hotspot.',
    door: 'Let everybody in until the deal',
    doorHelp: 'Whoever takes a free name is in at once. A name that has a phone still asks you.',
    seats: 'Who has a phone',
    count: '{number} of {of}',
    nobody: 'Nobody is at the table yet. Guests can type their own names.',
    here: 'here',
    away: 'away',
    without: 'no phone',
    putOut: 'Put out',
    putOutOf: 'Put {name}’s phone out',
    putAllOut: 'Put all out',
    putAllOutSure: 'Yes, put all out',
    hide: 'Switch phones off',
    hideSure: 'Yes, off for everybody',
    atDoor: 'At the door',
    wants: '{name} wants in',
    isNew: '{name} wants to join',
    taken: '{name} has a phone already. It goes out.',
    sign: 'On the phone: {one} and {two}',
    letIn: 'Let in',
    refuse: 'Not {name}',
    more: '{count} more at the door | {count} more at the door',
    oldest: 'Let in who has been at the door longest',
    picture: signs,
  },
} as const
