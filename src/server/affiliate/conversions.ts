import { type Money, money } from '../../contract/money.ts'
import { sumMoney } from '../../contract/sum-money.ts'
import type { Conversions } from '../order/reservation/progress.ts'
import { priceOf, type WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { addPostback, findAffiliate, postbacksOf } from './postback-store.ts'

/** Decides what is posted to an order's affiliate, and writes it in the transaction that causes it; each once. */
export function createConversions({
  clock,
  send,
}: {
  clock: Clock
  /** Enqueues the job that posts it. */
  send(tx: Transaction, postback: { postbackId: string; orderId: string }): Promise<void>
}): Conversions {
  async function add(
    tx: Transaction,
    row: Omit<Parameters<typeof addPostback>[1], 'id' | 'createdAt'>,
  ) {
    const id = newId()
    if (!(await addPostback(tx, { ...row, id, createdAt: clock.date() }))) return
    await send(tx, { postbackId: id, orderId: row.orderId })
  }

  return {
    async confirmed(tx, order) {
      const code = order.attribution?.affiliate?.id
      if (!code) return
      const affiliate = await findAffiliate(tx, code)
      if (!affiliate?.isOn || !affiliate.postbackUrl) return
      await add(tx, {
        orderId: order.id,
        affiliate: code,
        event: 'conversion.confirmed',
        currency: order.currency,
        ...confirmedValue(order),
      })
    },
    async ended(tx, order) {
      if (!order.attribution?.affiliate) return
      const told = await postbacksOf(tx, order.id)
      const conversion = told.find(({ event }) => event === 'conversion.confirmed')
      if (!conversion) return
      const { orderId, affiliate, currency, amount, onSite } = conversion
      const about = { orderId, affiliate, currency, onSite }
      if (isWorthNothing(order)) {
        await add(tx, { ...about, event: 'conversion.reversed', amount })
        return
      }
      // What failed was never part of the conversion, so refunding it takes nothing away.
      const left = order.paid - order.refunded - order.lost
      const lastTold = Math.min(...told.map((each) => each.amount))
      if (left < lastTold) await add(tx, { ...about, event: 'conversion.adjusted', amount: left })
    },
  }
}

/** Returns what was confirmed of an order: what we charged for it, and what is paid on site. Other parts are refunded. */
export function confirmedValue({ reservations }: Pick<WholeOrder, 'reservations'>): {
  amount: number
  onSite: Money[]
} {
  const items = reservations
    .filter(({ state }) => state === 'confirmed')
    .flatMap((each) => each.items)
  const later = items
    .flatMap(({ lines }) => lines)
    .filter(({ due }) => due === 'on_site')
    .map(({ amount }) => money(amount.amount, amount.currency))
  const byCurrency = Map.groupBy(later, ({ currency }) => currency)
  return {
    amount: priceOf(items),
    onSite: [...byCurrency].map(([currency, amounts]) => sumMoney(amounts, currency)),
  }
}

/** Returns whether all the money went back or, if none was paid, nothing is booked any more. */
function isWorthNothing({ paid, refunded, lost, reservations }: WholeOrder): boolean {
  if (paid > 0) return refunded + lost >= paid
  return reservations.every(({ state }) => state === 'cancelled' || state === 'failed')
}
