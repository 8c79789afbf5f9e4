import { naming } from './naming.ts'

export const asianNamings = [
  naming(
    'TH LA',
    `Mali Chan Rattana Siri Suan Nam Dara Pailin Champa Lanna Saran Thara Wiman Anong Kesorn Busaba Manee Prim Tawan Nara
     Sala_Kaew Rimnam Phutthara Ruen_Mai Duang_Dao Saeng_Arun Kulap Ton_Pho Lamai Chalaem Sukjai Benja Khwan Phuping`,
    {
      hotels: [
        '{w} {a} Hotel',
        'The {w} {a}',
        'Hotel {w}',
        '{w} & {v} Hotel',
        '{w} Grand {a}',
        '{w} Boutique Hotel',
        '{a} {w} Place',
        '{w} Court Hotel',
      ],
      guestHouses: ['Baan {w}', 'Baan {w} {v}', '{w} House {a}', 'Ruen {w}', '{w} Guest House'],
      streets: [
        '{n} Soi {w} 4',
        '{n} Soi {w} 11',
        '{n} {w} Road',
        '{n}/2 {w}-{v} Road',
        '{n}/15 {a} Road',
        '{n} Thanon {w} {v}',
      ],
    },
  ),
  naming(
    'KH',
    `Angkor_Moon Bopha Chenda Sovann Kunthea Romduol Tonle Kolab Sokhan_Phum Chanthou Rachana Pisey Mealea Sreymom Devata
     Vimean Phkay Samnang Borey Khmer_Sala`,
    {
      hotels: [
        '{w} {a} Hotel',
        '{w} Boutique Hotel',
        'The {w} House',
        '{w} & {v} Residence',
        'Hotel {w}',
        '{w} Palms Hotel',
      ],
      guestHouses: ['{w} Villa Guesthouse', '{w} Homestay', '{w} Guest House', 'Phum {w}'],
      streets: [
        'No. {n}, Street {w}',
        '{n} {w} Street',
        'No. {n}, {w} Village',
        '{n} Sangkat {w} Road',
      ],
    },
  ),
  naming(
    'VN',
    `Hoa_Mai Sen_Vàng Bình_Minh Trăng_Xanh Hạ_Long_Xanh Ngọc_Lan An_Nhiên Thanh_Tâm Phương_Đông Lá_Cọ Mây_Trắng Biển_Ngọc
     Thiên_Hương Cẩm_Tú Sao_Mai Kim_Liên Hoàng_Yến Thu_Hà Bảo_Châu Mộc_Lan Sông_Thương Đồi_Thông Vườn_Xưa Lưu_Ly`,
    {
      hotels: [
        '{w} Hotel',
        '{w} {a} Hotel',
        'Khách Sạn {w}',
        '{w} Boutique Hotel & Café',
        'The {w} {a}',
        '{w} Grand Hotel',
        '{w} Central Hotel',
      ],
      guestHouses: ['Nhà Nghỉ {w}', '{w} Homestay', 'Nhà {w}', '{w} Garden Homestay'],
      streets: ['{n} {w} Street', '{n} Đường {w}', '{n}/7 Hẻm {w}', '{n}A Phố {w}'],
    },
  ),
  naming(
    'MY BN SG',
    `Kenanga Melur Seroja Cempaka Merbah Rimba Layang Tanjung_Biru Permai Sentosa_Jaya Warisan Bunga_Raya Kemuning Nilam
     Cahaya Bayu Rajawali Straits Jasmin Sungai_Mas Anggerik Meranti Lagenda Pelangi Nusantara Delima Suria_Kota`,
    {
      hotels: [
        'Hotel {w}',
        '{w} {a} Hotel',
        'The {w} {a}',
        '{w} Boutique Hotel',
        '{w} City Hotel',
        '{w} Heritage Hotel',
        'Wisma {w} Hotel',
        '{w} & {v} {a}',
      ],
      guestHouses: ['{w} Guest House', 'Rumah {w}', '{w} Homestay', '{w} Shophouse Stay'],
      streets: [
        '{n} Jalan {w}',
        '{n} Jalan {w} 3/2',
        '{n} Lorong {w}',
        '{n} Persiaran {w}',
        '{n} {w} Road',
      ],
    },
  ),
  naming(
    'ID TL',
    `Cendana Melati Kamboja Padi_Emas Tirta Surya Candra Merpati Senja Ombak Bintang_Laut Pelita Sanggraloka Kencana Wangi
     Nirmala Gangga Taman_Sari Batu_Karang Ranting Lumbung Sawah_Hijau Purnama Kelapa Dewata_Asri Kertajaya Sekar Wisata`,
    {
      hotels: [
        'Hotel {w}',
        '{w} {a} Hotel',
        'The {w} {a}',
        '{w} Boutique Hotel',
        'Grand {w} {a}',
        '{w} & {v} Suites',
        'Griya {w}',
        '{w} Square Hotel',
      ],
      guestHouses: ['Pondok {w}', 'Rumah {w}', '{w} Homestay', 'Puri {w} Guest House', 'Wisma {w}'],
      streets: [
        'Jalan {w} No. {n}',
        'Jalan Raya {a} No. {n}',
        'Gang {w} {n}',
        'Jalan {w} {v} {n}',
        'Jalan Pantai {w} No. {n}',
      ],
    },
  ),
  naming(
    'PH',
    `Sampaguita Bahaghari Amihan Habagat Luntian Perlas Kalachuchi Tala Dalisay Bayani Marikit Agos Himig Ligaya Bituin
     Isla_Verde Puerto_Claro Casa_Blanca_Azul Santa_Lucia San_Rafael Mayumi Alon Lakbay Kapitan`,
    {
      hotels: [
        'Hotel {w}',
        '{w} {a} Hotel',
        '{w} Suites',
        'The {w} {a}',
        '{w} Bay Hotel',
        '{w} Place',
        'Casa {w}',
      ],
      guestHouses: ['Bahay {w}', '{w} Pension House', '{w} Inn', 'Casa {w} Guest House'],
      streets: ['{n} {w} Street', '{n} {w} Avenue', '{n} Calle {w}', '{n} {w} Road, Barangay {v}'],
    },
  ),
  naming(
    'JP',
    `Hana Mori Tsuki Kaze Hikari Sakura_no_Ki Kawabe Takeno Yuzuki Asagiri Midori Kikyo Momiji Umeno Suzuran Hoshimi Aoi
     Matsukaze Shiraume Yamabuki Fujimi Kiri Nagisa Wakaba Tachibana Koharu Minato Ginga Sumire Chidori Hatsuyuki Ayame`,
    {
      hotels: [
        'Hotel {w} {a}',
        '{w} Hotel {a}',
        'Hotel {w}',
        '{a} {w} Hotel',
        '{w} Stay {a}',
        'Hotel & Spa {w}',
        '{w} Tower {a}',
        'Hotel {w} Annex {a}',
      ],
      guestHouses: ['Guesthouse {w}', 'Minshuku {w}', '{w}-an', 'Machiya {w}', '{w} no Ie'],
      streets: [
        '2-{n} {w}-cho',
        '1-{n}-5 {a}',
        '3-{n}-1 {w}-machi',
        '4-{n} {w}-dori',
        '5-{n}-12 {a}',
      ],
    },
  ),
  naming(
    'KR',
    `Haneul Byeolbit Dalmuri Noeul Sarang_Bang Gaon Maru Baram Hanbit Saebyeok Namu Solhyang Areum Damso Miru Yeoul Garam
     Onyu Seorae Hwarang Duri Chorok Eunha Sopung`,
    {
      hotels: [
        'Hotel {w} {a}',
        'Hotel {w}',
        '{w} {a} Hotel',
        '{w} Boutique Hotel',
        '{w} Stay {a}',
        'Hotel The {w}',
        '{w} Residence Hotel',
      ],
      guestHouses: ['Hanok {w}', '{w} Guesthouse', '{w} Pension', '{w} House {a}'],
      streets: ['{n} {w}-ro', '{n} {w}-daero', '{n}-gil, {w}-ro', '{n} {a}-ro'],
    },
  ),
  naming(
    'CN TW HK MO',
    `Yunshan Mingyue Qinghe Jinxiu Lanting Songhe Baiyun Zhulin Hehua Xinghai Ruyi Anping Chunhui Longjing Feicui Meihua
     Yuelai Tianlan Wenhua Danfeng Luming Yihe Heyuan Lingxi Shuimu Guihua Harbourlight Jade_Terrace Golden_Lotus`,
    {
      hotels: [
        '{w} Hotel {a}',
        '{w} Hotel',
        'Hotel {w}',
        '{w} {a} Hotel',
        '{w} Garden Hotel',
        '{w} International Hotel',
        'The {w} {a}',
        '{w} Boutique Hotel',
      ],
      guestHouses: ['{w} Inn', '{w} Courtyard', '{w} Guest House', '{w} Homestay {a}'],
      streets: [
        '{n} {w} Road',
        '{n} {w} Street',
        'No. {n}, {w} North Road',
        'No. {n}, Lane 12, {w} Road',
        '{n} {a} Road',
      ],
    },
  ),
  naming(
    'IN NP LK BD BT MV PK',
    `Chandra Surya_Vilas Kamal Nilgiri Pushpa_Kunj Jharokha Madhuban Saffron_Court Ashoka_Bagh Gulmohar Himadri Sagar Indu
     Rangoli Haveli_Noor Champak Shanti Mayura Neem_Tree Devi_Niwas Malabar Kesar Amrit Sitara Tulsi Banyan_Yard Marigold
     Peacock_Gate Sandalwood Mogra`,
    {
      hotels: [
        'Hotel {w}',
        'The {w} {a}',
        '{w} {a}',
        '{w} Palace Hotel',
        '{w} Residency',
        '{w} Grand',
        'Hotel {w} International',
        '{w} & {v} House',
      ],
      guestHouses: ['{w} Guest House', '{w} Homestay', '{w} Haveli', '{w} Cottage', '{w} Lodge'],
      streets: [
        '{n} {w} Marg',
        '{n} {w} Road',
        '{n}, {w} Nagar',
        'Plot {n}, {w} Lane',
        '{n} {a} Main Road',
      ],
    },
  ),
  naming(
    'MM',
    `Thazin Padauk Shwe_Mya Yadana Inya_Moe Hninsi Sein_Lan Myat_Noe Chinthe Pyi_Oo Kandaw`,
    {
      hotels: ['Hotel {w}', '{w} {a} Hotel', '{w} Garden Hotel', 'The {w}'],
      guestHouses: ['{w} Inn', '{w} Guest House', '{w} Motel'],
      streets: ['No. {n}, {w} Street', '{n} {w} Road', 'No. {n}, {a} Road'],
    },
  ),
]
