import { localeByCode } from '../../../src/contract/locales.ts'
import { type Say, wordsOf } from '../../../src/server/platform/words.ts'

interface Sample {
  heading: string
  order: string
  code: string
  terminal: string
  passengers: string
  paid: string
  advice: string
  /** An airline and a fare, as written by a supplier of that country. */
  airline: string
  family: string
}

/** A ticket's texts in languages of each script the site supports. */
export const ticketSamples: Record<string, Sample> = {
  th: {
    heading: 'ตั๋วเครื่องบินอิเล็กทรอนิกส์',
    order: 'คำสั่งซื้อ {order}',
    code: 'รหัสการจอง {code}',
    terminal: '{airport} อาคารผู้โดยสาร {terminal}',
    passengers: 'ผู้เดินทางและหมายเลขตั๋ว',
    paid: 'ชำระแล้ว {amount}',
    advice:
      'เวลาทั้งหมดเป็นเวลาท้องถิ่นของสนามบินแต่ละแห่ง กรุณาแสดงตั๋วนี้หรือรหัสการจองพร้อมหนังสือเดินทางที่เคาน์เตอร์เช็คอิน น้ำหนักกระเป๋าที่ซื้อเพิ่มอยู่ในรหัสการจองเดียวกัน',
    airline: 'การบินไทย',
    family: 'ชั้นประหยัด',
  },
  km: {
    heading: 'សំបុត្រអេឡិចត្រូនិក',
    order: 'ការបញ្ជាទិញ {order}',
    code: 'លេខកូដកក់ {code}',
    terminal: '{airport} ស្ថានីយ {terminal}',
    passengers: 'អ្នកដំណើរ និងលេខសំបុត្រ',
    paid: 'បានបង់ {amount}',
    advice:
      'ម៉ោងទាំងអស់គឺជាម៉ោងក្នុងស្រុកនៃព្រលានយន្តហោះនីមួយៗ។ សូមបង្ហាញសំបុត្រនេះ ឬលេខកូដកក់ជាមួយលិខិតឆ្លងដែនរបស់អ្នកនៅពេលចុះឈ្មោះឡើងយន្តហោះ។ កាបូបដែលអ្នកបានទិញស្ថិតនៅក្រោមលេខកូដកក់តែមួយ។',
    airline: 'ខេមបូឌា អង្គរ អ៊ែរ',
    family: 'ថ្នាក់សេដ្ឋកិច្ច',
  },
  bn: {
    heading: 'ই-টিকিট',
    order: 'অর্ডার {order}',
    code: 'বুকিং রেফারেন্স {code}',
    terminal: '{airport}, টার্মিনাল {terminal}',
    passengers: 'যাত্রী ও টিকিট নম্বর',
    paid: 'পরিশোধিত {amount}',
    advice:
      'সব সময় প্রতিটি বিমানবন্দরের স্থানীয় সময়। চেক-ইনের সময় পাসপোর্টের সঙ্গে এই ই-টিকিট বা বুকিং রেফারেন্স দেখান। আপনি যে অতিরিক্ত ব্যাগ কিনেছেন তা একই বুকিং রেফারেন্সের অন্তর্ভুক্ত।',
    airline: 'বিমান বাংলাদেশ এয়ারলাইন্স',
    family: 'ইকোনমি শ্রেণি',
  },
  hi: {
    heading: 'ई-टिकट',
    order: 'ऑर्डर {order}',
    code: 'बुकिंग संदर्भ {code}',
    terminal: '{airport}, टर्मिनल {terminal}',
    passengers: 'यात्री और टिकट संख्या',
    paid: 'भुगतान किया गया {amount}',
    advice:
      'सभी समय हर हवाई अड्डे के स्थानीय समय हैं। चेक-इन पर पासपोर्ट के साथ यह ई-टिकट या बुकिंग संदर्भ दिखाएँ। आपके खरीदे हुए अतिरिक्त बैग उसी बुकिंग संदर्भ में हैं। क्षेत्र, ज्ञान, श्रीमती, द्वितीय और राष्ट्र।',
    airline: 'एयर इंडिया',
    family: 'किफ़ायती श्रेणी',
  },
  el: {
    heading: 'Ηλεκτρονικό εισιτήριο',
    order: 'Παραγγελία {order}',
    code: 'Κωδικός κράτησης {code}',
    terminal: '{airport}, αερ. σταθμός {terminal}',
    passengers: 'Ταξιδιώτες και αριθμοί εισιτηρίων',
    paid: 'Πληρώθηκαν {amount}',
    advice:
      'Οι ώρες είναι τοπικές για κάθε αεροδρόμιο. Δείξτε αυτό το εισιτήριο ή τον κωδικό κράτησης μαζί με το διαβατήριό σας στο τσεκ-ιν. Οι αποσκευές που αγοράσατε έχουν τον ίδιο κωδικό κράτησης.',
    airline: 'Αεροπορία Αιγαίου',
    family: 'Οικονομική θέση',
  },
  ru: {
    heading: 'Электронный билет',
    order: 'Заказ {order}',
    code: 'Код бронирования {code}',
    terminal: '{airport}, терминал {terminal}',
    passengers: 'Пассажиры и номера билетов',
    paid: 'Оплачено {amount}',
    advice:
      'Время указано местное для каждого аэропорта. Покажите этот билет или код бронирования вместе с паспортом на стойке регистрации. Купленный багаж оформлен под тем же кодом бронирования.',
    airline: 'Аэрофлот — Российские авиалинии',
    family: 'Эконом-класс',
  },
  ja: {
    heading: 'eチケットお客様控え',
    order: 'ご注文番号 {order}',
    code: '予約番号 {code}',
    terminal: '{airport}（第{terminal}ターミナル）',
    passengers: 'ご搭乗者と航空券番号',
    paid: 'お支払い済み {amount}',
    advice:
      '時刻はすべて各空港の現地時間です。チェックインの際は、パスポートとともにこのeチケットまたは予約番号をご提示ください。ご購入いただいた受託手荷物は、「同じ予約番号」に含まれています。',
    airline: '全日本空輸',
    family: 'エコノミークラス',
  },
  zh: {
    heading: '电子客票行程单',
    order: '订单号 {order}',
    code: '预订编号 {code}',
    terminal: '{airport}，{terminal}号航站楼',
    passengers: '旅客与票号',
    paid: '已支付 {amount}',
    advice:
      '所有时间均为各机场的当地时间。办理登机手续时，请出示护照以及本电子客票或预订编号。您另外购买的托运行李额已包含在同一预订编号内，请提前到达机场。',
    airline: '中国国际航空',
    family: '经济舱',
  },
  'zh-tw': {
    heading: '電子機票',
    order: '訂單編號 {order}',
    code: '訂位代號 {code}',
    terminal: '{airport}，第{terminal}航廈',
    passengers: '旅客與機票號碼',
    paid: '已付款 {amount}',
    advice:
      '所有時間均為各機場的當地時間。辦理報到手續時，請出示護照以及本電子機票或訂位代號。您另外加購的託運行李已包含在同一訂位代號內，請提早抵達機場。',
    airline: '中華航空',
    family: '經濟艙',
  },
  ko: {
    heading: '전자 항공권',
    order: '주문 {order}',
    code: '예약 번호 {code}',
    terminal: '{airport}, 터미널 {terminal}',
    passengers: '탑승객 및 항공권 번호',
    paid: '결제 금액 {amount}',
    advice:
      '모든 시간은 각 공항의 현지 시간입니다. 체크인할 때 여권과 함께 이 전자 항공권 또는 예약 번호를 보여 주세요. 구매하신 위탁 수하물은 같은 예약 번호에 포함되어 있습니다.',
    airline: '대한항공',
    family: '일반석',
  },
  vi: {
    heading: 'Vé điện tử',
    order: 'Đơn hàng {order}',
    code: 'Mã đặt chỗ {code}',
    terminal: '{airport}, Nhà ga {terminal}',
    passengers: 'Hành khách và số vé',
    paid: 'Đã thanh toán {amount}',
    advice:
      'Giờ bay là giờ địa phương tại từng sân bay. Hãy xuất trình vé này hoặc mã đặt chỗ cùng hộ chiếu khi làm thủ tục. Hành lý ký gửi bạn đã mua nằm trong cùng mã đặt chỗ.',
    airline: 'Hãng Hàng không Quốc gia Việt Nam',
    family: 'Phổ thông tiết kiệm',
  },
}

/** Returns a ticket's messages in a language, with English for missing ones. */
export function ticketWords(language: string): Say {
  const { heading, order, code, terminal, passengers, paid, advice } = ticketSamples[language] ?? {
    heading: '',
    order: '',
    code: '',
    terminal: '',
    passengers: '',
    paid: '',
    advice: '',
  }
  const words: Record<string, string> = {
    'ticket-title': `${heading} {order}`,
    'ticket-heading': heading,
    'ticket-order': order,
    'ticket-code': code,
    'ticket-terminal': terminal,
    'ticket-passengers': passengers,
    'ticket-total': paid,
    'ticket-advice': advice,
  }
  const english = wordsOf('mail', 'en')
  return Object.assign(
    (key: string, values: Record<string, string | number> = {}) =>
      // The samples are only about flights.
      words[key.replace(/-flight$/, '')]?.replace(/\{(\w+)\}/g, (_, name: string) =>
        String(values[name]),
      ) ?? english(key, values),
    {
      language,
      locale: language,
      tag: localeByCode(language)?.tag ?? language,
      has: (key: string) => key in words || english.has(key),
    },
  )
}
