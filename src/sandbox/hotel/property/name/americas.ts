import { naming } from './naming.ts'

export const americanNamings = [
  naming(
    'US CA PR GU VI',
    `Juniper_&_Main Copperline The_Alder Harborlight Fieldstone Larkspur Bluebird Ironwood The_Foundry_House Prairie_Rose
     Westbrook Sycamore_Grove Marigold_Row Granite_Point The_Tamarack Lakeshore_Nine Redbud Cottonwood Lighthouse_Point
     Canyon_Wren The_Wayfarer_House Elm_&_Third Magnolia_Court Silver_Birch Sandpiper Timberline_East Old_Mill_House
     Cardinal_Square Bayview_Terrace Sagebrush`,
    {
      hotels: [
        '{w} Hotel',
        'Hotel {w}',
        'The {w} {a}',
        '{w} Inn & Suites',
        '{w} Lodge',
        '{w} Suites {a}',
        '{w} Hotel {a}',
        'The {w} House Hotel',
      ],
      guestHouses: ['{w} B&B', '{w} Guest House', 'The {w} Inn', '{w} Cottages'],
      streets: [
        '{n} Juniper Street',
        '{n} Lakeshore Drive',
        '{n} Harbor Avenue',
        '{n} Sycamore Boulevard',
        '{n} East Third Street',
        '{n} Mill Road',
        '{n} Magnolia Avenue',
        '{n} Canyon Drive',
        '{n} Union Row',
      ],
    },
  ),
  naming(
    'MX GT BZ HN SV NI CR PA CU DO CO VE EC PE BO CL AR UY PY GQ',
    `La_Buganvilla Casa_del_Cenote Jacaranda_Azul El_Colibrí Las_Golondrinas Sol_de_Piedra La_Alondra Portal_Viejo Agua_Clara
     El_Quetzal_Verde San_Jacinto Los_Sauces Patio_Colonial La_Ceiba Tierra_Roja Los_Andes_Altos Cielo_Abierto La_Candelaria_Real
     Puerta_del_Sur El_Ombú Mar_Abierto La_Orquídea Santa_Inés Brisa_del_Pacífico Los_Tamarindos Luna_Nueva El_Faro_Blanco Rayuela`,
    {
      hotels: [
        'Hotel {w}',
        'Hotel {w} {a}',
        'Hotel Boutique {w}',
        'Gran Hotel {w}',
        'Casona {w}',
        'Suites {w}',
        'Hotel Casa {w}',
        'Hotel & Spa {w}',
      ],
      guestHouses: ['Posada {w}', 'Hostería {w}', 'Casa {w}', 'Hostal {w}'],
      streets: [
        'Calle {w} {n}',
        'Avenida {w} {n}',
        'Calle 5 No. {n}',
        'Carrera 12 No. {n}',
        'Paseo {w} {n}',
        'Pasaje {w} {n}',
      ],
    },
  ),
  naming(
    'BR AO MZ GW',
    `Ipê_Amarelo Beira-Mar_Azul Sabiá Jangada Praia_Clara Arara_Azul Pau-Brasil Maré_Mansa Serra_Verde Flor_de_Lótus Vento_Leste
     Pitanga Cajueiro Estrela_do_Norte Recanto_das_Águas Solar_do_Porto Bem-te-vi Morada_do_Sol Coqueiral Acácia Lagoa_Serena`,
    {
      hotels: [
        'Hotel {w}',
        'Hotel {w} {a}',
        '{w} Palace Hotel',
        'Hotel Boutique {w}',
        '{w} Suítes',
        '{w} Praia Hotel',
        'Grande Hotel {w}',
      ],
      guestHouses: ['Pousada {w}', 'Casa {w}', 'Recanto {w}', 'Pousada {w} {a}'],
      streets: [
        'Rua {w} {n}',
        'Avenida {w} {n}',
        'Travessa {w} {n}',
        'Praça {w} {n}',
        'Alameda {w} {n}',
      ],
    },
  ),
  naming(
    'BS JM BB TT LC AG KN VC GD DM KY TC VG AI BM HT SX GY FK',
    `Coral_Gate Frangipani Tradewind_House Sea_Grape Mango_Walk Pelican_Point Soursop Blue_Lagoon_Court Hibiscus_Row Conch_House
     Palm_&_Pepper Bougainvillea Windward Calabash_Yard Turtle_Cove Sugar_Mill_House Lemongrass Spice_Garden`,
    {
      hotels: [
        '{w} Hotel',
        'The {w} {a}',
        '{w} Beach Hotel',
        '{w} Suites',
        'Hotel {w}',
        '{w} Bay Hotel',
      ],
      guestHouses: ['{w} Guest House', '{w} Cottages', '{w} Inn', '{w} Villa Rooms'],
      streets: [
        '{n} Frangipani Road',
        '{n} Bay Street',
        '{n} Hibiscus Avenue',
        '{n} Coral Road',
        '{n} Old Mill Road',
        '{n} Harbour Drive',
      ],
    },
  ),
]
