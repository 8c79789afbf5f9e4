import { expect, test, vi } from 'vitest'
import { productOf, transferItem } from '../../../test/support/documents/described-products.ts'
import { issued, issuing } from '../../../test/support/documents/issued.ts'
import { orderOf, ticketOrder } from '../../../test/support/documents/ticket-order.ts'
import { createClock } from '../platform/clock.ts'
import { milliseconds } from '../platform/duration.ts'
import { createDocumentPress } from './document-press.ts'
import { createDocumentService, travelDocumentOf } from './document-service.ts'
import type { TravelDocument } from './travel-document.ts'

const document = travelDocumentOf(ticketOrder(), productOf, issued)

test('documents requested together are each printed, and one that fails doesn’t affect the others', async () => {
  const press = createDocumentPress({ warn() {} })
  const broken = { ...document, items: undefined } as unknown as TravelDocument
  const [first, failed, second] = await Promise.allSettled(
    [document, broken, document].map((each) => press.print(each)),
  )
  expect(failed?.status).toBe('rejected')
  for (const printed of [first, second]) {
    expect(printed?.status === 'fulfilled' && printed.value.subarray(0, 5)).toEqual(
      new TextEncoder().encode('%PDF-'),
    )
  }
})

test('the same document asked for again and again is printed once', async () => {
  const press = createDocumentPress({ warn() {} })
  const again = Array.from({ length: 50 }, () => press.print(document))
  const [first, ...others] = await Promise.all(again)
  expect(others.every((each) => each === first)).toBe(true)
})

test('other orders print while one has too many that wait', async () => {
  const press = createDocumentPress({ warn() {} })
  const varied = (price: number) => ({ ...document, price: { ...document.price, amount: price } })
  const flood = Array.from({ length: 50 }, (_, index) => press.print(varied(index)))
  const other = press.print({ ...document, orderCode: 'QRS789' })
  const outcomes = await Promise.allSettled(flood)
  const refused = outcomes.filter((each) => each.status === 'rejected')
  expect(refused).toHaveLength(44)
  expect(refused[0]).toMatchObject({ reason: { code: 'RATE_LIMITED' } })
  expect((await other).length).toBeGreaterThan(1000)
})

test('a document that takes too long is given up, and so is the next one, in another thread', async () => {
  const press = createDocumentPress({ warn() {} }, { patience: milliseconds(1) })
  await expect(press.print(document)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(press.print(document)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a character that no face has is logged once, and its documents are printed', async () => {
  const warn = vi.fn()
  const press = createDocumentPress({ warn })
  for (let time = 0; time < 2; time++)
    await press.print(travelDocumentOf(ticketOrder({ airline: 'Air 𓀀' }), productOf, issued))
  expect(warn.mock.calls).toEqual([
    [{ character: '𓀀' }, 'no glyph for a character of a travel document'],
  ])
})

test('a file has its product’s name, or a general one if it’s about several', async () => {
  const service = createDocumentService({
    clock: createClock(),
    log: { warn() {} } as unknown as Parameters<typeof createDocumentService>[0]['log'],
    productOf,
    history: async () => [],
    ...issuing,
  })
  const flights = ticketOrder()
  const nameOf = async (order: typeof flights) => (await service.travelDocument(order)).filename
  expect(await nameOf(flights)).toBe('e-ticket-ABC234.pdf')
  const both = orderOf([...flights.items, transferItem()])
  expect(await nameOf(both)).toBe('travel-documents-ABC234.pdf')
  expect(await nameOf(orderOf([transferItem()]))).toBe('travel-documents-ABC234.pdf')
})
