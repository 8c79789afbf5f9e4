import { expect, test } from 'vitest'
import { transferItem } from '../../../test/support/documents/described-products.ts'
import { money } from '../../contract/money.ts'
import { hours } from '../platform/duration.ts'
import { calendar, flight, refundOf, tx, writing } from './testing/letters-of-order.ts'

test('an order that failed says how much is refunded, where to and by when', async () => {
  const { order, written, text } = writing(flight)
  await written.failed(tx, order)
  expect(text()).toContain('refunding MYR\u00a0456 to the card you paid with')
  expect(text()).toContain('by 20 November 2026 at the latest')
})

test('an order that failed before anything was paid mentions no refund', async () => {
  const { order, written, text } = writing(flight)
  await written.failed(tx, { ...order, paid: 0 })
  expect(text()).not.toContain('refund')
})

test('a cancellation lists what was cancelled and what was kept, of any product, without its bags', async () => {
  const { order, ended, drafts, text } = writing(flight, transferItem())
  await ended.cancelled(tx, order, {
    about: 'quote',
    cancelled: ['ride'],
    kept: ['out'],
    isInvoluntary: false,
    lines: [
      { kind: 'paid', amount: money(5_000, 'MYR') },
      { kind: 'supplier_fee', amount: money(-1_000, 'MYR') },
    ],
    amount: money(4_000, 'MYR'),
    waits: money(0, 'MYR'),
    refund: {
      method: 'bank_transfer',
      arrivesBy: new Date(order.createdAt.getTime() + hours(48)),
    },
    calendar,
    charges: [],
  })
  expect(drafts).toMatchObject([{ key: 'cancelled:quote', attachments: [calendar] }])
  const titles = drafts[0]?.blocks.filter((each) => each.kind === 'parts').map(({ title }) => title)
  expect(titles).toEqual(['Airport transfer', 'Kuala Lumpur – Bangkok'])
  expect(text()).toContain('MYR\u00a040')
  expect(text()).toContain('to the bank account you paid from')
  expect(text()).toContain('by 3 November 2026 at the latest')
  expect(text()).not.toMatch(/sent it|sent/)
  expect(drafts[0]?.blocks).toContainEqual({
    kind: 'table',
    title: 'Your refund',
    rows: [
      ['Paid for this booking', 'MYR\u00a050'],
      ['Cancellation fee', '- MYR\u00a010'],
    ],
    total: 'Refund MYR\u00a040',
  })
  expect(text()).not.toContain('cabin bag')
})

test('a cancellation without a refund says so and names no date', async () => {
  const { order, ended, text } = writing(flight)
  await ended.cancelled(tx, order, {
    about: 'quote',
    cancelled: ['out'],
    kept: [],
    isInvoluntary: false,
    lines: [],
    amount: money(0, 'MYR'),
    waits: money(0, 'MYR'),
    refund: { method: 'card', arrivesBy: new Date('2026-11-09T00:00:00Z') },
    calendar,
    charges: [],
  })
  expect(text()).toContain('non-refundable')
  expect(text()).not.toContain('Expect it by')
})

test.each([
  [true, false],
  [false, true],
])(
  'a cancellation that the airline caused isn’t “as you asked”: %s',
  async (isInvoluntary, asked) => {
    const { order, ended, text } = writing(flight)
    await ended.cancelled(tx, order, {
      about: 'quote',
      cancelled: ['out'],
      kept: [],
      isInvoluntary,
      lines: [],
      amount: money(45_600, 'MYR'),
      waits: money(0, 'MYR'),
      refund: { method: 'card', arrivesBy: new Date('2026-11-09T00:00:00Z') },
      charges: [],
      calendar,
    })
    expect(text().includes('As you asked')).toBe(asked)
  },
)

test('a change that failed says how much is refunded and by when', async () => {
  const { order, ended, text } = writing(flight)
  const { amount, method, arrivesBy } = refundOf('due', 15_000)
  const refund = { amount, method, arrivesBy }
  await ended.failed(tx, order, { kind: 'change-failed', about: 'quote', refund })
  expect(text()).toContain('refunding MYR\u00a0150 to the card you paid with')
  expect(text()).toContain('by 9 November 2026 at the latest')
})

test('a change that failed without a payment mentions no refund', async () => {
  const { order, ended, text } = writing(flight)
  await ended.failed(tx, order, { kind: 'change-failed', about: 'quote' })
  expect(text()).not.toContain('refund')
})

test('mails about a change of another product mention no flights', async () => {
  const { order, ended, drafts } = writing(transferItem())
  await ended.failed(tx, order, { kind: 'change-failed', about: 'quote' })
  await ended.documents(tx, order, { kind: 'change-done', about: 'quote', attachments: [] })
  expect(drafts.map(({ subject }) => subject)).toEqual([
    'We couldn’t change your booking: order ABC234',
    'Your booking is changed: order ABC234',
  ])
  expect(JSON.stringify(drafts)).not.toMatch(/flight|airline|e-ticket|airport\b(?! transfer)/i)
})

test('new documents come with what is booked now and the caller’s own lines', async () => {
  const { order, ended, drafts, text } = writing(flight, transferItem({ state: 'cancelled' }))
  await ended.documents(tx, order, {
    kind: 'change-done',
    about: 'quote',
    cost: {
      lines: [
        { kind: 'price_difference', amount: money(10_000, 'MYR') },
        { kind: 'supplier_fee', amount: money(5_000, 'MYR') },
      ],
      amount: money(15_000, 'MYR'),
    },
    lines: () => [['change-bag-lost', { name: 'MEI TAN', kg: 20 }]],
    attachments: [calendar],
  })
  expect(drafts[0]?.key).toBe('change-done:quote')
  expect(text()).toContain('checked bag 30 kg')
  expect(text()).toContain('MEI TAN’s 20 kg checked bag can’t be taken')
  expect(text()).not.toContain('Airport transfer')
  expect(drafts[0]?.blocks).toContainEqual({
    kind: 'table',
    title: 'Receipt for this change',
    rows: [
      ['Price difference', 'MYR\u00a0100'],
      ['Change fee', 'MYR\u00a050'],
    ],
    total: 'Paid MYR\u00a0150',
  })
  expect(drafts[0]?.blocks.find(({ kind }) => kind === 'boxes')).toMatchObject({
    boxes: [{ value: 'K7Q2XM' }, { value: 'ABC234' }],
  })
  expect(text()).toContain('232-24out01930')
})

test('new documents of a change that nothing was paid for come without a receipt', async () => {
  const { order, ended, drafts } = writing(flight)
  await ended.documents(tx, order, {
    kind: 'change-done',
    about: 'quote',
    cost: {
      lines: [
        { kind: 'price_difference', amount: money(0, 'MYR') },
        { kind: 'supplier_fee', amount: money(0, 'MYR') },
      ],
      amount: money(0, 'MYR'),
    },
    attachments: [],
  })
  expect(JSON.stringify(drafts[0]?.blocks)).not.toContain('Receipt')
})
