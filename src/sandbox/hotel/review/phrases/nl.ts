import type { Phrases } from './phrases.ts'

export const nl: Phrases = {
  language: 'nl',
  space: ' ',
  openers: ['Heerlijk verblijf gehad.', 'Tweede keer hier.', 'Prima adres.', 'Meer dan tevreden.'],
  closers: ['Wij komen terug.', 'Aanrader!', 'Bedankt voor de goede zorgen.'],
  liked: {
    location: [
      'Midden in {area}, alles op loopafstand.',
      'Halte om de hoek en genoeg restaurants.',
      'Rustige straat, toch zo in het centrum.',
      '[beach] Zo vanuit het bed het strand op.',
    ],
    cleanliness: [
      'Alles brandschoon.',
      'De badkamer was smetteloos.',
      'Elke dag schone handdoeken.',
    ],
    staff: [
      'Heel vriendelijk personeel.',
      'We mochten eerder de kamer in.',
      'Goede tips gekregen voor de omgeving.',
    ],
    comfort: ['Heerlijk geslapen.', '’s Nachts muisstil.', 'Ruime kamer met veel licht.'],
    facilities: [
      '[breakfast] Uitgebreid ontbijt.',
      '[pool] Fijn zwembad, nooit druk.',
      '[wifi] Snelle wifi.',
      '[parking] Gratis parkeren voor de deur.',
      'Lekkere warme douche met goede straal.',
    ],
    value: ['Uitstekende prijs-kwaliteitverhouding.', 'Voor {area} niet duur.'],
  },
  disliked: {
    location: ['Verder lopen dan gedacht.', 'Veel verkeer in de vroege ochtend.'],
    cleanliness: ['Stof achter de gordijnen.', 'De voegen in de douche zijn aan vervanging toe.'],
    staff: ['Lang wachten bij het inchecken.', 'Niemand bij de receptie in de avond.'],
    comfort: [
      'Gehorig.',
      'Het matras was doorgelegen.',
      '[-air_conditioning] Geen airco, erg warm.',
    ],
    facilities: [
      '[-lift] Geen lift.',
      '[breakfast] Weinig keus bij het ontbijt.',
      '[wifi] Wifi viel steeds weg.',
    ],
    value: ['Iets te duur voor wat je krijgt.', 'Toeristenbelasting komt er nog bij.'],
  },
}
