import type { Phrases } from './phrases.ts'

export const id: Phrases = {
  language: 'id',
  space: ' ',
  openers: [
    'Menginap dengan nyaman.',
    'Sudah dua kali ke sini.',
    'Lebih bagus dari perkiraan.',
    'Sangat puas.',
  ],
  closers: [
    'Pasti kembali lagi.',
    'Direkomendasikan!',
    'Terima kasih untuk semua staf.',
    'Sampai jumpa lagi.',
  ],
  liked: {
    location: [
      'Lokasinya strategis di {area}, ke mana-mana dekat.',
      'Dekat minimarket dan banyak tempat makan.',
      'Masuk gang sedikit jadi tenang.',
      'Mudah ditemukan walau datang malam.',
      '[beach] Keluar langsung pantai.',
    ],
    cleanliness: [
      'Kamarnya bersih sekali.',
      'Kamar mandi bersih dan wangi.',
      'Handuk diganti setiap hari.',
    ],
    staff: [
      'Stafnya ramah dan cepat tanggap.',
      'Boleh titip koper setelah check-out.',
      'Dibantu cari sewa motor dengan harga wajar.',
      'Pelayanannya seperti di rumah sendiri.',
    ],
    comfort: [
      'Kasurnya empuk, tidur nyenyak.',
      'Malamnya tenang.',
      'Kamar lebih luas daripada di foto.',
      '[air_conditioning] AC dingin.',
    ],
    facilities: [
      '[breakfast] Sarapannya enak dan banyak pilihan.',
      '[pool] Kolam renangnya bersih, anak-anak betah.',
      '[wifi] Wifi kencang.',
      '[garden] Tamannya asri.',
      '[spa] Pijatnya mantap.',
      'Air panas lancar.',
    ],
    value: ['Harganya sepadan.', 'Untuk {area}, ini murah.', 'Tidak ada biaya tambahan.'],
  },
  disliked: {
    location: [
      'Agak jauh dari pusat kota.',
      'Pagi-pagi sudah bising kendaraan.',
      'Jalan masuknya sempit.',
    ],
    cleanliness: ['Kamar mandi agak bau.', 'Ada debu di bawah tempat tidur.', 'Seprai ada noda.'],
    staff: ['Check-in lama.', 'Kurang ramah di resepsionis.', 'Pesan tidak dibalas.'],
    comfort: [
      'Dinding tipis, suara tetangga terdengar.',
      'Bantal terlalu keras.',
      'Kamar sempit.',
      '[-air_conditioning] Tidak ada AC, gerah.',
    ],
    facilities: [
      '[-lift] Tidak ada lift.',
      '[breakfast] Menu sarapan itu-itu saja.',
      '[wifi] Wifi sering putus.',
      'Tekanan air kecil.',
    ],
    value: ['Agak mahal untuk fasilitasnya.', 'Harga naik terlalu tinggi saat liburan.'],
  },
}
