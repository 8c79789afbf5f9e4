import { CatalogueError } from '../../contract/errors.ts'
import { type Money, money } from '../../contract/money.ts'
import { longestPromo } from '../../contract/promo/promo-terms.ts'
import type { Visitor } from '../order/access/order-access.ts'
import type { PayerPlace } from '../order/discount.ts'
import type { OrderService } from '../order/order-service.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { Repricing } from '../payment/repricing.ts'
import type { Cache } from '../platform/cache/cache.ts'
import type { Database } from '../platform/database/database.ts'
import { hours, minutes } from '../platform/duration.ts'
import { type Allowance, spend, unspend } from '../platform/rate-limit/rate-limit.ts'
import type { PromoDiscounts } from './promo-discounts.ts'
import type { PromoVerdict } from './promo-rules.ts'

/** Who tries a code. */
export interface PromoCaller extends PayerPlace {
  visitor: Visitor
  address: string
}

/** Applies and removes travellers' promo codes. */
export interface PromoService {
  /**
   * Applies a code to an unpaid order. Throws an error of `promoErrors`, RATE_LIMITED after many refused ones, and the
   * errors of `Repricing`.
   */
  apply(
    trxId: string,
    typed: string,
    caller: PromoCaller,
  ): Promise<{ code: string; discount: Money; total: Money }>
  /** Removes the code. Throws the errors of `Repricing`. */
  remove(trxId: string, visitor: Visitor): Promise<{ total: Money }>
}

/** Short codes can be guessed, so refused ones are limited by address, by device and by order. */
const byAddress: Allowance = { name: 'promo-address', times: 20, within: hours(1) }
const byDevice: Allowance = { name: 'promo-device', times: 10, within: minutes(10) }
const byOrder: Allowance = { name: 'promo-order', times: 10, within: minutes(10) }

export function createPromoService({
  db,
  cache,
  orders,
  discounts,
  repricing,
}: {
  db: Database
  cache: Cache
  orders: Pick<OrderService, 'byTrx'>
  discounts: PromoDiscounts
  repricing: Repricing
}): PromoService {
  /** Counts tries before they're answered, so that many at once get no further. */
  async function limited<T>(
    { visitor, address }: PromoCaller,
    order: WholeOrder,
    work: () => Promise<T>,
  ): Promise<T> {
    const spent: [Allowance, string][] = [
      [byAddress, address],
      ...(visitor.auid ? [[byDevice, visitor.auid] as [Allowance, string]] : []),
      [byOrder, order.id],
    ]
    for (const [allowance, who] of spent) await spend(cache, allowance, who)
    const answer = await work()
    for (const [allowance, who] of spent) await unspend(cache, allowance, who)
    return answer
  }

  return {
    async apply(trxId, typed, caller) {
      const { visitor, country, edgeCountry } = caller
      const order = await orders.byTrx(trxId, visitor)
      repricing.assertOpen(order, trxId)
      const asked = { country, edgeCountry, code: normalised(typed) }
      return limited(caller, order, async () => {
        // A wrong code must not end a payment that is open elsewhere.
        accepted(await discounts.judge(db, order, asked), order.currency)
        const applied = await repricing.change(trxId, visitor, async (tx, now) => {
          const verdict = await discounts.apply(tx, now, asked)
          return { discount: accepted(verdict, now.currency), total: verdict.total ?? now.total }
        })
        return {
          code: asked.code,
          discount: money(applied.discount, order.currency),
          total: money(applied.total, order.currency),
        }
      })
    },
    async remove(trxId, visitor) {
      const { currency } = await orders.byTrx(trxId, visitor)
      const total = await repricing.change(trxId, visitor, (tx, now) => discounts.remove(tx, now))
      return { total: money(total, currency) }
    },
  }
}

/** Returns a code as it's stored. What is too long is none of ours. */
const normalised = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .toUpperCase()
    .slice(0, longestPromo + 1)

/** Returns what a code takes off. Throws why it can't be used. */
function accepted(verdict: PromoVerdict, currency: string): number {
  if (verdict.outcome === 'allowed') return verdict.discount
  const { error, minimum } = verdict
  throw new CatalogueError(
    error,
    minimum === undefined ? {} : { details: { minimum: money(minimum, currency) } },
  )
}
