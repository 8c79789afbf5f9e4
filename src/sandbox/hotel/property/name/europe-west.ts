import { naming } from './naming.ts'

export const westEuropeanNamings = [
  naming(
    'FR MC RE GP MQ GF NC PF LU',
    `des_Lilas du_Vieux_Pont de_la_Fontaine des_Tilleuls du_Marché de_l'Horloge des_Arts_et_Jardins Saint-Aubin du_Colombier
     de_la_Tourelle des_Deux_Rives du_Cygne_Bleu de_la_Mésange Beauséjour Bellerive des_Quatre_Vents du_Pavillon de_l'Abbaye
     des_Glycines du_Levant de_la_Colline Montclair des_Remparts du_Petit_Moulin de_la_Harpe Sainte-Odile des_Amandiers
     du_Cadran de_l'Étoile_du_Sud`,
    {
      hotels: [
        'Hôtel {w}',
        'Hôtel {w} {a}',
        'Grand Hôtel {w}',
        'Le Relais {w}',
        'Maison {w}',
        'Hôtel {w} et Spa',
        'Résidence Hôtel {w}',
      ],
      guestHouses: ['Chambres d’hôtes {w}', 'La Maison {w}', 'Le Clos {w}', 'Auberge {w}'],
      streets: [
        '{n} rue {w}',
        '{n} avenue {w}',
        '{n} boulevard {w}',
        '{n} place {w}',
        '{n} bis rue {w}',
        '{n} quai {w}',
      ],
    },
  ),
  naming(
    'IT SM VA',
    `Aurora Belvedere_Antico San_Marcello Fontanella degli_Ulivi La_Torretta Villa_Chiara del_Ponte_Vecchio_Mulino Mirabello
     Santa_Lucilla dei_Cedri La_Pergola_Rosa Due_Torri Montebello Rondine Il_Girasole delle_Rose San_Vitale Il_Cortile La_Meridiana
     Primavera del_Sole_Nuovo Cavallino_Bianco Le_Terrazze Stella_Alpina Corte_Antica Orsa_Minore`,
    {
      hotels: [
        'Hotel {w}',
        'Albergo {w}',
        'Hotel {w} {a}',
        'Grand Hotel {w}',
        'Palazzo {w}',
        'Residenza {w}',
        'Hotel Nuovo {w}',
        'Boutique Hotel {w}',
      ],
      guestHouses: ['Locanda {w}', 'B&B {w}', 'Casa {w}', 'Pensione {w}', 'Affittacamere {w}'],
      streets: [
        'Via {w} {n}',
        'Viale {w} {n}',
        'Piazza {w} {n}',
        'Via San {v} {n}',
        'Corso {w} {n}',
        'Vicolo {w} {n}',
      ],
    },
  ),
  naming(
    'ES AD',
    `Alborada Miramar_Sur La_Ermita El_Mirador_Alto San_Telmo Los_Naranjos Azahar La_Giralda_Chica Puerta_del_Río Sierra_Clara
     Las_Palomas El_Olivar Santa_Paula Molino_Viejo Los_Jazmines El_Patio Torre_Blanca Rocamar Playa_Serena La_Encina Calle_Real
     Las_Adelfas Monteclaro El_Almendro Mar_de_Plata Plaza_Mayor_Nueva`,
    {
      hotels: [
        'Hotel {w}',
        'Hotel {w} {a}',
        'Gran Hotel {w}',
        'Hotel Boutique {w}',
        'Palacio {w}',
        'Apartahotel {w}',
        'Hotel Spa {w}',
      ],
      guestHouses: ['Hostal {w}', 'Pensión {w}', 'Casa {w}', 'Posada {w}'],
      streets: [
        'Calle {w} {n}',
        'Avenida {w} {n}',
        'Plaza {w} {n}',
        'Paseo {w} {n}',
        'Travesía {w} {n}',
      ],
    },
  ),
  naming(
    'PT CV ST',
    `Alecrim Miradouro_Azul Oliveira Ribeira_Velha São_Bento_Alto Santa_Clara Cais_Novo Andorinha Quinta_do_Lago_Frio Laranjeira
     Flor_do_Mar Torre_de_Sal Vale_Verde Azulejo Castelo_Novo Maré_Alta Douro_Antigo Fonte_Nova Solar_das_Rosas Jacarandá`,
    {
      hotels: [
        'Hotel {w}',
        'Hotel {w} {a}',
        'Palacete {w}',
        'Residencial {w}',
        '{w} Boutique Hotel',
        'Solar {w}',
        '{w} Suites',
      ],
      guestHouses: ['Casa {w}', 'Pensão {w}', 'Guest House {w}', 'Quinta {w}'],
      streets: [
        'Rua {w} {n}',
        'Avenida {w} {n}',
        'Largo {w} {n}',
        'Travessa {w} {n}',
        'Praça {w} {n}',
      ],
    },
  ),
  naming(
    'DE AT CH LI',
    `Lindenhof Goldener_Anker Zur_Alten_Mühle Rosengarten Drei_Linden Sonnenblick Zum_Hirschen Seeblick Weißes_Lamm Am_Stadttor
     Bergkristall Zur_Post_am_Markt Kastanienhof Schwanenteich Brunnenhof Zum_Eichhörnchen Adlerhorst Am_Rosentor Morgenstern
     Waldfrieden Silberdistel Zum_Blauen_Krug Rheinblick_Alt Ahornhof Fichtenau Zum_Glockenturm`,
    {
      hotels: [
        'Hotel {w}',
        'Hotel {w} {a}',
        '{w} Hotel & Restaurant',
        'Stadthotel {w}',
        'Parkhotel {w}',
        'Boutiquehotel {w}',
        'Hotel Garni {w}',
      ],
      guestHouses: ['Pension {w}', 'Gasthof {w}', 'Landhaus {w}', 'Gästehaus {w}'],
      streets: [
        'Lindenstraße {n}',
        'Mühlgasse {n}',
        'Am Markt {n}',
        'Rosenweg {n}',
        'Brunnenstraße {n}',
        'Kirchplatz {n}',
        'Schulstraße {n}',
        'Gartenstraße {n}',
        'Am Alten Tor {n}',
        'Bergweg {n}',
      ],
    },
  ),
  naming(
    'NL BE SR AW CW',
    `De_Zwaan_en_Riet De_Gouden_Molen Het_Blauwe_Huis De_Lindeboom Zonneweide De_Oude_Sluis Het_Anker De_Tulp Waterlelie
     De_Reiger_aan_de_Gracht Duinzicht Het_Wapen_van_Oost De_Witte_Brug De_Ooievaar Grachtzicht De_Linde Het_Klokhuis De_Kraai`,
    {
      hotels: [
        'Hotel {w}',
        'Hotel {w} {a}',
        'Stadshotel {w}',
        'Grand Hotel {w}',
        'Boutique Hotel {w}',
        '{w} Suites',
      ],
      guestHouses: ['Pension {w}', 'B&B {w}', 'Herberg {w}', 'Logement {w}'],
      streets: [
        'Kerkstraat {n}',
        'Molenweg {n}',
        'Lindelaan {n}',
        'Oude Markt {n}',
        'Dijkstraat {n}',
        'Nieuwegracht {n}',
        'Havenkade {n}',
        'Bloemstraat {n}',
      ],
    },
  ),
  naming(
    'GB IE GI MT IM JE GG',
    `Ashcombe Kingsley_House Larkfield Thornbury_Gate Wren_&_Willow Fairholme Blackthorn Millbrook The_Copper_Kettle Harrowgate_Lodge
     Elmwood Rosemount Penrose Linden_Court The_Grey_Heron Stanmore_House Marlowe Whitefield Hawthorn The_Lantern Foxley Abbeyfield
     Claremont_Row Bramble The_Bell_&_Anchor Ravensworth Oakham Greycoat`,
    {
      hotels: [
        '{w} Hotel',
        'The {w} Hotel',
        '{w} {a}',
        '{w} Hotel & Spa',
        '{w} Townhouse',
        'Hotel {w}',
        '{w} Suites {a}',
        'The {w} {a}',
      ],
      guestHouses: ['{w} Guest House', '{w} B&B', 'The {w} Inn', '{w} Lodge', '{w} Cottage'],
      streets: [
        '{n} Larkfield Road',
        '{n} Ashcombe Street',
        '{n} Elm Gardens',
        '{n} Church Row',
        '{n} Mill Lane',
        '{n} Rosemount Terrace',
        '{n} Station Approach',
        '{n} Queensbury Place',
        '{n} Harbour Street',
      ],
    },
  ),
]
