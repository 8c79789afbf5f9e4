import { expect, test } from 'vitest'
import { createETicketPress } from './e-ticket-press.ts'
import type { WholeOrder } from './order-store.ts'

const order = {
  ...{ code: 'ABC234', language: 'en', total: 12_345, currency: 'USD' },
  ...{ items: [], passengers: [] },
} as unknown as WholeOrder

test('tickets asked for at once are each printed, and one that fails takes no other along', async () => {
  const press = createETicketPress()
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
