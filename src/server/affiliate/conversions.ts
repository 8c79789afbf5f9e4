import { type Money, money } from '../../contract/money.ts'
import { sumMoney } from '../../contract/sum-money.ts'
import type { Conversions } from '../order/reservation/progress.ts'
import { priceOf, type WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import {
  addPostback,
  findAffiliate,
  findConversion,
  type PostbackRow,
  postbacksOf,
} from './postback-store.ts'

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
    await addPostback(tx, { ...row, id, createdAt: clock.date() })
    await send(tx, { postbackId: id, orderId: row.orderId })
  }

  /** Posts what an order is worth now: nothing any more, or `worthOf` what its affiliate heard last. */
  async function adjust(tx: Transaction, order: WholeOrder, worthOf: (lastTold: number) => number) {
    if (!order.attribution?.affiliate) return
    const told = await postbacksOf(tx, order.id)
    const conversion = told.find(({ event }) => event === 'conversion.confirmed')
    if (!conversion) return
    const lastTold = lastWorth(told)
    const { orderId, affiliate, currency, amount, onSite } = conversion
    const about = { orderId, affiliate, currency, onSite }
    if (isWorthNothing(order)) {
      if (told.at(-1)?.event === 'conversion.reversed') return
      await add(tx, { ...about, event: 'conversion.reversed', amount })
      return
    }
    // What failed was never part of the conversion, so refunding it takes nothing away.
    const worth = Math.min(worthOf(lastTold), order.paid - order.refunded - order.lost)
    if (worth === lastTold) return
    await add(tx, { ...about, event: 'conversion.adjusted', amount: worth })
  }

  return {
    async confirmed(tx, order) {
      const code = order.attribution?.affiliate?.id
      // Every payment asks whether all is decided, a change's too: an order converts once.
      if (!code || (await findConversion(tx, order.id))) return
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
    costsMore: (tx, order, by) => adjust(tx, order, (lastTold) => lastTold + by),
    ended: (tx, order) => adjust(tx, order, (lastTold) => lastTold),
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

/** Returns the order value last reported to the affiliate. */
function lastWorth(told: readonly PostbackRow[]): number {
  const last = told.at(-1)
  return last && last.event !== 'conversion.reversed' ? last.amount : 0
}

/** Returns whether all the money went back or, if none was paid, nothing is booked any more. */
function isWorthNothing({ paid, refunded, lost, reservations }: WholeOrder): boolean {
  if (paid > 0) return refunded + lost >= paid
  return reservations.every(({ state }) => state === 'cancelled' || state === 'failed')
}
