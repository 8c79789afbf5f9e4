import { expect, test, vi } from 'vitest'
import { productOf } from '../../../test/support/documents/described-products.ts'
import { ticketOrder } from '../../../test/support/documents/ticket-order.ts'
import { createDocumentPress } from './document-press.ts'
import { travelDocumentOf } from './document-service.ts'
import type { TravelDocument } from './travel-document.ts'

const document = travelDocumentOf(ticketOrder(), productOf)

test('documents asked for at once are each printed, and one that fails takes no other along', async () => {
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

test('a character that no face has is logged once, and its documents are printed', async () => {
  const warn = vi.fn()
  const press = createDocumentPress({ warn })
  for (let time = 0; time < 2; time++)
    await press.print(travelDocumentOf(ticketOrder({ airline: 'Air 𓀀' }), productOf))
  expect(warn.mock.calls).toEqual([
    [{ character: '𓀀' }, 'no glyph for a character of a travel document'],
  ])
})
