import { expect, it } from 'vitest'
import { textBlock } from '../../contract/text/block-texts.ts'
import { findArticles } from './find-articles.ts'
import { searchWordsIn, writeArticles } from './write-articles.ts'

const inEnglish = searchWordsIn('en')
const own = writeArticles('en')
const find = (query: string, articles = own) =>
  findArticles(articles, query, inEnglish).map(({ id }) => id)

it.each([
  ['baggage', 'bags'],
  ['luggage', 'bags'],
  ['baggage allowance', 'bags'],
  ['hand luggage', 'bags'],
  ['suitcases', 'bags'],
  ['cancel my flight', 'cancel'],
  ['how do I cancel a booking?', 'cancel'],
  ['cancellation', 'cancel'],
  ['credit card', 'pay-methods'],
  ['Visa or Mastercard', 'pay-methods'],
  ['payment methods', 'pay-methods'],
  ['invoice', 'receipt'],
  ['delete my data', 'your-data'],
  ['delete account', 'your-data'],
  ['log in', 'sign-in'],
  ['login', 'sign-in'],
  ['coupon', 'promo-code'],
  ['discount codes', 'promo-code'],
  ['refund time', 'refund-time'],
  ['when is my refund arriving', 'refund-time'],
  ['change name', 'names'],
  ['wrong name on ticket', 'names'],
  ['covid', 'covid'],
  ['COVID-19', 'covid'],
  ['reset password', 'forgot-password'],
  ['charged twice', 'paid-twice'],
  ['delayed flight', 'schedule-change'],
  ['infant', 'children'],
  ['unsubscribe', 'newsletter'],
  ['PNR', 'references'],
  ['hostel', 'dormitory'],
  ['card declined', 'payment-declined'],
  ['missed my connection', 'missed-connection'],
  ['order number', 'find-booking'],
  ['vouch', 'voucher'],
])('%s finds %s first', (query, first) => expect(find(query)[0]).toBe(first))

it.each([
  ['refnd', /^refund/],
  ['lugage', /^bags$/],
  ['cancelation', /^cancel$/],
  ['pasport', /^passport$/],
  ['newslettr', /^newsletter$/],
])('%s is understood', (query, first) => expect(find(query)[0]).toMatch(first))

it.each(['xqzvw', '<script>', '—', 'zebra'])('%s finds nothing', (query) =>
  expect(find(query)).toEqual([]),
)

it('finds few others with a word that many have', () => {
  expect(find('cancel my flight').length).toBeLessThan(own.length / 2)
  expect(find('how do I')).not.toEqual([])
})

const article = (id: string, language: string, question: string, answer: string) => ({
  id,
  topic: 'stays' as const,
  related: [],
  language,
  question,
  answer: [textBlock(answer)],
})

it.each([
  ['th', 'ฉันยกเลิกการจองได้อย่างไร', 'เปิดคำสั่งซื้อของคุณ', 'ยกเลิก'],
  ['ja', '予約をキャンセルできますか', '注文を開いてください', 'キャンセル'],
  ['zh', '如何取消预订', '打开您的订单', '取消预订'],
  ['km', 'តើខ្ញុំអាចបោះបង់ការកក់បានទេ', 'បើកការបញ្ជាទិញ', 'បោះបង់'],
  ['ko', '예약을 취소할 수 있나요', '주문을 여세요', '취소'],
  ['vi', 'Tôi có thể hủy đặt phòng không', 'Mở đơn hàng', 'huy dat phong'],
  ['de', 'Kann ich meine Buchung stornieren?', 'Öffnen Sie die Bestellung', 'bestellungen'],
  ['fr', 'Comment demander l’annulation ?', 'Ouvrez la commande', 'annulation'],
  ['it', 'Come chiedo il rimborso dell’albergo?', 'Apra l’ordine', 'albergo'],
  ['uk', 'Чи можна змінити ім’я?', 'Відкрийте замовлення', 'змінити імя'],
  ['hi', 'क्या फ़ोन नंबर बदल सकते हैं?', 'ऑर्डर खोलें', 'फोन नंबर'],
  ['ru', 'Как отменить бронирование?', 'Откройте заказ', 'бронированне'],
])(
  'what is written in %s is found among articles in English',
  (language, question, answer, query) => {
    const articles = [...own, article('written', language, question, answer)]
    expect(find(query, articles)[0]).toBe('written')
  },
)
