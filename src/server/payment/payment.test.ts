import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { jobsAbout } from '../../../test/support/jobs.ts'
import { eventually } from '../../../test/support/shop.ts'
import { filledDraft, searchRequest } from '../../../test/support/traveller.ts'
import { openUnpaidOrder } from '../../../test/support/unpaid-order.ts'
import { termsVersions } from '../../contract/content/terms-versions.ts'
import type { Booking } from '../../contract/flight/booking.ts'
import type { Payable } from '../../contract/payment/payment.ts'
import { priceOf } from '../order/whole-order.ts'
import { hours, minutes } from '../platform/duration.ts'
import { sendRefund, sweepPayments } from './jobs.ts'
import { refundsOf } from './payment-store.ts'

const scene = await openUnpaidOrder()
const { shop, all, start, settle, becomes, books, mailsAre, attachments, notify, paymentId } = scene
const { records } = scene
const { gateway } = shop
const { clock, db, metrics } = shop.platform

describe('what is bought', () => {
  test('is shown with flights, travellers, extra bags and price lines that add up', async () => {
    const request = searchRequest({ passengers: { adult: 1, child: 1, infant: 0 } })
    const booking = await scene.traveller.book(request)
    const draft = filledDraft(booking)
    const [offer] = booking.offers
    const [choice] = booking.bagChoices
    if (!offer || !choice) throw new Error('no extra bag is sold on these flights')
    const bags = [{ offerId: offer.id, passenger: 1, kg: choice.kg }]
    const path = `/flight/bookings/${booking.bookId}/draft`
    const saved = await scene.traveller.must(
      scene.traveller.call<Booking>('PUT', path, { ...draft, bags, editedAt: {} }),
    )
    const { trxId } = await scene.traveller.must(
      scene.traveller.submit(saved, { ...draft, bags }, saved.total),
    )
    const { items, total: asked } = await scene.traveller.must(
      scene.traveller.call<Payable>('GET', `/pay/${trxId}`),
    )
    expect(items.map(({ flight }) => flight?.offer)).toEqual([offer])
    expect(items[0]?.flight?.replaces).toBeUndefined()
    expect(items[0]?.travellers).toEqual([
      { type: 'adult', title: 'ms', givenName: 'MEI A', surname: 'TAN' },
      { type: 'child', title: 'miss', givenName: 'MEI B', surname: 'TAN' },
    ])
    const onFirst = items[0]?.flight?.bags.filter(({ segment }) => segment === 0) ?? []
    expect(onFirst.flatMap(({ bought }) => bought)).toEqual(bags.map(({ kg }) => kg))
    expect(items[0]?.lines.map(({ kind }) => kind)).toContain('bag')
    expect(priceOf(items)).toBe(asked.amount)
  })
})

describe('a payment by card', () => {
  test('that is accepted leads to one ticket, one mail and a balanced ledger', async () => {
    await scene.traveller.payByCard(await start())
    await settle()
    await becomes('confirmed')
    const { amount } = scene.total
    expect(await books()).toEqual({
      gateway: amount,
      customer: 0,
      supplier: -amount,
      atGateway: amount,
    })
    await mailsAre('confirmation')
    expect(await attachments()).toEqual([
      [`e-ticket-${scene.order.orderCode}.pdf`, 'application/pdf', '%PDF-'],
      [`itinerary-${scene.order.orderCode}.ics`, 'text/calendar; charset=utf-8', 'BEGIN'],
    ])
    expect((await scene.traveller.startPaying(scene.order.trxId)).error).toBe('ALREADY_PAID')
  })

  test.each([
    ['4000000000000002', 'declined', 'declined'],
    ['4000000000009995', 'declined', 'insufficient_funds'],
    ['4000000000000119', 'expired', undefined],
  ])('with %s is %s, and another card can be tried', async (number, state, reason) => {
    await scene.traveller.payByCard(await start(), number)
    expect((await settle()).payment).toEqual({
      state,
      method: 'card',
      at: expect.any(String),
      ...(reason ? { reason } : {}),
    })
    expect((await becomes('awaiting_payment')).paid.amount).toBe(0)
    await scene.traveller.payByCard(await start())
    await settle()
    await becomes('confirmed')
  })

  test('can need 3-D Secure, which can succeed or fail', async () => {
    const first = await start()
    await scene.traveller.payByCard(first, '4000002500003155')
    expect((await settle()).payment?.state).toBe('action_required')
    await scene.traveller.atGateway(first, 'refuse')
    expect((await settle()).payment).toMatchObject({
      state: 'declined',
      reason: 'authentication_failed',
    })
    const second = await start()
    await scene.traveller.payByCard(second, '4000002500003155')
    await scene.traveller.atGateway(second, 'authenticate')
    await settle()
    await becomes('confirmed')
  })

  test('can be cancelled, or replaced with another: then its own page takes no money', async () => {
    const left = await start()
    const cancelled = await start()
    await scene.traveller.atGateway(cancelled, 'cancel')
    expect((await settle()).payment?.state).toBe('cancelled')
    await scene.traveller.payByCard(left)
    expect((await settle()).orderStatus).toBe('awaiting_payment')
    expect(await books()).toMatchObject({ atGateway: 0 })
  })
})

test('the gateway’s page is in the language of the page that the payer returns to', async () => {
  const opens = vi.spyOn(gateway, 'createSession')
  const { trxId } = scene.order
  const startIn = (language: string) =>
    scene.traveller.call('POST', `/pay/${trxId}/start`, {
      method: 'card',
      returnPath: `/${language}/pay/${trxId}/confirmation`,
    })
  for (const [language, known] of [
    ['hu', 'hu'],
    ['zh-TW', 'zh-tw'],
    ['xx', 'en'],
  ] as const) {
    await startIn(language.toLowerCase())
    expect(opens.mock.lastCall?.[0].locale).toBe(known)
  }
  opens.mockRestore()
})

describe('the terms that a payer agrees to', () => {
  const startWith = (terms: string) =>
    scene.traveller.call('POST', `/pay/${scene.order.trxId}/start`, {
      method: 'card',
      returnPath: `/en/pay/${scene.order.trxId}/confirmation`,
      terms,
    })
  const kept = async () => (await records().payments()).map(({ terms }) => terms)

  test('are kept as those that the page showed, even if they have changed since', async () => {
    const older = termsVersions['terms/condition'][1]
    expect((await startWith(older)).status).toBe(201)
    expect(await kept()).toEqual([older])
  })

  test('are the current ones of a client that doesn’t say', async () => {
    await start()
    expect(await kept()).toEqual([termsVersions['terms/condition'][0]])
  })

  test.each(['2026-11-21', '2026-12-01T10:00:00Z', 'latest', ''])(
    'can’t be “%s”: nothing is started',
    async (terms) => {
      const answer = await startWith(terms)
      expect(answer).toMatchObject({ status: 400, error: 'VALIDATION' })
      expect(JSON.stringify(answer)).toContain('terms')
      expect(await kept()).toEqual([])
    },
  )
})

describe('a payment that is started several times at once', () => {
  const openAttempts = async () =>
    (await records().payments()).filter(
      ({ state }) => state === 'created' || state === 'action_required',
    ).length
  const openPages = async () =>
    (await records().gatewayPages()).filter((state) => state === 'open').length

  test('has one page, which every call returns', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        scene.traveller.must(scene.traveller.startPaying(scene.order.trxId)),
      ),
    )
    expect(new Set(replies.map(({ redirect }) => redirect)).size).toBe(1)
    expect([await openAttempts(), await openPages()]).toEqual([1, 1])
    await scene.traveller.payByCard(replies[0]?.redirect ?? '')
    await settle()
    await becomes('confirmed')
  })

  test('with different methods has one open page, and who didn’t get it is told', async () => {
    const methods = Array.from({ length: 10 }, (_, at) => (at % 2 ? 'bank_transfer' : 'card'))
    const replies = await Promise.all(
      methods.map((method) => scene.traveller.startPaying(scene.order.trxId, method)),
    )
    expect([await openAttempts(), await openPages()]).toEqual([1, 1])
    const refused = replies.flatMap(({ status, error }) => (error ? [`${status} ${error}`] : []))
    expect(refused).toEqual(refused.map(() => '409 PAYMENT_REPLACED'))
    expect(refused.length).toBeLessThan(replies.length)
    await scene.traveller.payByCard(await start())
    await settle()
    await becomes('confirmed')
  })

  test('leaves no page of an attempt that was ended before its page opened', async () => {
    const { createSession, cancel } = gateway
    const ended = Promise.withResolvers<void>()
    const opens = vi.spyOn(gateway, 'createSession').mockImplementationOnce(async (request) => {
      await ended.promise
      return createSession(request)
    })
    const first = scene.traveller.startPaying(scene.order.trxId)
    await eventually(async () => (await openAttempts()) === 1)
    const ends = vi.spyOn(gateway, 'cancel').mockImplementationOnce(async (id) => {
      const answer = await cancel(id)
      ended.resolve()
      await first
      return answer
    })
    const second = await scene.traveller.startPaying(scene.order.trxId, 'bank_transfer')
    opens.mockRestore()
    ends.mockRestore()
    expect(second.error).toBeUndefined()
    expect((await first).error).toBe('PAYMENT_REPLACED')
    expect([await openAttempts(), await openPages()]).toEqual([1, 1])
    await scene.traveller.payByCard(await start())
    await settle()
    await becomes('confirmed')
  })
})

/** Makes these calls of the gateway fail while `work` runs. */
async function withoutGateway(
  calls: readonly ('createSession' | 'lookUp' | 'cancel' | 'refund')[],
  work: () => Promise<void>,
) {
  const away = calls.map((call) =>
    vi.spyOn(gateway, call).mockRejectedValue(new Error('the gateway is away')),
  )
  await work().finally(() => {
    for (const each of away) each.mockRestore()
  })
}

describe('a gateway that doesn’t respond', () => {
  test('is reported as unavailable when an attempt is started, replaced or settled', async () => {
    const away = { status: 503, error: 'UNAVAILABLE' }
    await withoutGateway(['createSession', 'lookUp', 'cancel'], async () => {
      expect(await scene.traveller.startPaying(scene.order.trxId)).toMatchObject(away)
      expect(await scene.traveller.startPaying(scene.order.trxId)).toMatchObject(away)
      expect(
        await scene.traveller.call('POST', `/pay/${scene.order.trxId}/settle`, {}),
      ).toMatchObject(away)
    })
    await scene.traveller.payByCard(await start())
    await becomes('confirmed')
  })

  test('is asked for a refund by the refund’s own job, and by at most one more an hour', async () => {
    all({ faults: { issue: { mode: 'refuse' } } })
    await withoutGateway(['refund'], async () => {
      await scene.traveller.payByCard(await start())
      await settle()
      const refundId = await eventually(async () => {
        const [refund] = await refundsOf(db, await paymentId())
        return refund?.id
      })
      const sweeps = async () => {
        const { values } = await metrics.jobs.get()
        const isSweep = { job: sweepPayments.name, outcome: 'done' }
        return values.find(({ labels }) => isDeepStrictEqual(labels, isSweep))?.value ?? 0
      }
      // Well within an hour, whatever the time is now.
      clock.advance(minutes(60 - clock.date().getUTCMinutes() + 20))
      for (let time = 0; time < 3; time += 1) {
        const before = await sweeps()
        await shop.platform.jobs.enqueue(db, sweepPayments, {})
        await eventually(async () => (await sweeps()) > before)
      }
      const asking = (await jobsAbout(db, refundId)).map(({ name }) => name)
      expect(asking).toEqual([sendRefund.name, sendRefund.name])
    })
    await shop.platform.jobs.clockMoved(hours(1))
    await becomes('refunded')
  })
})

describe('settling', () => {
  test('needs only the gateway’s notice if the traveller never returns', async () => {
    await scene.traveller.payByCard(await start())
    await becomes('confirmed')
  })

  test('is idempotent, concurrently and in any order', async () => {
    await scene.traveller.payByCard(await start())
    const payment = await paymentId()
    const calls = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? settle() : notify(payment),
    )
    await Promise.all(calls)
    const confirmed = await becomes('confirmed')
    await settle()
    await notify(payment)
    expect(confirmed.paid).toEqual(scene.total)
    const whats = confirmed.history.map(({ event }) => event)
    for (const what of ['payment.captured', 'reservation.confirming', 'reservation.confirmed']) {
      expect(whats.filter((each) => each === what)).toHaveLength(1)
    }
    expect(await books()).toMatchObject({ gateway: scene.total.amount, customer: 0 })
    await mailsAre('confirmation')
  })

  test('changes nothing before anything is paid', async () => {
    await start()
    await settle()
    expect((await settle()).payment?.state).toBe('created')
    await notify(await paymentId())
    await becomes('awaiting_payment')
  })
})
