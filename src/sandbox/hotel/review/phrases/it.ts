import type { Phrases } from './phrases.ts'

export const it: Phrases = {
  language: 'it',
  space: ' ',
  openers: [
    'Soggiorno piacevolissimo.',
    'Ci siamo trovati benissimo.',
    'Tutto come descritto.',
    'Una bella scoperta.',
  ],
  closers: ['Ci torneremo.', 'Consigliatissimo.', 'Grazie a tutto lo staff!', 'Da rifare.'],
  liked: {
    location: [
      'Posizione ottima, in pieno {area}.',
      'Si gira tutto a piedi.',
      'Fermata dell’autobus sotto casa e ristoranti ovunque.',
      'Zona tranquilla ma comoda.',
      '[beach] La spiaggia è proprio lì davanti.',
    ],
    cleanliness: [
      'Pulizia impeccabile.',
      'Bagno nuovo e splendente.',
      'Cambio asciugamani ogni giorno.',
    ],
    staff: [
      'Personale gentilissimo e disponibile.',
      'Ci hanno tenuto le valigie fino a sera.',
      'Ottimi consigli su dove mangiare.',
      'Accoglienza come in famiglia.',
    ],
    comfort: [
      'Letto comodissimo.',
      'Silenzio assoluto di notte.',
      'Camera spaziosa, più che in foto.',
      '[air_conditioning] Aria condizionata perfetta.',
    ],
    facilities: [
      '[breakfast] Colazione abbondante, torte fatte in casa.',
      '[pool] Piscina pulita e mai affollata.',
      '[wifi] Wi-Fi veloce.',
      '[parking] Comodo il parcheggio.',
      '[garden] Il giardino è un angolo di pace.',
      '[kitchen] Cucina attrezzata con tutto il necessario.',
      'Doccia ampia con acqua sempre calda.',
    ],
    value: [
      'Rapporto qualità-prezzo ottimo.',
      'Prezzo onesto per {area}.',
      'Nessun costo nascosto.',
    ],
  },
  disliked: {
    location: [
      'Un po’ lontano dal centro.',
      'La strada è rumorosa al mattino.',
      'Difficile trovare parcheggio in zona.',
    ],
    cleanliness: [
      'Polvere sui mobili.',
      'Odore di chiuso in bagno.',
      'Qualche macchia sulle lenzuola.',
    ],
    staff: [
      'Check-in lento.',
      'Personale poco presente la sera.',
      'Accoglienza un po’ sbrigativa.',
    ],
    comfort: [
      'Pareti sottili, si sente tutto.',
      'Materasso da cambiare.',
      'Camera piccola per due persone.',
      '[-air_conditioning] Senza aria condizionata si soffre.',
    ],
    facilities: [
      '[-lift] Manca l’ascensore.',
      '[breakfast] Colazione poco varia.',
      '[wifi] Wi-Fi debole in camera.',
      'Il phon è da museo.',
    ],
    value: [
      'Leggermente caro per quello che offre.',
      'La tassa di soggiorno andrebbe segnalata meglio.',
      'Prezzi gonfiati nel fine settimana.',
    ],
  },
}
