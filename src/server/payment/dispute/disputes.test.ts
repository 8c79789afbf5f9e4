import { describe, expect, test, vi } from 'vitest'
import { openDisputes } from '../../../../test/support/disputed-order.ts'
import { eventually } from '../../../../test/support/shop.ts'
import type { DeskQueues } from '../../../contract/desk/order/desk-queues.ts'
import type { FoundOrder } from '../../../contract/desk/order/found-orders.ts'
import { hours } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { sweepDisputes } from '../jobs.ts'
import { disputesOf } from './dispute-store.ts'

const { db, jobs, clock, gateway, finance, paid, booksAre, without } = await openDisputes()

describe('a dispute', () => {
  test('is told in the desk’s list of orders until it’s decided', async () => {
    const trip = await paid()
    const listed = async () => {
      const path = `/desk/orders?q=${trip.orderCode}`
      const { orders } = await finance.must(finance.call<{ orders: FoundOrder[] }>('GET', path))
      return orders.map(({ isDisputed }) => isDisputed)
    }
    expect(await listed()).toEqual([false])
    await trip.bankDoes('open')
    expect(await listed()).toEqual([true])
    await trip.bankDoes('won')
    expect(await listed()).toEqual([false])
  })

  test('that is won takes the money and returns it, and the order stays as it is', async () => {
    const trip = await paid()
    const before = await trip.currentOrder()
    const capturedAt = (await trip.records.payments())[0]?.changedAt
    await trip.bankDoes('open')
    expect(await trip.state()).toBe('disputed')
    await booksAre(trip, { gateway: 0, disputes: trip.all })
    await trip.bankDoes('under_review')
    await trip.bankDoes('won')
    const [payment] = await trip.records.payments()
    expect(payment).toMatchObject({ state: 'captured', changedAt: capturedAt })
    await booksAre(trip, { gateway: trip.all, disputes: 0 })
    const { history, ...now } = await trip.currentOrder()
    expect({ ...now, history: before.history }).toEqual(before)
    expect(history.map(({ event }) => event).slice(-3)).toEqual([
      'dispute.open',
      'dispute.under_review',
      'dispute.won',
    ])
    expect(await trip.mails()).toHaveLength(1)
  })

  test('that is lost stands in the books as a loss, and nothing more is refunded', async () => {
    const trip = await paid()
    await trip.bankDoes('open')
    await trip.bankDoes('lost')
    await booksAre(trip, { gateway: 0, disputes: 0, losses: trip.all })
    expect(await trip.state()).toBe('refunded')
    expect(await trip.row()).toMatchObject({ lost: trip.all, refunded: 0 })
    expect((await trip.currentOrder()).status).toBe('confirmed')
    expect(await trip.seen()).toMatchObject({
      refundable: { amount: 0 },
      refundBlock: 'REFUND_TOO_LARGE',
    })
    expect((await trip.byHand(1)).error).toBe('REFUND_TOO_LARGE')
    // An appeal that we win brings it back.
    await trip.bankDoes('under_review')
    await booksAre(trip, { gateway: 0, disputes: trip.all, losses: 0 })
    await trip.bankDoes('won')
    await booksAre(trip, { gateway: trip.all, disputes: 0, losses: 0 })
    expect(await trip.row()).toMatchObject({ lost: 0 })
    expect(await trip.state()).toBe('captured')
  })

  test('that is lost and then won, with nothing said in between, brings the money back', async () => {
    const trip = await paid()
    await trip.bankDoes('open')
    await trip.bankDoes('lost')
    // A late notice of the capture isn't a second payment.
    expect((await trip.notify('payment.captured')).status).toBe(200)
    expect(await trip.state()).toBe('refunded')
    expect(await trip.row()).toMatchObject({ paid: trip.all })
    await trip.bankDoes('won')
    await booksAre(trip, { gateway: trip.all, disputes: 0, losses: 0 })
    expect(await trip.row()).toMatchObject({ lost: 0 })
    expect(await trip.state()).toBe('captured')
    await finance.must(trip.byHand(trip.all))
    await trip.moneyBack(trip.all)
  })

  test('that is only an inquiry takes nothing, and a refund is an answer to it', async () => {
    const trip = await paid()
    await trip.bankDoes('inquiry')
    expect(await trip.state()).toBe('captured')
    await finance.must(trip.byHand(trip.all))
    await trip.moneyBack(trip.all)
    await trip.bankDoes('won')
    expect(await trip.state()).toBe('refunded')
    await booksAre(trip, { gateway: 0 })
  })

  test('is recorded once, however often and in whatever order its notices come', async () => {
    const trip = await paid()
    await trip.bankDoes('open')
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => trip.notify(at % 2 ? 'dispute.lost' : 'dispute.open')),
    )
    expect(await disputesOf(db, trip.id)).toMatchObject([{ changes: 1 }])
    await trip.bank('lost')
    await Promise.all(Array.from({ length: 8 }, () => trip.notify('dispute.open')))
    expect(await disputesOf(db, trip.id)).toMatchObject([{ changes: 2, state: 'lost' }])
    await booksAre(trip, { gateway: 0, disputes: 0, losses: trip.all })
    const events = (await trip.currentOrder()).history.map(({ event }) => event)
    expect(events.filter((each) => each.startsWith('dispute.'))).toEqual([
      'dispute.open',
      'dispute.lost',
    ])
  })

  test('that closed before we heard of it is recorded as it ended', async () => {
    const trip = await paid()
    await without('disputes', async () => {
      await trip.bank('open')
      await trip.bank('lost')
      expect((await trip.notify('dispute.open')).status).toBe(500)
      expect(await disputesOf(db, trip.id)).toEqual([])
    })
    await trip.notify('dispute.lost')
    expect(await disputesOf(db, trip.id)).toMatchObject([{ state: 'lost', changes: 1 }])
    await booksAre(trip, { gateway: 0, losses: trip.all })
  })

  test('read before another answer and recorded after it is read again', async () => {
    const trip = await paid()
    await trip.bankDoes('open')
    const { disputes } = gateway
    const older = await disputes(trip.id)
    const slow = vi.spyOn(gateway, 'disputes').mockImplementationOnce(async () => {
      await trip.bank('won')
      await trip.notify('dispute.won')
      return older.map((each) => ({ ...each, reason: 'older' }))
    })
    await trip.notify('dispute.open')
    slow.mockRestore()
    expect(await disputesOf(db, trip.id)).toMatchObject([{ state: 'won', withdrawn: 0 }])
    await booksAre(trip, { gateway: trip.all, disputes: 0 })
  })

  test('of a payment that we don’t have is accepted and ignored', async () => {
    const trip = await paid()
    expect((await trip.notify('dispute.open', newId())).status).toBe(200)
    await booksAre(trip, { gateway: trip.all })
  })

  test('of more than the payment leaves nothing to refund, and one of a part the rest', async () => {
    const more = await paid()
    await more.bankDoes('open', { amount: more.all + 700 })
    await more.bankDoes('lost')
    await booksAre(more, { gateway: -700, losses: more.all + 700 })
    expect(await more.row()).toMatchObject({ lost: more.all })
    expect((await more.byHand(1)).error).toBe('REFUND_TOO_LARGE')

    const part = await paid()
    await part.bankDoes('open', { amount: 700 })
    expect((await part.byHand(1)).error).toBe('PAYMENT_DISPUTED')
    await part.bankDoes('lost')
    expect(await part.state()).toBe('partially_refunded')
    expect((await part.byHand(part.all - 699)).error).toBe('REFUND_TOO_LARGE')
    await finance.must(part.byHand(part.all - 700))
    await part.moneyBack(part.all - 700)
    expect(await part.state()).toBe('refunded')
    await booksAre(part, { gateway: 0, losses: 700, agency: part.all - 700 })
  })

  test('in another currency is booked in it, and leaves nothing to refund', async () => {
    const trip = await paid()
    await trip.bankDoes('open', { amount: 12_00, currency: 'USD' })
    await trip.bankDoes('lost')
    const lines = (await trip.seen()).ledger
      .filter(({ kind }) => kind.startsWith('dispute'))
      .map(({ account, amount }) => [account, amount])
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    expect(lines).toEqual([
      ['disputes', usd(1200)],
      ['gateway', usd(-1200)],
      ['losses', usd(1200)],
      ['disputes', usd(-1200)],
    ])
    expect((await trip.byHand(1)).error).toBe('REFUND_TOO_LARGE')
    expect(await trip.row()).toMatchObject({ lost: trip.all })
  })

  test('that comes back in another currency isn’t recorded: the books would mix the two', async () => {
    const trip = await paid()
    await trip.bankDoes('open')
    const found = await gateway.disputes(trip.id)
    const changed = vi
      .spyOn(gateway, 'disputes')
      .mockResolvedValue(found.map((each) => ({ ...each, amount: { amount: 1, currency: 'USD' } })))
    expect((await trip.notify('dispute.open')).status).toBe(500)
    changed.mockRestore()
    expect(await disputesOf(db, trip.id)).toMatchObject([
      { changes: 1, amount: { currency: 'MYR' } },
    ])
    await booksAre(trip, { gateway: 0, disputes: trip.all })
  })

  test('isn’t undone by a late notice of the payment, which would refund it as a second one', async () => {
    const trip = await paid()
    await trip.bankDoes('open')
    await trip.notify('payment.captured')
    expect(await trip.state()).toBe('disputed')
    expect(await trip.refunds()).toEqual([])
    await booksAre(trip, { gateway: 0, disputes: trip.all })
  })
})

describe('at the desk', () => {
  const queue = async (code: string) => {
    const { queues } = await finance.must(
      finance.call<{ queues: DeskQueues }>('GET', '/desk/queues'),
    )
    const entries = queues.find(({ id }) => id === 'disputes')?.entries ?? []
    return entries.filter(({ target }) => target.id === code)
  }

  test('a dispute waits with its deadline until evidence is in, and leaves less to refund', async () => {
    const trip = await paid()
    const { dueAt, reference } = await trip.bankDoes('open', { amount: 700 })
    expect(await queue(trip.orderCode)).toMatchObject([
      {
        deadline: dueAt?.toISOString(),
        what: expect.stringMatching(/^MYR\s7 · product_not_received · sandbox$/),
      },
    ])
    expect((await trip.seen()).disputes).toMatchObject([
      {
        reference,
        paymentId: trip.id,
        gateway: 'sandbox',
        state: 'open',
        amount: { amount: 700, currency: 'MYR' },
        withdrawn: { amount: 700, currency: 'MYR' },
        reason: 'product_not_received',
        dueAt: dueAt?.toISOString(),
      },
    ])
    await trip.bankDoes('under_review')
    expect(await queue(trip.orderCode)).toEqual([])
    const refundable = async () => {
      const { refundable, refundBlock } = await trip.seen()
      return [refundable.amount, refundBlock]
    }
    expect(await refundable()).toEqual([0, 'PAYMENT_DISPUTED'])
    await trip.bankDoes('lost')
    expect(await refundable()).toEqual([trip.all - 700, null])
    expect((await trip.seen()).payments).toMatchObject([
      { state: 'partially_refunded', refunded: { amount: 0 }, returned: { amount: 700 } },
    ])
  })
})

// Staff are signed out by then, so it comes last.
describe('a dispute two weeks later', () => {
  test('whose notices are lost is found by the sweep, and its end too', async () => {
    const trip = await paid()
    const lost = vi.spyOn(gateway, 'disputes').mockResolvedValue([])
    await trip.bank('open')
    await eventually(async () => lost.mock.calls.length > 0)
    lost.mockRestore()
    expect(await disputesOf(db, trip.id)).toEqual([])
    await jobs.enqueue(db, sweepDisputes, {})
    await trip.known('open')
    const since = vi.spyOn(gateway, 'disputes').mockResolvedValue([])
    await trip.bank('won')
    await eventually(async () => since.mock.calls.length > 0)
    since.mockRestore()
    expect(await trip.state()).toBe('disputed')
    // Older than what the gateway is asked for: it's read because it's still open here.
    clock.advance(hours(24 * 15))
    await jobs.enqueue(db, sweepDisputes, {})
    await trip.known('won')
    expect(await trip.state()).toBe('captured')
  })

  test('that is won is read until its money is back', async () => {
    const trip = await paid()
    await trip.bankDoes('open')
    const { disputes } = gateway
    const late = vi
      .spyOn(gateway, 'disputes')
      .mockImplementation(async (reference) =>
        (await disputes(reference)).map((each) => ({ ...each, withdrawn: trip.all })),
      )
    await trip.bankDoes('won')
    late.mockRestore()
    clock.advance(hours(24 * 15))
    await jobs.enqueue(db, sweepDisputes, {})
    await eventually(async () => (await disputesOf(db, trip.id))[0]?.withdrawn === 0)
    await booksAre(trip, { gateway: trip.all, disputes: 0 })
  })
})
