import { describe, expect, test } from 'vitest'
import { openDuffelShop } from '../../../../../test/support/duffel/duffel-shop.ts'
import { SupplierFailure, SupplierTimeout } from '../../supplier-error.ts'

const { api, supplier, held, wait } = await openDuffelShop()

const payments = (start: number) =>
  api.calls.slice(start).filter((call) => call === 'POST payments').length

describe('the response to a payment', () => {
  test('that is lost is found by the order’s tickets: paid once', async () => {
    const start = api.calls.length
    const { reference } = await held()
    api.fail('POST payments', { mode: 'lost_done' })
    await expect(supplier.issue(reference)).rejects.toThrow(SupplierTimeout)
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'issued' })
    expect(await supplier.issue(reference)).toMatchObject({ outcome: 'issued' })
    expect(payments(start)).toBe(1)
  })

  test('that never arrives is waited for before anybody pays again', async () => {
    const start = api.calls.length
    const { reference } = await held()
    api.fail('POST payments', { mode: 'lost_undone' })
    await expect(supplier.issue(reference)).rejects.toThrow(SupplierTimeout)
    await expect(supplier.lookUp(reference)).rejects.toThrow(SupplierTimeout)
    await expect(supplier.issue(reference)).rejects.toThrow(SupplierTimeout)
    expect(payments(start)).toBe(1)
    wait(16)
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'held' })
    expect(await supplier.issue(reference)).toMatchObject({ outcome: 'issued' })
    expect(payments(start)).toBe(2)
  })

  test('that was a server error of Duffel’s is never paid again: it ends when the time to pay is over', async () => {
    const start = api.calls.length
    const { reference } = await held()
    api.fail('POST payments', { mode: 'refused', status: 500, code: 'internal_server_error' })
    await expect(supplier.issue(reference)).rejects.toThrow(SupplierTimeout)
    wait(16)
    await expect(supplier.issue(reference)).rejects.toThrow(SupplierTimeout)
    await expect(supplier.lookUp(reference)).rejects.toThrow(SupplierTimeout)
    expect(payments(start)).toBe(1)
    const [order] = api.ordersUnder(reference)
    if (order) order.payment_status.payment_required_by = '2026-01-01T00:00:00Z'
    expect(await supplier.lookUp(reference)).toEqual({ outcome: 'failed', reason: 'expired' })
    expect(await supplier.issue(reference)).toEqual({ outcome: 'failed', reason: 'expired' })
  })

  test.each([
    [422, 'insufficient_balance'],
    [503, 'service_unavailable'],
    [429, 'rate_limit_exceeded'],
  ])('%d %s: nothing was paid, and it is tried again', async (status, code) => {
    const { reference } = await held()
    api.fail('POST payments', { mode: 'refused', status, code })
    await expect(supplier.issue(reference)).rejects.toThrow(SupplierFailure)
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'held' })
    expect(await supplier.issue(reference)).toMatchObject({ outcome: 'issued' })
  })

  test.each([
    ['schedule_changed', 'refused'],
    ['past_payment_required_by_date', 'expired'],
    ['already_cancelled', 'cancelled'],
  ])('%s ends it for good: %s', async (code, reason) => {
    const { reference } = await held()
    api.fail('POST payments', { mode: 'refused', status: 422, code })
    expect(await supplier.issue(reference)).toEqual({ outcome: 'failed', reason })
    expect(await supplier.issue(reference)).toEqual({ outcome: 'failed', reason })
    expect(await supplier.lookUp(reference)).toEqual(
      reason === 'cancelled' ? { outcome: 'cancelled' } : { outcome: 'failed', reason },
    )
  })
})

test('an order that costs more than its selling price is not paid', async () => {
  const start = api.calls.length
  const { reference } = await held()
  const [order] = api.ordersUnder(reference)
  if (order) order.total_amount = '110.02'
  expect(await supplier.issue(reference)).toEqual({ outcome: 'failed', reason: 'refused' })
  expect(await supplier.lookUp(reference)).toEqual({ outcome: 'failed', reason: 'refused' })
  expect(payments(start)).toBe(0)
})

test.each([
  ['is past its time', { payment_required_by: '2026-01-01T00:00:00Z' }],
  // As Duffel shows an expired hold: not awaiting payment, and not paid.
  ['was let go', { awaiting_payment: false, payment_required_by: null }],
])('a hold that %s has failed', async (_, status) => {
  const { reference, request } = await held()
  const [order] = api.ordersUnder(reference)
  Object.assign(order?.payment_status ?? {}, status)
  expect(await supplier.lookUp(reference)).toEqual({ outcome: 'failed', reason: 'expired' })
  expect(await supplier.issue(reference)).toEqual({ outcome: 'failed', reason: 'expired' })
  expect(await supplier.hold(request)).toEqual({ outcome: 'gone' })
})

describe('tickets', () => {
  test('that aren’t available yet are waited for', async () => {
    const { reference } = await held()
    const [order] = api.ordersUnder(reference)
    await supplier.issue(reference)
    const documents = order?.documents ?? []
    if (order) order.documents = []
    await expect(supplier.lookUp(reference)).rejects.toThrow(SupplierTimeout)
    await expect(supplier.issue(reference)).rejects.toThrow(SupplierTimeout)
    if (order) order.documents = documents
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'issued' })
  })

  test('are distinguished from other documents, and read with or without dashes', async () => {
    const { reference } = await held()
    await supplier.issue(reference)
    const [order] = api.ordersUnder(reference)
    const passenger_ids = order?.passengers.map(({ id }) => id) ?? []
    if (order) {
      order.documents = [
        {
          type: 'electronic_miscellaneous_document_associated',
          unique_identifier: '1252106312999',
          passenger_ids,
        },
        { type: 'electronic_ticket', unique_identifier: '125-2106312810', passenger_ids },
      ]
    }
    expect(await supplier.lookUp(reference)).toMatchObject({
      tickets: [{ passenger: 0, number: '1252106312810' }],
    })
  })
})

describe('two orders of one booking', () => {
  test('are both paid, and each passenger has a ticket for each', async () => {
    const { reference } = await held(2)
    const issued = await supplier.issue(reference)
    expect(issued).toMatchObject({ tickets: [{ passenger: 0 }, { passenger: 0 }] })
  })

  test('the second of which can’t be paid: the first is cancelled', async () => {
    const { reference } = await held(2)
    api.afterFirst('POST payments', { mode: 'refused', status: 422, code: 'schedule_changed' })
    expect(await supplier.issue(reference)).toEqual({ outcome: 'failed', reason: 'refused' })
    const [first, second] = api.ordersUnder(reference)
    expect(first?.cancelled_at).toBeTruthy()
    expect(second?.payment_status.paid_at).toBeNull()
    expect(await supplier.lookUp(reference)).toEqual({ outcome: 'failed', reason: 'refused' })
  })

  test('the second of which wasn’t paid when the server died: issuing continues', async () => {
    const start = api.calls.length
    const { reference } = await held(2)
    api.afterFirst('POST payments', { mode: 'refused', status: 503, code: 'service_unavailable' })
    await expect(supplier.issue(reference)).rejects.toThrow(SupplierFailure)
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'held' })
    expect(await supplier.issue(reference)).toMatchObject({ outcome: 'issued' })
    expect(payments(start)).toBe(3)
  })
})
