import type { z } from 'zod'
import type { campaignBodySchema } from '../../contract/content/content-kinds.ts'

type Body = z.input<typeof campaignBodySchema>
type Block = Body['blocks'][number]
type Image = Omit<Extract<Block, { kind: 'image' }>, 'kind' | 'alt'>

/** What the campaign says in a language. */
interface Words {
  title: string
  description: string
  lead: string
  button: string
  /** That it's only an example, and what its prices are. */
  example: string
  prices: string
  included: string
  /** Between what is included and what follows, if the language writes a full stop. */
  stop: string
  countdown: string
  code: string
  alt: string
  where: string
  find: string
  toKnow: string
  conditions: string
  changes: string
  refunds: string
  questions: string
  answers: readonly (readonly [question: string, answer: string])[]
}

const english: Words = {
  title: 'Asian city breaks',
  description: 'Three cities for a long weekend, with live prices and a countdown to the last day.',
  lead: 'Temples before breakfast, noodles at midnight: three cities for a long weekend.',
  button: 'See today’s deals',
  example: 'This campaign only demonstrates the page.',
  prices: ' The prices below come from searches at simulated suppliers: ',
  included: 'taxes and fees included',
  stop: '.',
  countdown: 'The campaign ends in',
  code: '10% off flights and hotels with this promo code.',
  alt: 'Two sailing boats in a harbour at sunrise, with towers and hills behind them',
  where: 'Where to go',
  find: 'Find your flight',
  toKnow: 'Good to know',
  conditions: 'Every condition is shown before you pay.',
  changes: 'Plans change: read ',
  refunds: 'how refunds work',
  questions: 'Questions',
  answers: [
    [
      'Do prices change?',
      'Yes, airlines change them all the time. You see the price of now before you pay.',
    ],
    ['Can I book a hotel as well?', 'Yes. Put flight and hotel in your cart and pay once.'],
  ],
}

const thai: Words = {
  title: 'เที่ยวเมืองในเอเชีย',
  description: 'สามเมืองสำหรับวันหยุดยาว พร้อมราคาล่าสุดและเวลานับถอยหลังถึงวันสุดท้าย',
  lead: 'ติ่มซำมื้อเช้า เดินตลาดยามค่ำ สามเมืองสำหรับวันหยุดยาว',
  button: 'ดูดีลวันนี้',
  example: 'แคมเปญนี้มีไว้แสดงตัวอย่างหน้าเว็บเท่านั้น',
  prices: ' ราคาด้านล่างมาจากการค้นหากับผู้ให้บริการจำลอง ',
  included: 'รวมภาษีและค่าธรรมเนียมแล้ว',
  stop: '',
  countdown: 'แคมเปญจะสิ้นสุดในอีก',
  code: 'ลด 10% สำหรับเที่ยวบินและโรงแรมด้วยโค้ดส่วนลดนี้',
  alt: 'เรือใบสองลำในอ่าวยามพระอาทิตย์ขึ้น มีตึกสูงและเนินเขาอยู่เบื้องหลัง',
  where: 'ไปเมืองไหนดี',
  find: 'ค้นหาเที่ยวบิน',
  toKnow: 'เรื่องควรรู้',
  conditions: 'คุณจะเห็นเงื่อนไขทั้งหมดก่อนชำระเงิน',
  changes: 'แผนเปลี่ยนได้เสมอ อ่าน',
  refunds: 'วิธีขอคืนเงิน',
  questions: 'คำถามที่พบบ่อย',
  answers: [
    ['ราคาเปลี่ยนแปลงได้ไหม', 'ได้ สายการบินปรับราคาอยู่เสมอ คุณจะเห็นราคาล่าสุดก่อนชำระเงิน'],
    ['จองโรงแรมพร้อมกันได้ไหม', 'ได้ ใส่ทั้งเที่ยวบินและโรงแรมลงในตะกร้า แล้วชำระเงินครั้งเดียว'],
  ],
}

interface City {
  code: string
  stay: string
}
const [bangkok, singapore, hongKong, taipei] = [
  { code: 'BKK', stay: 'city-bangkok-th' },
  { code: 'SIN', stay: 'city-singapore-sg' },
  { code: 'HKG', stay: 'city-hong-kong-hk' },
  { code: 'TPE', stay: 'city-taipei-tw' },
] as const satisfies City[]

/** Returns the whole campaign, in English and for readers of Thai, most of whom leave from Bangkok. */
export function cityBreaks(until: string, image: Image): Record<string, Body> {
  return {
    en: bodyOf(english, [bangkok, singapore, hongKong], { until, image }),
    th: bodyOf(thai, [singapore, hongKong, taipei], { until, image }),
  }
}

function bodyOf(
  words: Words,
  cities: readonly [City, ...City[]],
  { until, image }: { until: string; image: Image },
): Body {
  const [first] = cities
  return {
    title: words.title,
    description: words.description,
    hero: {
      title: words.title,
      lead: words.lead,
      picture: { kind: 'city', place: first.code },
      button: { text: words.button, href: '/promo/view/special-deals' },
    },
    blocks: [
      {
        kind: 'text',
        content: [
          { type: 'text', text: words.example, marks: [{ type: 'italic' }] },
          { type: 'text', text: words.prices },
          { type: 'text', text: words.included, marks: [{ type: 'bold' }] },
          ...(words.stop ? [{ type: 'text' as const, text: words.stop }] : []),
        ],
      },
      { kind: 'countdown', label: words.countdown, until },
      { kind: 'promo', text: words.code, code: 'CITY10' },
      { kind: 'image', alt: words.alt, ...image },
      { kind: 'heading', text: words.where },
      ...cities.map(({ code }): Block => ({ kind: 'deal', product: 'flight', to: code })),
      ...cities.map(
        ({ code, stay }): Block => ({
          kind: 'deal',
          product: 'hotel',
          destination: stay,
          scene: code,
        }),
      ),
      { kind: 'heading', text: words.find },
      { kind: 'search', product: 'flight', to: first.code },
      { kind: 'heading', text: words.toKnow },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [{ type: 'text', text: words.conditions }],
          [
            { type: 'text', text: words.changes },
            {
              type: 'text',
              text: words.refunds,
              marks: [{ type: 'link', attrs: { href: '/refund-policy' } }],
            },
            ...(words.stop ? [{ type: 'text' as const, text: words.stop }] : []),
          ],
        ],
      },
      { kind: 'heading', text: words.questions },
      ...words.answers.map(
        ([question, answer]): Block => ({
          kind: 'faq',
          question,
          answer: [{ type: 'text', text: answer }],
        }),
      ),
    ],
  }
}
