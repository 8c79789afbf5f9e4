import type { z } from 'zod'
import type { campaignBodySchema } from '../../contract/content/content-kinds.ts'
import type { Visibility } from '../../contract/content/content-version.ts'
import { drawHarbour } from './draw-harbour.ts'

type Body = z.input<typeof campaignBodySchema>
type Block = Body['blocks'][number]

interface Campaign {
  kind: 'campaign'
  slug: string
  publishAt?: string
  visibility: Visibility
  bodies: Record<string, Body>
}

const day = 24 * 60 * 60 * 1000

const text = (words: string): Block => ({ kind: 'text', content: [{ type: 'text', text: words }] })
const faq = (question: string, answer: string): Block => ({
  kind: 'faq',
  question,
  answer: [{ type: 'text', text: answer }],
})
const flight = (to: string): Block => ({ kind: 'deal', product: 'flight', to })

/** Twice as wide as computers show it. */
const harbour = { width: 2400, height: 1000 }
const drawing = drawHarbour(harbour.width, harbour.height)

/** The drawings that the campaigns show as images. */
export const drawnForCampaigns = [drawing]

const citiesInEnglish = (until: string, image: string): Body => ({
  title: 'Asian city breaks',
  description: 'Three cities for a long weekend, with live prices and a countdown to the last day.',
  hero: {
    title: 'Asian city breaks',
    lead: 'Temples before breakfast, noodles at midnight: three cities for a long weekend.',
    picture: { kind: 'city', place: 'BKK' },
    button: { text: 'See today’s deals', href: '/promo/view/special-deals' },
  },
  blocks: [
    {
      kind: 'text',
      content: [
        {
          type: 'text',
          text: 'This campaign only demonstrates the page.',
          marks: [{ type: 'italic' }],
        },
        { type: 'text', text: ' The prices below come from searches at simulated suppliers: ' },
        { type: 'text', text: 'taxes and fees included', marks: [{ type: 'bold' }] },
        { type: 'text', text: '.' },
      ],
    },
    { kind: 'countdown', label: 'The campaign ends in', until },
    text('Type the promo code CITY10 before you pay, and 10% is taken off the price.'),
    {
      kind: 'image',
      src: image,
      alt: 'Two sailing boats in a harbour at sunrise, with towers and hills behind them',
      ...harbour,
    },
    { kind: 'heading', text: 'Where to go' },
    flight('BKK'),
    flight('SIN'),
    flight('HKG'),
    { kind: 'deal', product: 'hotel', destination: 'city-bangkok-th', scene: 'BKK' },
    { kind: 'deal', product: 'hotel', destination: 'city-singapore-sg', scene: 'SIN' },
    { kind: 'deal', product: 'hotel', destination: 'city-hong-kong-hk', scene: 'HKG' },
    { kind: 'heading', text: 'Find your flight' },
    { kind: 'search', product: 'flight', to: 'BKK' },
    { kind: 'heading', text: 'Good to know' },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [{ type: 'text', text: 'Every condition is shown before you pay.' }],
        [
          { type: 'text', text: 'Plans change: read ' },
          {
            type: 'text',
            text: 'how refunds work',
            marks: [{ type: 'link', attrs: { href: '/refund-policy' } }],
          },
          { type: 'text', text: '.' },
        ],
      ],
    },
    { kind: 'heading', text: 'Questions' },
    faq(
      'Do prices change?',
      'Yes, airlines change them all the time. You see the price of now before you pay.',
    ),
    faq('Can I book a hotel as well?', 'Yes. Put flight and hotel in your cart and pay once.'),
  ],
})

const citiesInThai: Body = {
  title: 'เที่ยวเมืองในเอเชีย',
  description: 'สามเมืองสำหรับวันหยุดยาว พร้อมราคาล่าสุด',
  hero: {
    title: 'เที่ยวเมืองในเอเชีย',
    lead: 'สามเมืองสำหรับวันหยุดยาว',
    picture: { kind: 'city', place: 'BKK' },
  },
  blocks: [
    text('แคมเปญนี้เป็นเพียงตัวอย่างสำหรับหน้านี้'),
    flight('SIN'),
    flight('HKG'),
    { kind: 'search', product: 'flight' },
  ],
}

const plain = (title: string, lead: string, place: string): Body => ({
  title,
  description: lead,
  hero: { title, lead, picture: { kind: 'city', place } },
  blocks: [text('This campaign only demonstrates the page.'), { kind: 'search', product: 'hotel' }],
})

/**
 * Returns campaigns that show what a campaign can be: a whole one, one of the past, one to come, and a narrow one.
 * `addressOf`: where a drawing is, once it's stored as an image.
 */
export function demonstrationCampaigns(
  now: number,
  addressOf: (svg: string) => string,
): Campaign[] {
  const at = (days: number) => new Date(now + days * day).toISOString()
  const everyone = { countries: [], languages: [], from: null, until: null }
  const until = at(45)
  return [
    {
      kind: 'campaign',
      slug: 'asian-city-breaks',
      visibility: { ...everyone, from: at(-1), until },
      bodies: { en: citiesInEnglish(until, addressOf(drawing)), th: citiesInThai },
    },
    {
      kind: 'campaign',
      slug: 'harvest-weeks',
      visibility: { ...everyone, from: at(-60), until: at(-10) },
      bodies: { en: plain('Harvest weeks', 'Autumn in the hills.', 'TYO') },
    },
    {
      kind: 'campaign',
      slug: 'new-year-sale',
      publishAt: at(30),
      visibility: { ...everyone, until: at(60) },
      bodies: { en: plain('New year sale', 'Start the year somewhere else.', 'SYD') },
    },
    {
      kind: 'campaign',
      slug: 'songkran',
      visibility: { ...everyone, countries: ['TH'], languages: ['th'] },
      bodies: { th: citiesInThai },
    },
  ]
}
