import { expect, test, vi } from 'vitest'
import { productOf, transferItem } from '../../../test/support/documents/described-products.ts'
import { flightItem, orderOf, segment } from '../../../test/support/documents/ticket-order.ts'
import { money } from '../../contract/money.ts'
import type { Attachment } from '../documents/document-service.ts'
import type { Item } from '../order/whole-order.ts'
import type { Transaction } from '../platform/database/database.ts'
import { hours } from '../platform/duration.ts'
import type { MailDraft } from '../platform/mail/mail.ts'
import { createSigner } from '../platform/secrets/secret-key.ts'
import { createCancellationLetters } from './cancellation-letters.ts'
import { createLetters } from './letters.ts'
import { createOrderLetters } from './order-letters.ts'

type Parts = Parameters<typeof createOrderLetters>[0]

const flight = flightItem('out', segment('KUL', 'BKK', '2026-11-26'))
const calendar: Attachment = {
  filename: 'itinerary.ics',
  contentType: 'text/calendar',
  content: Buffer.from(''),
}
const tx = {} as Transaction

/** The letters about an order of these items, as drafts. */
function writing(...items: Item[]) {
  const order = orderOf(items)
  const drafts: MailDraft[] = []
  const outbox: Parts['outbox'] = { write: async (_, draft) => void drafts.push(draft) }
  const origin = 'https://sojourn.example'
  const signer = createSigner('a key of the tests that is long enough')
  const letters = createLetters({ outbox, origin, signer })
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
    letters,
    documents: { attachments: async () => [calendar] },
    productOf,
    findOrder: async (id) => (id === order.id ? order : undefined),
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
  },
)

test('the mail about a partly confirmed order says so in its subject', async () => {
  const failed = flightItem('back', segment('BKK', 'KUL', '2026-12-03'), { state: 'failed' })
  const { handlers, drafts, text } = writing(flight, failed)
  await handlers.get('letters.confirmation')?.({ orderId: 'order' })
  expect(drafts[0]?.subject).toBe('Some of your flights couldn’t be booked: order ABC234')
  expect(text()).toContain('by 20 November 2026')
})

test('nothing is confirmed to who has cancelled everything meanwhile', async () => {
  const { handlers, drafts } = writing({ ...flight, state: 'cancelled' })
  await handlers.get('letters.confirmation')?.({ orderId: 'order' })
  expect(drafts).toEqual([])
})

test('a refund is told with what it was for and when it arrives', async () => {
  const { order, written, text } = writing(flight)
  await written.refunded(tx, order, {
    id: 'refund',
    amount: { amount: 12_300, currency: 'MYR' },
    method: 'card',
    why: 'second',
    arrivesBy: new Date('2026-11-09T00:00:00Z'),
  })
  expect(text()).toContain('MYR\u00a0123')
  expect(text()).toContain('9 November 2026')
})

test('a cancellation tells what is gone and what was kept, of any product, without its bags', async () => {
  const { order, ended, drafts, text } = writing(flight, transferItem())
  await ended.cancelled(tx, order, {
    about: 'quote',
    cancelled: ['ride'],
    kept: ['out'],
    involuntary: false,
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
    involuntary: false,
    lines: [],
    amount: money(0, 'MYR'),
    refund: { method: 'card', arrivesBy: new Date('2026-11-09T00:00:00Z') },
    calendar,
  })
  expect(text()).toContain('non-refundable')
  expect(text()).not.toContain('Expect it by')
})

test.each([
  [true, false],
  [false, true],
])(
  'a cancellation that the airline caused isn’t “as you asked”: %s',
  async (involuntary, asked) => {
    const { order, ended, text } = writing(flight)
    await ended.cancelled(tx, order, {
      about: 'quote',
      cancelled: ['out'],
      kept: [],
      involuntary,
      lines: [],
      amount: money(45_600, 'MYR'),
      refund: { method: 'card', arrivesBy: new Date('2026-11-09T00:00:00Z') },
      calendar,
    })
    expect(text().includes('As you asked')).toBe(asked)
  },
)

test.each([
  [true, 1],
  [false, 0],
])('a change that failed tells of money only where some was paid: %s', async (isPaid, times) => {
  const { order, ended, text } = writing(flight)
  await ended.failed(tx, order, { kind: 'change-failed', about: 'quote', isPaid })
  expect(text().match(/refunding what you paid/g) ?? []).toHaveLength(times)
})

test('new documents come with what is booked now and what their sender adds', async () => {
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
