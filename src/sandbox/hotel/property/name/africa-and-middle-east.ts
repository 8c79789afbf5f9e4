import { naming } from './naming.ts'

export const southernNamings = [
  naming(
    'AE QA OM BH KW SA JO LB EG IQ YE SY SD PS',
    `Al_Noor_Gate Al_Waha Dar_Zahra Al_Qamar Marjan_Court Al_Yasmin Nakheel_House Al_Bahr Qasr_Amal Sahara_Pearl Al_Fanar
     Lulu_Tower Al_Diwan Najma Rimal Al_Safa_Court Zaitoun Al_Andalib Mirage_Garden Al_Falaj Burj_Hamam Desert_Rose Al_Mina
     Sidra Nile_Crescent Al_Rawda Khaleej_View Tamr`,
    {
      hotels: [
        '{w} Hotel',
        '{w} {a} Hotel',
        '{w} Grand Hotel',
        '{w} Suites',
        'Hotel {w}',
        '{w} Boutique Hotel',
        '{w} Tower Hotel',
        'The {w} {a}',
      ],
      guestHouses: ['Dar {w}', '{w} Guest House', 'Bait {w}', '{w} Inn'],
      streets: [
        '{n} {w} Street',
        '{n} Al Nakheel Road',
        '{n} Al Zahra Street',
        'Building {n}, {w} Road',
        '{n} Al Bahr Street',
        '{n} Al Wadi Road',
      ],
    },
  ),
  naming(
    'MA DZ TN LY MR',
    `Zitoun Al_Andalous_Vert Yasmina Jnane_Rosa Dar_Tazi Les_Orangers_Bleus Kasbah_Noire Laïla Tamaris Bab_Zahra Aïcha
     Le_Palmier_Doux El_Menzeh_Clair Safran Nejma Oued_Blanc Azrou Les_Remparts_Roses Mimouna Amandier Argana Ourika_Sky`,
    {
      hotels: [
        'Hôtel {w}',
        'Hôtel {w} {a}',
        'Palais {w}',
        'Hôtel & Spa {w}',
        'Résidence {w}',
        '{w} Boutique Hôtel',
      ],
      guestHouses: ['Dar {w}', 'Maison {w}', 'Maison d’hôtes {w}', 'Auberge {w}'],
      streets: [
        '{n} derb {w}',
        '{n} rue {w}',
        '{n} avenue {w}',
        '{n} place {w}',
        '{n} boulevard {w}',
      ],
    },
  ),
  naming(
    'IR UZ KZ KG TJ TM AF MN',
    `Simorgh_Yard Anor Registan_Gate Tulpar Ak_Kuu Zarafshan Sarv Golestan_House Navruz Altyn_Bulak Silk_Caravan Khan_Atlas
     Chinar Ala_Archa_View Steppe_Eagle Lazurit Samanid`,
    {
      hotels: [
        'Hotel {w}',
        '{w} Hotel',
        '{w} Boutique Hotel',
        '{w} Grand Hotel',
        '{w} {a}',
        '{w} Plaza Hotel',
      ],
      guestHouses: ['{w} Guest House', '{w} B&B', '{w} Caravanserai', '{w} Yurt House'],
      streets: [
        '{n} {w} Street',
        '{n} Chinar Street',
        '{n} Navruz Avenue',
        '{n} Registan Road',
        '{n} Bulak Street',
      ],
    },
  ),
  naming(
    'IL',
    `Rimon Galei_Tamar Shaked Alon_House Neve_Or Kinor Hadas Gefen Ayala Nof_Yam Tavor_Court Erez Yarden_Light Shoshan`,
    {
      hotels: [
        '{w} Hotel',
        'Hotel {w}',
        '{w} {a} Hotel',
        '{w} Boutique Hotel',
        '{w} Suites',
        'The {w} {a}',
      ],
      guestHouses: ['Beit {w}', '{w} Guest House', '{w} Rooms'],
      streets: [
        '{n} {w} Street',
        '{n} HaTamar Street',
        '{n} Gefen Street',
        '{n} HaYam Road',
        '{n} Shaked Boulevard',
      ],
    },
  ),
  naming(
    'KE TZ UG RW ET BI SO DJ ER SC MU MG KM YT',
    `Acacia_Crest Jambo_Court Baobab_Yard Tembo_House Simba_Hill Kilele Maua Bahari_Breeze Nyota Zawadi Kijani Mwezi Twiga_Gate
     Savannah_Light Karibu_Garden Pepo Jacaranda_Hill Mto Entoto_View Lac_Vert Filao_Bleu Tamarind_Row`,
    {
      hotels: [
        '{w} Hotel',
        'Hotel {w}',
        '{w} {a} Hotel',
        '{w} Suites',
        '{w} Boutique Hotel',
        'The {w}',
        '{w} Garden Hotel',
      ],
      guestHouses: ['{w} Guest House', '{w} Lodge', '{w} Cottages', '{w} B&B'],
      streets: [
        '{n} {w} Road',
        '{n} Acacia Avenue',
        '{n} Baobab Road',
        '{n} Jacaranda Close',
        '{n} {a} Road',
      ],
    },
  ),
  naming(
    'ZA NA BW ZW ZM MW SZ LS',
    `Sugarbush_Hill Fynbos Kingfisher_Bend Blue_Crane Wild_Olive Springbok_Gate Umhlanga_Dune Table_View_House Marula
     Quiver_Tree Weaver's_Nest Yellowwood Impala_Court Kudu_Ridge Vineyard_Row Sunbird Aloe_Terrace Oubaai Karoo_Star`,
    {
      hotels: [
        '{w} Hotel',
        'The {w}',
        '{w} {a}',
        '{w} Boutique Hotel',
        '{w} Manor',
        '{w} Hotel & Spa',
        'Hotel {w}',
      ],
      guestHouses: ['{w} Guest House', '{w} Lodge', '{w} B&B', '{w} Cottage'],
      streets: [
        '{n} Fynbos Street',
        '{n} Kloof View Road',
        '{n} Marula Avenue',
        '{n} Church Street',
        '{n} Long Acre Road',
        '{n} Weaver Close',
      ],
    },
  ),
  naming(
    'NG GH SN CI CM GA CD CG BJ TG BF ML NE GM SL LR GN TD CF SS',
    `Iroko Sankofa_Gate Cowrie Palm_Crescent Kente_House Baobab_Bleu Teranga_Rouge Adinkra Lagoon_View Ebony_Court Harmattan
     Bougain_Vert Calabash Niger_Bend Gazelle_d'Or Mahogany Sahel_Star Akwaaba_Garden`,
    {
      hotels: [
        '{w} Hotel',
        'Hotel {w}',
        '{w} Suites',
        '{w} {a} Hotel',
        'The {w}',
        'Résidence {w}',
        '{w} Palace Hotel',
      ],
      guestHouses: ['{w} Guest House', '{w} Lodge', 'Auberge {w}', '{w} Inn'],
      streets: [
        '{n} {w} Street',
        '{n} {w} Avenue',
        '{n} Independence Close',
        '{n} Lagoon Road',
        '{n} Palm Road',
      ],
    },
  ),
  naming(
    'AU NZ FJ WS TO VU SB PG CK NR KI TV PW FM MH MP AS NU',
    `Banksia Kauri_House Wattle_&_Gum Bellbird Pōhutukawa Coral_Gum Kōwhai Driftwood_Bay Rosella Silver_Fern_Court Jacaranda_Row
     Tūī_Terrace Saltbush Ironbark Frangipani_Lane Lyrebird Boronia Harbour_Heron Manuka_Hill Paperbark Coconut_Grove Bula_Breeze`,
    {
      hotels: [
        '{w} Hotel',
        'The {w} {a}',
        '{w} {a}',
        '{w} Boutique Hotel',
        '{w} Suites',
        'Hotel {w}',
        '{w} Motor Lodge',
      ],
      guestHouses: ['{w} B&B', '{w} Lodge', '{w} Guest House', '{w} Cottages'],
      streets: [
        '{n} Banksia Street',
        '{n} Harbour Parade',
        '{n} Kauri Road',
        '{n} Wattle Avenue',
        '{n} Station Street',
        '{n} Beach Road',
        '{n} Bellbird Close',
      ],
    },
  ),
]
