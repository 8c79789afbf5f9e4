import { expect, test } from 'vitest'
import { localeByCode } from '../../contract/locales.ts'
import { money } from '../../contract/money.ts'
import type { MailBlock } from '../platform/mail/mail-blocks.ts'
import { wordsOf } from '../platform/words.ts'
import { confirmationMail } from './confirmation-mail.ts'
import type { WholeOrder } from './order-store.ts'

const segment = {
  airline: 'MH',
  airlineName: 'Malaysia Airlines',
  flight: 'MH784',
  minutes: 130,
  from: 'KUL',
  departure: '2026-12-10T08:15',
  to: 'BKK',
  arrival: '2026-12-10T09:25',
}
const item = {
  id: 'item',
  state: 'issued',
  bookingCode: 'K3XQ7P',
  bookingCodes: [{ airline: 'MH', code: 'K3XQ7P' }],
  tickets: [{ passenger: 0, number: '2321234567890' }],
  offer: {
    id: 'offer',
    slice: { segments: [segment] },
    baggage: [
      {
        segment: 0,
        type: 'adult',
        cabinBag: { rule: 'piece', kg: 7 },
        checkedBag: { rule: 'none' },
      },
    ],
  },
}
const price = (kind: string, amount: number) => ({ kind, amount: money(amount, 'MYR'), count: 1 })
const order = {
  code: 'AB12CD',
  language: 'en',
  currency: 'MYR',
  total: 31000,
  items: [item],
  contact: { givenName: 'Mei', email: 'mei@example.com' },
  passengers: [{ type: 'adult', title: 'ms', givenName: 'MEI', surname: 'TAN' }],
  bags: [{ offerId: 'offer', passenger: 0, kg: 20 }],
  lines: [price('base', 20000), price('taxes', 5000), price('bag', 6000)],
} as unknown as WholeOrder

const way = 'https://sojourn.example/en/order/AB12CD?access=signed'
const blocks = confirmationMail(order, wordsOf('mail', 'en'), way)
const of = <K extends MailBlock['kind']>(kind: K) =>
  blocks.filter((each): each is Extract<MailBlock, { kind: K }> => each.kind === kind)

test('the booking reference stands in a box, before anything else is told', () => {
  const [codes] = of('boxes')
  expect(codes?.boxes[0]).toEqual({
    label: 'Booking reference',
    value: 'K3XQ7P',
    note: 'Malaysia Airlines',
  })
  expect(codes?.boxes[1]).toEqual({ label: 'Order number', value: 'AB12CD' })
  const kinds = blocks.map(({ kind }) => kind)
  expect(kinds.indexOf('boxes')).toBeLessThan(kinds.indexOf('flights'))
})

test('the booking reference of a cancelled flight is not among them', () => {
  const gone = {
    ...item,
    id: 'gone',
    state: 'cancelled',
    bookingCode: 'GONE12',
    bookingCodes: [{ airline: 'MH', code: 'GONE12' }],
  }
  const partly = { ...order, items: [gone, item] } as unknown as WholeOrder
  const mail = confirmationMail(partly, wordsOf('mail', 'en'), way)
  expect(mail.find(({ kind }) => kind === 'boxes')).toMatchObject({
    boxes: [{ value: 'K3XQ7P' }, { value: 'AB12CD' }],
  })
  expect(JSON.stringify(mail)).not.toContain('GONE12')
})

test('each flight has a route card with its bags, included and bought', () => {
  const [{ flights } = { flights: [] }] = of('flights')
  expect(flights).toEqual([
    {
      flight: 'MH784 · Malaysia Airlines',
      from: { code: 'KUL', city: 'Kuala Lumpur', time: '08:15', day: 'Thursday, 10 December 2026' },
      to: { code: 'BKK', city: 'Bangkok', time: '09:25', day: 'Thursday, 10 December 2026' },
      notes: ['MEI TAN: cabin bag 7 kg, checked bag 20 kg bought'],
    },
  ])
})

test('each traveller stands beside their ticket', () => {
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
  expect(of('button')).toEqual([{ kind: 'button', address: way, words: 'View your order' }])
})

test.each([
  ['en', 'MYR 310'],
  ['de', 'MYR 310'],
])('an amount in %s reads as on a page in that language (S5.8)', (language, whole) => {
  const { tag = '' } = localeByCode(language) ?? {}
  const say = Object.assign(wordsOf('mail', 'en').bind(null), { language, tag })
  const table = (lines: unknown) =>
    confirmationMail({ ...order, ...(lines as object) }, say, way)
      .filter((each) => each.kind === 'table')
      .at(-1)
  const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ')
  expect(plain(table({})?.total)).toContain(whole)
  expect(plain(table({ total: 123450 })?.total)).toContain('MYR 1,234.50')
})
