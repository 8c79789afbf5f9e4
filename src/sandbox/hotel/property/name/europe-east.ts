import { naming } from './naming.ts'

export const eastEuropeanNamings = [
  naming(
    'SE NO DK FI IS FO GL',
    `Fjordglimt Björkhaga Solvik Granlunden Norrsken Havsörn Lindgården Skärgård Nordhavn Svanen_Bro Rosenlund Klippan Midtun
     Sølvtorget Bryggen_Øst Isbre Strandhem Ekbacken Måneskinn Lille_Torv Furulund Havfrue_Gård Storgården Tallbacka Vidar`,
    {
      hotels: [
        'Hotel {w}',
        '{w} Hotel',
        'Hotel {w} {a}',
        '{w} Boutique Hotel',
        'Hotell {w}',
        '{w} Suites',
        'Hotel Gamla {w}',
      ],
      guestHouses: ['Pensionat {w}', '{w} Guesthouse', '{w} Gård', 'Villa {w}'],
      streets: [
        'Björkgatan {n}',
        'Strandvägen {n}',
        'Nørregade {n}',
        'Kirkegata {n}',
        'Havnegade {n}',
        'Lindvägen {n}',
        'Torggata {n}',
        'Skolgatan {n}',
      ],
    },
  ),
  naming(
    'PL CZ SK SI HR BA RS ME MK BG AL XK',
    `Lipový_Dvůr U_Zlaté_Lilie Pod_Orzechem Biała_Róża Stara_Brama U_Tří_Havranů Jantar Zlatni_Bor Plavi_Val Stari_Most_Dvor
     Dunav_Breg Słoneczny_Dwór Krokus Maslina U_Modré_Kachny Zeleni_Gaj Pod_Zamkiem Bijela_Stijena Lavanda Vila_Breza
     Kamenná_Brána Sokol_Grad Jarzębina Morski_Vjetar Na_Nábřeží`,
    {
      hotels: [
        'Hotel {w}',
        'Hotel {w} {a}',
        'Grand Hotel {w}',
        '{w} Boutique Hotel',
        '{w} Residence',
        'Hotel & Spa {w}',
        'Palace {w}',
      ],
      guestHouses: ['Penzion {w}', 'Pension {w}', 'Apartmani {w}', 'Dom {w}', 'Guesthouse {w}'],
      streets: [
        'Lipowa {n}',
        'Zahradní {n}',
        'Ulica Lavande {n}',
        'Mostová {n}',
        'Słoneczna {n}',
        'Vinohradská {n}',
        'Obala {n}',
        'Kamenita {n}',
        'Dunavska {n}',
      ],
    },
  ),
  naming(
    'HU RO MD',
    `Arany_Szarvas Tulipán Hársfa Dunakanyar Kék_Madár Gesztenye Rózsakert Régi_Malom Izvorul_Alb Casa_Teilor Floarea_Soarelui
     Zimbrul_Mic Curtea_Veche_Nouă Bradul_Verde Luna_Plină Napraforgó Fehér_Galamb Liliacul`,
    {
      hotels: [
        'Hotel {w}',
        '{w} Hotel',
        '{w} Boutique Hotel',
        'Grand Hotel {w}',
        'Hotel {w} {a}',
        '{w} Residence',
      ],
      guestHouses: ['{w} Panzió', 'Pensiunea {w}', '{w} Vendégház', 'Casa {w}'],
      streets: [
        'Tulipán utca {n}',
        'Hársfa utca {n}',
        'Strada Teiului {n}',
        'Strada Florilor {n}',
        'Rózsa tér {n}',
        'Malom utca {n}',
        'Strada Morii {n}',
      ],
    },
  ),
  naming(
    'RU UA BY EE LV LT',
    `Beryozka Severny_Svet Lazurny Zolotaya_Rech Sirin Rechnoy_Dvor Yantarny Kalyna Sosnovy_Bor Baltika_Krasta Pilies_Kiemas
     Vana_Linn Medus_Pils Liepu_Aleja Bilyi_Lebid Taliy_Lev Saulės_Vartai Merevaik Rusalka Chaika`,
    {
      hotels: [
        'Hotel {w}',
        '{w} Hotel',
        'Hotel {w} {a}',
        'Grand {w} Hotel',
        '{w} Boutique Hotel',
        '{w} Palace',
      ],
      guestHouses: ['{w} Guest House', 'Gostiny Dom {w}', 'Villa {w}', '{w} Mini-Hotel'],
      streets: [
        'Sadova {n}',
        'Rechnaya ulitsa {n}',
        'Liepų gatvė {n}',
        'Kalēju iela {n}',
        'Pikk tänav {n}',
        'Sosnovaya ulitsa {n}',
        'Zelena {n}',
      ],
    },
  ),
  naming(
    'GR CY',
    `Anemoni Thalassa_Blue Kyma Elaia Helios_Court Galini Asteria Melitta Aegli Petra_Nova Selini Ammos Iris Levanda Kalliopi
     Almyra_Rock Phaedra Delfini Ostria Rodia Thymari Akti_Mare Nefeli Amygdalia`,
    {
      hotels: [
        'Hotel {w}',
        '{w} Hotel',
        '{w} {a} Hotel',
        '{w} Boutique Hotel',
        '{w} Suites',
        '{w} Palace',
        '{w} Sea View Hotel',
        'Hotel {w} & {v}',
      ],
      guestHouses: ['{w} Rooms', 'Pension {w}', '{w} Studios', 'Xenonas {w}'],
      streets: [
        'Odos Eleas {n}',
        '{n} Anemon Street',
        'Akti {w} {n}',
        '{n} Thymariou',
        '{n} Delfinion',
        'Plateia {w} {n}',
      ],
    },
  ),
  naming(
    'TR AZ GE AM',
    `Gül_Bahçe Mavi_Kapı Nar_Taşı Yıldız_Hanı Zeytin_Dalı Sultan_Çeşme Ayna Defne Kervan_Konak Turkuaz Lale_Devri Boğaz_Rüzgar
     Selvi Kestane Taş_Avlu Güneş_Evi Ceviz Narikala_View Araz Pomegranate_Yard Kartli`,
    {
      hotels: [
        'Hotel {w}',
        '{w} Hotel',
        '{w} {a} Hotel',
        '{w} Boutique Hotel',
        '{w} Palace Hotel',
        '{w} Suites',
        '{w} Old City Hotel',
      ],
      guestHouses: ['{w} Konağı', '{w} Pansiyon', '{w} Evi', '{w} Guest House'],
      streets: [
        '{w} Sokak No. {n}',
        '{w} Caddesi No. {n}',
        '{n} {w} Street',
        'Çınar Sokak No. {n}',
        'Liman Caddesi No. {n}',
      ],
    },
  ),
]
