import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openAfterSales } from '../../../test/support/after-sales.ts'
import { seeded } from '../../../test/support/seeded.ts'
import { eventually } from '../../../test/support/shop.ts'
import { priceOf } from '../order/whole-order.ts'

const after = await openAfterSales()
const { db } = after.shop.platform
type Trip = Awaited<ReturnType<typeof after.ticketed>>

/** What a traveller, an airline or bad luck may do; each ends when its last consequence is there. */
const actions: Record<string, (trip: Trip) => Promise<void>> = {
  async changeAndPay(trip) {
    const trxId = await agree(trip)
    if (trxId) await trip.pay(trxId)
  },
  async changeRefused(trip) {
    const trxId = await agree(trip)
    after.all({ faults: { change: { mode: 'refuse' } } })
    if (trxId) await trip.pay(trxId)
    await settled(trip)
    after.atRest()
  },
  async changeLeftUnpaid(trip) {
    await agree(trip)
  },
  async refundRefused(trip) {
    after.all({ faults: { cancel: { mode: 'refuse' } } })
    await cancelOne(trip)
    await settled(trip)
    after.atRest()
  },
  cancelOne,
  async cancelAll(trip) {
    const items = (await trip.afterSales()).reservations.flatMap(({ itemIds }) => itemIds)
    const quoted = items.length > 0 ? await trip.askRefund(items) : undefined
    if (quoted && !quoted.error) await trip.confirm(quoted.result.quoteId)
  },
  async airlineMoves(trip) {
    await trip.scheduleChange({ minutes: 45 })
    const { notices } = await trip.afterSales()
    const open = notices.find(({ state }) => state === 'open')
    if (open) await trip.accept(open.noticeId)
  },
}

/** Confirms a change where there is one; answers what to pay it under. */
async function agree(trip: Trip): Promise<string | undefined> {
  const { changeable } = await trip.afterSales()
  const [itemId] = changeable
  if (!itemId) return undefined
  const [choice] = (await trip.search(undefined, itemId)).filter(
    ({ offer }) => offer.refund.kind === 'allowed',
  )
  if (!choice) return undefined
  const quoted = await trip.askChange(choice.changeId, itemId)
  const { result } = await trip.confirm(quoted.result.quoteId)
  return result.kind === 'change' ? result.trxId : undefined
}

async function cancelOne(trip: Trip): Promise<void> {
  const [reservation] = (await trip.afterSales()).reservations
  if (!reservation) return
  const quoted = await trip.askRefund(reservation.itemIds)
  if (!quoted.error) await trip.confirm(quoted.result.quoteId)
}

/** Nothing is being carried out, and no refund is on its way. */
const settled = (trip: Trip) =>
  eventually(async () => {
    const { quotes, notices } = await trip.afterSales()
    const busy =
      quotes.some(({ state }) => state === 'in_progress') ||
      notices.some(({ state }) => state === 'accepting')
    const { refunds } = await trip.books()
    return !busy && refunds === 0
  })

async function booksAreRight(trip: Trip): Promise<void> {
  const { total, paid, refunded, items } = await trip.currentOrder()
  expect(priceOf(items)).toBe(total.amount)
  const kept = paid.amount - refunded.amount
  const { gateway, atGateway, customer, supplier } = await trip.books()
  expect([gateway, atGateway, customer, supplier]).toEqual([kept, kept, 0, 0 - kept])
  // Single movements, of all orders, are read from the table: the ledger only returns sums of accounts.
  const { rows: uneven } = await db.execute(
    sql`select movement from ledger_entry group by 1 having sum(amount) <> 0`,
  )
  expect(uneven).toEqual([])
  for (const { id, amount, refunded } of await trip.records.payments()) {
    expect(Math.max(await trip.records.promised(id), refunded)).toBeLessThanOrEqual(amount.amount)
  }
  expect(items.every(({ state }) => state === 'confirmed' || state === 'cancelled')).toBe(true)
}

test('whatever happens to an order, its price lines, its payments and the ledger agree', async () => {
  const random = seeded(20_271_121)
  const names = Object.keys(actions)
  const last = ['cancelOne', 'cancelOne']
  for (let round = 0; round < 3; round += 1) {
    const trip = await after.ticketed({ changeFee: true, bookings: round === 1 ? 2 : 1 })
    const chosen = Array.from({ length: 5 }, () => names[Math.floor(random() * names.length)] ?? '')
    for (const name of [...chosen, ...last]) {
      await actions[name]?.(trip)
      await settled(trip)
      await booksAreRight(trip)
    }
    expect((await trip.currentOrder()).items.every(({ state }) => state === 'cancelled')).toBe(true)
  }
})
