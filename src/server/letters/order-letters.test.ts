import { expect, test } from 'vitest'
import { transferItem } from '../../../test/support/documents/described-products.ts'
import { flightItem, segment } from '../../../test/support/documents/ticket-order.ts'
import { calendar, flight, tx, writing } from './testing/letters-of-order.ts'

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
test('a name that was typed as tickets print it is greeted as people write it', async () => {
  const { order, written, text } = writing(flight)
  const contact = { ...order.contact, givenName: 'ANNA MARIA' }
  await written.holdExpired(
    tx,
    { ...order, contact },
    { proven: true, at: new Date('2026-11-02T10:00:00Z') },
  )
  expect(text()).toContain('Hello Anna Maria,')
})
