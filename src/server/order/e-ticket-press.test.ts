import { expect, test, vi } from 'vitest'
import { ticketOrder } from '../../../test/support/ticket-order.ts'
import { createETicketPress } from './e-ticket-press.ts'
import type { WholeOrder } from './order-store.ts'

const order = {
  code: 'ABC234',
  language: 'en',
  total: 12_345,
  currency: 'USD',
  items: [],
  passengers: [],
} as unknown as WholeOrder

test('tickets asked for at once are each printed, and one that fails takes no other along', async () => {
  const press = createETicketPress({ warn() {} })
  const broken = { ...order, items: undefined } as unknown as WholeOrder
  const [first, failed, second] = await Promise.allSettled(
    [order, broken, order].map((each) => press.print(each)),
  )
  expect(failed?.status).toBe('rejected')
  for (const printed of [first, second]) {
    expect(printed?.status === 'fulfilled' && printed.value.subarray(0, 5)).toEqual(
      new TextEncoder().encode('%PDF-'),
    )
  }
})

test('a character that no face has is logged once, and its tickets are printed', async () => {
  const warn = vi.fn()
  const press = createETicketPress({ warn })
  for (let time = 0; time < 2; time++) await press.print(ticketOrder({ airline: 'Air 𓀀' }))
  expect(warn.mock.calls).toEqual([[{ character: '𓀀' }, 'no glyph for a character of an e-ticket']])
})
