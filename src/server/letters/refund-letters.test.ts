import { expect, test } from 'vitest'
import { quoteLineSchema } from '../../contract/checkout/quote.ts'
import { wordsOf } from '../platform/words.ts'
import { quoteLineWords } from './letter-blocks.ts'
import { back, flight, refundOf, tx, writing } from './testing/letters-of-order.ts'

test('a refund’s mail says what it was for and when it arrives', async () => {
  const { order, written, text } = writing(flight)
  await written.refunded(tx, order, { ...refundOf('second payment', 12_300), why: 'second' })
  expect(text()).toContain('MYR\u00a0123')
  expect(text()).toContain('9 November 2026')
})

test.each([
  ['confirmed', true],
  ['cancelled', false],
] as const)(
  'a change that wasn’t made leaves the booking as it was, if it’s %s',
  async (state, isKept) => {
    const { order, written, text } = writing({ ...flight, state })
    await written.refunded(tx, order, { ...refundOf('second payment', 12_300), why: 'change' })
    expect(text()).toContain('what you paid for the change, MYR\u00a0123')
    expect(text().includes('Your booking stays as it was')).toBe(isKept)
    expect(text().includes('is cancelled')).toBe(!isKept)
  },
)

test('a refund that the mail about its failure announced gets no mail of its own', async () => {
  const { order, written, drafts } = writing({ ...flight, state: 'failed' })
  await written.refunded(tx, order, refundOf('items out', 45_600))
  await written.refunded(tx, order, { ...refundOf('due trx', 12_300), why: 'change' })
  expect(drafts).toEqual([])
})

test('a refund of a part names its flights, what was paid for them and what the airline kept', async () => {
  const { order, written, drafts, text } = writing(flight, back)
  await written.refunded(tx, order, refundOf('quote out', 40_000))
  expect(drafts[0]?.blocks.slice(2, 6)).toMatchObject([
    { text: 'We’ve refunded MYR\u00a0400 for these flights in order ABC234:' },
    { title: 'Kuala Lumpur – Bangkok', parts: [{ notes: [] }] },
    {
      title: 'Your refund',
      rows: [
        ['Paid for these flights', 'MYR\u00a0456'],
        ['Airline cancellation fee', '- MYR\u00a056'],
      ],
      total: 'Refund MYR\u00a0400',
    },
    { text: expect.stringContaining('part of the refund of MYR\u00a0700 that you confirmed') },
  ])
  expect(text()).not.toContain('Bangkok – Kuala Lumpur')
  expect(text()).not.toContain('split')
})

test('a refund to several payments says so', async () => {
  const { order, written, text } = writing(flight)
  await written.refunded(tx, order, refundOf('quote out', 10_000))
  expect(text()).toContain('We’ve refunded MYR\u00a0100')
  expect(text()).toContain('split across your payments')
})

test('a change that costs less is refunded with its own lines', async () => {
  const { order, written, drafts, text } = writing(flight)
  await written.refunded(tx, order, refundOf('quote changed', 1_500))
  expect(drafts[0]?.blocks.find(({ kind }) => kind === 'table')).toMatchObject({
    title: 'Receipt for this change',
    rows: [
      ['Fare difference', '- MYR\u00a020'],
      ['Airline change fee', 'MYR\u00a05'],
    ],
    total: 'Refund MYR\u00a015',
  })
  expect(text()).not.toContain('mail.')
})

test('every line of a quote has its words, in a refund and in a change', () => {
  const say = wordsOf('mail', 'en')
  const ids = quoteLineSchema.shape.kind.options.flatMap((kind) => [
    quoteLineWords[kind].refund,
    quoteLineWords[kind].change,
  ])
  expect(ids.filter((id) => !say.has(id))).toEqual([])
})

test('a refund of flights that couldn’t be booked names them', async () => {
  const { order, written, text } = writing(flight, back)
  await written.refunded(tx, order, refundOf('items back', 45_600))
  expect(text()).toContain('Bangkok – Kuala Lumpur')
  expect(text()).not.toContain('Kuala Lumpur – Bangkok')
})
