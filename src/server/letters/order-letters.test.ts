import { expect, test, vi } from 'vitest'
import { productOf, transferItem } from '../../../test/support/documents/described-products.ts'
import { flightItem, orderOf, segment } from '../../../test/support/documents/ticket-order.ts'
import { quoteLineSchema } from '../../contract/checkout/quote.ts'
import { money } from '../../contract/money.ts'
import type { Attachment } from '../documents/document-service.ts'
import type { Item } from '../order/whole-order.ts'
import type { Transaction } from '../platform/database/database.ts'
import { hours } from '../platform/duration.ts'
import type { MailDraft } from '../platform/mail/mail.ts'
import { createSigner } from '../platform/secrets/secret-key.ts'
import { wordsOf } from '../platform/words.ts'
import { createCancellationLetters } from './cancellation-letters.ts'
import { quoteLineWords } from './letter-blocks.ts'
import { createLetters } from './letters.ts'
import { createOrderLetters, type RefundedPart } from './order-letters.ts'

type Parts = Parameters<typeof createOrderLetters>[0]

const flight = flightItem('out', segment('KUL', 'BKK', '2026-11-26'))
const back = flightItem('back', segment('BKK', 'KUL', '2026-12-03'))
const calendar: Attachment = {
  filename: 'itinerary.ics',
  contentType: 'text/calendar',
  content: Buffer.from(''),
}
const tx = {} as Transaction

/** What refunds of the tests are for, by their keys. */
const parts: Record<string, RefundedPart> = {
  'items back': { itemIds: ['back'] },
  'quote out': {
    itemIds: ['out'],
    quoted: {
      kind: 'refund',
      lines: [
        { kind: 'paid', amount: money(45_600, 'MYR') },
        { kind: 'supplier_fee', amount: money(-5_600, 'MYR') },
      ],
      amount: money(40_000, 'MYR'),
    },
    confirmed: money(70_000, 'MYR'),
  },
  'quote changed': {
    itemIds: ['out'],
    quoted: {
      kind: 'change',
      lines: [
        { kind: 'price_difference', amount: money(-2_000, 'MYR') },
        { kind: 'supplier_fee', amount: money(500, 'MYR') },
      ],
      amount: money(-1_500, 'MYR'),
    },
    confirmed: money(-1_500, 'MYR'),
  },
}
const refundOf = (key: string, amount: number) => ({
  id: 'refund',
  key,
  amount: money(amount, 'MYR'),
  method: 'card' as const,
  why: 'order' as const,
  arrivesBy: new Date('2026-11-09T00:00:00Z'),
})

/** The letters about an order of these items, as drafts. */
function writing(...items: Item[]) {
  const order = orderOf(items)
  const drafts: MailDraft[] = []
  const outbox: Parts['outbox'] = { write: async (_, draft) => void drafts.push(draft) }
  const origin = 'https://sojourn.example'
  const signer = createSigner('a key of the tests that is long enough')
  const push = { messages: async () => [], send: async () => {} }
  const letters = createLetters({ outbox, push, origin, signer })
  const handlers = new Map<string, (data: { orderId: string }) => Promise<void>>()
  const enqueue = vi.fn()
  const written = createOrderLetters({
    db: { transaction: (work: (within: object) => unknown) => work(tx) } as unknown as Parts['db'],
    jobs: {
      handle: ({ name }: { name: string }, handler: (data: { orderId: string }) => Promise<void>) =>
        handlers.set(name, handler),
      enqueue,
    } as unknown as Parts['jobs'],
    outbox,
    push,
    letters,
    documents: { attachments: async () => [calendar] },
    productOf,
    findOrder: async (id) => (id === order.id ? order : undefined),
    refundedPart: async (_, key) => parts[key],
    paidWith: async () => ({ method: 'card', at: new Date('2026-11-01T00:00:00Z') }),
    expectedRefund: async () => ({ method: 'card', arrivesBy: new Date('2026-11-20T00:00:00Z') }),
    origin,
  })
  const ended = createCancellationLetters({ letters, productOf })
  const button = () => {
    const found = drafts[0]?.blocks.find(({ kind }) => kind === 'button')
    return found && 'address' in found ? found.address : undefined
  }
  const text = () => JSON.stringify(drafts[0]?.blocks)
  return { order, drafts, handlers, enqueue, written, ended, button, text }
}

test.each([
  ['an order of flights', [flight, transferItem()], '/en/flight/search?depAirport=KUL&'],
  ['an order of another product', [transferItem()], '/en/transfer/search?city=BKK'],
])('who can’t have %s is sent to the search of that product', async (_, items, path) => {
  const { order, written, drafts, button } = writing(...items)
  await written.failed(tx, order)
  expect(drafts[0]?.key).toBe('failed:order')
  expect(button()).toContain(`https://sojourn.example${path}`)
})

test('an address that nobody has proven gets one mail a day about the end of the time to pay', async () => {
  const { order, written, drafts } = writing(flight)
  const at = new Date('2026-11-02T10:00:00Z')
  await written.holdExpired(tx, order, { proven: false, at })
  await written.holdExpired(tx, order, { proven: true, at })
  expect(drafts.map(({ key }) => key)).toEqual([
    'hold-expired:mei@example.com 2026-11-02',
    'hold-expired:order',
  ])
})

test('an order that only waited for a card has no time to pay, and no transfer on its way', async () => {
  const { order, written, text } = writing(transferItem())
  const at = new Date('2026-11-02T10:00:00Z')
  await written.holdExpired(tx, { ...order, total: 0 }, { proven: true, at })
  expect(text()).toContain('The time to save a card for order ABC234 ran out')
  expect(text()).not.toMatch(/time to pay|transfer\?/)
})

test.each(['letters.confirmation', 'order.confirm'])(
  'the job %s writes the confirmation with its documents',
  async (name) => {
    const { written, handlers, enqueue, drafts, button } = writing(flight)
    await written.confirmed(tx, 'order')
    expect(enqueue).toHaveBeenCalledWith(
      tx,
      expect.objectContaining({ name: 'letters.confirmation' }),
      { orderId: 'order' },
      { key: 'order' },
    )
    await handlers.get(name)?.({ orderId: 'order' })
    expect(drafts).toMatchObject([{ key: 'confirmation:order', attachments: [calendar] }])
    expect(button()).toMatch(/\/en\/order\/ABC234\?access=ABC234\./)
    expect(JSON.stringify(drafts)).toContain('Paid by card on 1 November 2026')
  },
)

test('the mail about a partly confirmed order says so in its subject', async () => {
  const failed = flightItem('back', segment('BKK', 'KUL', '2026-12-03'), { state: 'failed' })
  const { handlers, drafts, text } = writing(flight, failed)
  await handlers.get('letters.confirmation')?.({ orderId: 'order' })
  expect(drafts[0]?.subject).toBe('Some of your flights couldn’t be booked: order ABC234')
  expect(text()).toContain('by 20 November 2026')
})

test('no confirmation is sent if everything was cancelled in the meantime', async () => {
  const { handlers, drafts } = writing({ ...flight, state: 'cancelled' })
  await handlers.get('letters.confirmation')?.({ orderId: 'order' })
  expect(drafts).toEqual([])
})

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
    lines: [['change-bag-lost', { name: 'MEI TAN', kg: 20 }]],
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
