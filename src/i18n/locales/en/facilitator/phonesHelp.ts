/** What a host may want to know about players' phones, beside what stands at the switch. */
export const phonesHelp = {
  phonesHelp: {
    title: 'If something is wrong with the phones',
    page: {
      about: 'The page does not open',
      say: 'Same Wi-Fi as this computer, no guest network, mobile data off. If the firewall asks, allow Nightfall in private networks. If nothing helps, let this computer join a phone’s hotspot: it needs no internet.',
    },
    gone: {
      about: 'A page is gone',
      say: 'Reloaded in the same tab, it comes back by itself, covered. In another browser or on another phone: open the address, tap the name, and you let it in. The older phone goes out.',
    },
    none: {
      about: 'Somebody has no phone',
      say: 'Nothing waits for one. Let them look at the laptop, click for them in votes: it is one count.',
    },
    card: {
      about: 'What others can see',
      say: 'A card shows only under its owner’s finger, equally bright for every role. At night all phones show the same dark page. Nothing helps against a look over the shoulder.',
    },
    tried: {
      about: 'What nobody has tried yet',
      say: 'Real iPhones and Android phones, hotel networks and long evenings on battery. Try it with two phones before your guests come.',
    },
  },
} as const
