import { expect, test } from 'vitest'
import { productOf, transferItem } from '../../../test/support/documents/described-products.ts'
import {
  flightItem,
  line,
  orderOf,
  segment,
  traveller,
} from '../../../test/support/documents/ticket-order.ts'
import { localeByCode } from '../../contract/locales.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { MailBlock } from '../platform/mail/mail-blocks.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { orderWords } from './letters.ts'

const item = flightItem(
  'item',
  {
    ...segment('KUL', 'BKK', '2026-12-10'),
    departure: '2026-12-10T08:15',
    arrival: '2026-12-10T09:25',
  },
  {
    travellers: [traveller('MEI')],
    lines: [line('base', 20_000), line('taxes', 5_000), line('bag', 6_000)],
    details: {
      bookingCodes: [{ airline: 'MH', code: 'K3XQ7P' }],
      tickets: [{ passenger: 0, number: '2321234567890' }],
      bags: [{ passenger: 0, kg: 20 }],
    },
  },
)
item.details.offer.baggage = [
  { segment: 0, type: 'adult', cabinBag: { rule: 'piece', kg: 7 }, checkedBag: { rule: 'none' } },
]
const order = orderOf([item], { code: 'AB12CD' })

const page = 'https://sojourn.example/en/order/AB12CD?access=signed'
const refund = { method: 'card', arrivesBy: new Date('2026-12-06T00:00:00Z') } as const
const letterOf = (about: WholeOrder) =>
  confirmationLetter(about, { productOf, say: orderWords(about), page, refund, paid: undefined })
const blocks = letterOf(order)
const of = <K extends MailBlock['kind']>(kind: K) =>
  blocks.filter((each): each is Extract<MailBlock, { kind: K }> => each.kind === kind)

test('the booking reference comes first, in a box', () => {
  const [codes] = of('boxes')
  expect(codes?.boxes[0]).toEqual({
    label: 'Booking reference',
    value: 'K3XQ7P',
    note: 'Malaysia Airlines',
  })
  expect(codes?.boxes[1]).toEqual({ label: 'Order number', value: 'AB12CD' })
  const kinds = blocks.map(({ kind }) => kind)
  expect(kinds.indexOf('boxes')).toBeLessThan(kinds.indexOf('parts'))
})

test('the booking reference of a cancelled flight is not among them', () => {
  const gone = flightItem('gone', segment('KUL', 'BKK', '2026-12-10'), {
    state: 'cancelled',
    details: { bookingCodes: [{ airline: 'MH', code: 'GONE12' }] },
  })
  const mail = letterOf(orderOf([gone, item], { code: 'AB12CD' }))
  expect(mail.find(({ kind }) => kind === 'boxes')).toMatchObject({
    boxes: [{ value: 'K3XQ7P' }, { value: 'AB12CD' }],
  })
  expect(JSON.stringify(mail)).not.toContain('GONE12')
})

test('each flight has a route card with its bags, included and bought', () => {
  const [{ title, parts } = { parts: [] }] = of('parts')
  expect(title).toBe('Kuala Lumpur – Bangkok')
  const day = 'Thursday, 10 December 2026'
  expect(parts).toMatchObject([
    {
      label: 'MH784',
      operator: 'Malaysia Airlines',
      starts: { code: 'KUL', city: 'Kuala Lumpur', time: '08:15', day },
      ends: { code: 'BKK', city: 'Bangkok', time: '09:25', day },
      notes: ['MEI TAN: cabin bag 7 kg, checked bag 20 kg bought'],
    },
  ])
})

test('a return from another airport says so above its flight', () => {
  const back = flightItem('back', segment('DMK', 'KUL', '2026-12-17'))
  const cards = letterOf(orderOf([item, back])).filter(({ kind }) => kind === 'parts')
  expect(cards).toMatchObject([
    { parts: [{ label: 'MH784' }] },
    { parts: [{ notices: [{ title: 'Returns from a different airport: Don Mueang (DMK)' }] }] },
  ])
})

test('each traveller is shown next to their ticket', () => {
  const [travellers] = of('table')
  expect(travellers?.rows).toEqual([['MEI TAN', '2321234567890']])
})

test('the receipt adds up to what was paid', () => {
  const receipt = of('table').find(({ title }) => title === 'Receipt')
  expect(receipt?.rows).toEqual([
    ['Fares', 'MYR\u00a0200'],
    ['Taxes and fees', 'MYR\u00a050'],
    ['Checked bags', 'MYR\u00a060'],
  ])
  expect(receipt?.total).toMatch(/^Paid MYR.310$/)
})

test('there is one thing to press, and it opens the order', () => {
  expect(of('link')).toEqual([])
  expect(of('button')).toEqual([{ kind: 'button', address: page, words: 'View your order' }])
})

test('a product that letters don’t know is shown next to the flights', () => {
  const letter = letterOf(orderOf([item, transferItem()]))
  const boxes = letter.find(({ kind }) => kind === 'boxes')
  expect(boxes).toMatchObject({
    boxes: [
      { value: 'K3XQ7P', note: 'Malaysia Airlines' },
      { value: 'RIDE77', note: 'Siam Cars' },
      { value: 'ABC234' },
    ],
  })
  expect(letter.filter(({ kind }) => kind === 'parts')).toMatchObject([
    { title: 'Kuala Lumpur – Bangkok' },
    { title: 'Airport transfer', parts: [{ label: 'Toyota Camry', operator: 'Siam Cars' }] },
  ])
  const [travellers, receipt] = letter.filter((each) => each.kind === 'table')
  expect(travellers?.rows).toEqual([
    ['MEI TAN', '2321234567890 (KUL\u00a0–\u00a0BKK)\nV-3391 (Airport transfer)'],
  ])
  expect(receipt?.rows).toEqual([
    ['Fares', 'MYR\u00a0200'],
    ['Taxes and fees', 'MYR\u00a050'],
    ['Checked bags', 'MYR\u00a060'],
    ['Airport transfer', 'MYR\u00a040'],
  ])
  expect(receipt?.total).toBe('Paid MYR\u00a0350')
  expect(letter).toContainEqual({ kind: 'text', text: 'Still to pay on arrival: MYR\u00a045' })
})

test('only an order of nothing but flights mentions flights', () => {
  const leadOf = (about: WholeOrder) => JSON.stringify(letterOf(about)[2])
  expect(leadOf(order)).toContain('Your flights are booked')
  expect(leadOf(orderOf([item, transferItem()]))).toContain('Your trip is booked')
  expect(leadOf(orderOf([transferItem()]))).toContain('Your trip is booked')
  expect(JSON.stringify(letterOf(orderOf([transferItem()])))).not.toMatch(/flight|airport|airline/)
})

test('what failed is neither described nor still to be paid, and the letter says that it is a part', () => {
  const letter = letterOf(orderOf([item, transferItem({ state: 'failed' })]))
  expect(letter[0]).toMatchObject({ text: 'Part of your trip is booked' })
  expect(JSON.stringify(letter)).not.toMatch(/RIDE77|on arrival|sign with your name/)
})

test('what failed is named after what is booked, with how much is refunded, where to and by when', () => {
  const failed = flightItem('back', segment('BKK', 'KUL', '2026-12-17'), { state: 'failed' })
  const texts = letterOf(orderOf([item, failed])).map((block) => JSON.stringify(block))
  const at = (part: string) => texts.findIndex((text) => text.includes(part))
  expect(at('Kuala Lumpur – Bangkok')).toBeGreaterThan(0)
  expect(at('couldn’t confirm these flights')).toBeGreaterThan(at('Kuala Lumpur – Bangkok'))
  expect(at('Bangkok – Kuala Lumpur')).toBe(at('couldn’t confirm these flights') + 1)
  expect(at('refunding MYR\u00a0456 to the card you paid with')).toBe(at('Bangkok – Kuala') + 1)
  expect(texts[at('refunding MYR')]).toContain('by 6 December 2026')
  expect(at('Paid MYR\u00a0766')).toBeGreaterThan(0)
})

test('what is described knows whether anything is left to refund', () => {
  const told: unknown[] = []
  const about = { ...order, paid: 31_000, refunded: 31_000 }
  confirmationLetter(about, {
    productOf: (one) => ({
      ...productOf(one),
      describe(each, say, together, isPaidBack) {
        told.push(isPaidBack)
        return productOf(one).describe(each, say, together, isPaidBack)
      },
    }),
    say: orderWords(about),
    page,
    refund: undefined,
    paid: undefined,
  })
  expect(told).toEqual([true])
})

test('what lost its promo code to late money is named apart, with the reason and its refund', () => {
  const lost = transferItem({ state: 'failed' })
  const before = orderOf([item, lost])
  const reservations = before.reservations.map((each) =>
    each.items.includes(lost) ? { ...each, reason: 'promo_used_up' } : each,
  )
  const text = JSON.stringify(letterOf({ ...before, reservations }))
  expect(text).toMatch(
    /isn’t booked\. .*your promo code had been used.*Airport transfer.*refunding/,
  )
  expect(text).not.toContain('couldn’t confirm')
  const failed = flightItem('back', segment('BKK', 'KUL', '2026-12-17'), { state: 'failed' })
  const both = orderOf([item, failed, lost])
  const reasons = both.reservations.map((each) =>
    each.items.includes(lost) ? { ...each, reason: 'promo_used_up' } : each,
  )
  expect(JSON.stringify(letterOf({ ...both, reservations: reasons }))).toMatch(
    /couldn’t confirm the rest.*couldn’t confirm these flights.*refunding.*promo code.*refunding/,
  )
})

test('what was lost before payment is neither paid nor refunded', () => {
  const lost = transferItem({ state: 'failed' })
  const before = orderOf([item, lost])
  const reservations = before.reservations.map((each) =>
    each.items.includes(lost) ? { ...each, isCharged: false } : each,
  )
  const letter = letterOf({ ...before, reservations })
  const text = JSON.stringify(letter)
  expect(letter[0]).toMatchObject({ text: 'Part of your trip is booked' })
  expect(text).toContain('Paid MYR\u00a0310')
  expect(text).toMatch(/isn’t booked and you weren’t charged for it.*Airport transfer/)
  expect(text).not.toMatch(/refund|couldn’t confirm/)
})

test.each(['en', 'de'])(
  'an amount in %s reads as on a page in that language (S5.8)',
  (language) => {
    const { tag = '' } = localeByCode(language) ?? {}
    const english = orderWords(order)
    const say = Object.assign(english.bind(null), {
      language,
      locale: language,
      tag,
      has: english.has,
    })
    const paid = (amount: number) =>
      confirmationLetter(orderOf([{ ...item, lines: [line('base', amount)] }]), {
        productOf,
        say,
        page,
        refund: undefined,
        paid: undefined,
      })
        .filter((each) => each.kind === 'table')
        .at(-1)
        ?.total?.replace(/[\u00a0\u202f]/g, ' ')
    expect(paid(31_000)).toContain('MYR 310')
    expect(paid(123_450)).toContain('MYR 1,234.50')
  },
)
