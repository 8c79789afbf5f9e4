import type { Phrases } from './phrases.ts'

export const de: Phrases = {
  language: 'de',
  space: ' ',
  openers: [
    'Rundum zufrieden.',
    'Wir waren zum zweiten Mal hier.',
    'Sehr angenehmer Aufenthalt.',
    'Alles bestens.',
    'Gerne wieder.',
  ],
  closers: [
    'Klare Empfehlung.',
    'Wir kommen wieder!',
    'Danke an das ganze Team.',
    'Beim nächsten Mal bleiben wir länger.',
  ],
  liked: {
    location: [
      'Mitten in {area}, fast alles ist zu Fuß erreichbar.',
      'Sehr gute Lage, die Haltestelle ist gleich um die Ecke.',
      'Ruhige Seitenstraße und trotzdem zentral.',
      'Viele Restaurants und ein Supermarkt in der Nähe.',
      '[beach] Aus der Tür und schon im Sand.',
    ],
    cleanliness: [
      'Sehr sauber, auch in den Ecken.',
      'Das Bad war blitzblank.',
      'Jeden Tag frische Handtücher.',
      'Zimmer tadellos gepflegt.',
    ],
    staff: [
      'Das Personal war herzlich und hat sich Zeit genommen.',
      'Wir durften schon vormittags ins Zimmer.',
      'An der Rezeption spricht man gut Englisch, ein Kollege sogar Deutsch.',
      'Auf jede Frage gab es sofort eine Antwort.',
    ],
    comfort: [
      'Hervorragend geschlafen, die Matratze ist genau richtig.',
      'Zum Hof hin absolut ruhig.',
      'Das Zimmer war größer als gedacht.',
      'Endlich mal ordentliche Verdunklung.',
    ],
    facilities: [
      '[breakfast] Das Frühstück ist reichhaltig, auch an Vegetarier wird gedacht.',
      '[pool] Der Pool ist sauber und war nie voll.',
      '[wifi] WLAN schnell und ohne Ausfälle.',
      '[parking] Der Parkplatz direkt am Haus ist Gold wert.',
      '[spa] Schöner Wellnessbereich.',
      '[kitchen] Die Küche ist komplett ausgestattet.',
      'Genug Steckdosen am Bett, Wasserkocher vorhanden.',
    ],
    value: [
      'Preis und Leistung stimmen.',
      'Für diesen Preis in {area} kaum zu schlagen.',
      'Keine versteckten Kosten.',
    ],
  },
  disliked: {
    location: [
      'Bis ins Zentrum braucht man länger als angegeben.',
      'Ab sechs Uhr morgens Lieferverkehr vor dem Fenster.',
      'Abends ist in der Gegend nicht viel los.',
    ],
    cleanliness: [
      'Im Bad etwas Schimmel an den Fugen.',
      'Staub auf dem Schrank.',
      'Der Teppich müsste dringend erneuert werden.',
    ],
    staff: [
      'Beim Einchecken mussten wir lange warten.',
      'Ein wenig mehr Freundlichkeit wäre schön gewesen.',
      'Auf E-Mails wurde nicht geantwortet.',
    ],
    comfort: [
      'Die Wände sind sehr dünn.',
      'Das Bett hat bei jeder Bewegung geknarrt.',
      'Für zwei Koffer ist das Zimmer zu klein.',
      '[-air_conditioning] Ohne Klimaanlage im Sommer kaum auszuhalten.',
    ],
    facilities: [
      '[-lift] Kein Aufzug, mit Gepäck mühsam.',
      '[breakfast] Beim Frühstück wurde selten nachgelegt.',
      '[wifi] Im Zimmer war das WLAN schwach.',
      'Die Dusche wurde erst nach Minuten warm.',
    ],
    value: [
      'Für das Gebotene etwas zu teuer.',
      'Der Parkplatz kostet extra, das stand nirgends.',
      'In der Hochsaison überteuert.',
    ],
  },
}
