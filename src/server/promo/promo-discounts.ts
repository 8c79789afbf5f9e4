import type { RefusalCode } from '../../contract/errors.ts'
import type { PromoCode } from '../../contract/promo/promo-code.ts'
import {
  type Discounts,
  discountOf,
  fullPriceOf,
  type PayerPlace,
  promoOf,
  shareDiscount,
} from '../order/discount.ts'
import { isReserved } from '../order/reservation/reservation-states.ts'
import { setDiscount } from '../order/set-discount.ts'
import { type Item, needsCard, type WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import type { Signer } from '../platform/secrets/secret-key.ts'
import { mailboxOf } from './mailbox.ts'
import { isFor, judgePromo, type PromoVerdict, whyNoneLeft } from './promo-rules.ts'
import { countUses, findPromo, findUse, lockPromo, moveUse, reserveUse } from './promo-store.ts'

/** Judges, applies and removes promo codes, in a transaction that holds the order's lock. */
export interface PromoDiscounts extends Discounts {
  /** Returns what a code takes off an order, or why it can't be used. Needs no transaction. */
  judge(
    tx: Executor,
    order: WholeOrder,
    asked: PayerPlace & { code: string },
  ): Promise<PromoVerdict>
  /** Applies a code in place of another one, if it can be used. Returns what it takes off, and what is left to pay. */
  apply(
    tx: Transaction,
    order: WholeOrder,
    asked: PayerPlace & { code: string },
  ): Promise<PromoVerdict & { total?: number }>
  /** Removes an order's code, if it has one. Returns what is left to pay. */
  remove(tx: Transaction, order: WholeOrder): Promise<number>
}

export function createPromoDiscounts({
  clock,
  signer,
}: {
  clock: Clock
  signer: Signer
}): PromoDiscounts {
  const discounts: PromoDiscounts = {
    judge: async (tx, order, asked) => judged(tx, order, asked, await findPromo(tx, asked.code)),
    async apply(tx, order, asked) {
      const promo = await findPromo(tx, asked.code)
      const verdict = await judged(tx, order, asked, promo)
      if (!promo || verdict.outcome === 'refused') return verdict
      const before = promoOf(order.items)
      if (before && before !== promo.code) await moveTo(tx, order, before, 'released')
      return { ...verdict, total: await set(tx, order, promo, verdict.discount) }
    },
    async remove(tx, order) {
      const code = promoOf(standing(order))
      if (!code) return order.total
      await moveTo(tx, order, code, 'released')
      const shares = new Map(standing(order).map(({ id }) => [id, 0]))
      return setDiscount(tx, order, { code, shares, at: clock.date() })
    },
    async reserve(tx, order, at) {
      const items = standing(order)
      const code = promoOf(items)
      if (!code) return true
      // Of two orders that want the last use, the second one waits here, and then counts the first one's.
      const verdict = await judged(tx, order, { ...at, code }, await lockPromo(tx, code))
      const amount = discountOf(items)
      if (verdict.outcome === 'refused' || verdict.discount < amount) return false
      const { currency } = order
      await reserveUse(tx, { ...payerOf(order), code, amount, currency }, clock.date())
      return true
    },
    async correct(tx, order, at) {
      const items = standing(order)
      const code = promoOf(items)
      if (!code) return undefined
      const promo = await lockPromo(tx, code)
      const verdict = await judged(tx, order, { ...at, code }, promo)
      if (!promo || verdict.outcome === 'refused') {
        await discounts.remove(tx, order)
        return verdict.outcome === 'refused' ? verdict.error : 'PROMO_UNKNOWN'
      }
      if (verdict.discount >= discountOf(items)) return undefined
      await set(tx, order, promo, verdict.discount)
      return 'PRICE_CHANGED' satisfies RefusalCode
    },
    async use(tx, order) {
      const code = codeOf(order)
      if (code) await moveTo(tx, order, code, 'used')
    },
    async takeAgain(tx, order) {
      const code = codeOf(order)
      if (!code) return true
      // Whoever pays with the last use at the same moment waits for this, or this for them.
      const promo = await lockPromo(tx, code)
      const use = await findUse(tx, order.id, code)
      const isReleased = use?.state === 'released'
      // By what was stored with the use: the order's own address may have been erased since.
      if (
        promo &&
        isReleased &&
        whyNoneLeft(promo, await countUses(tx, { ...use, emailKeys: [use.emailKey] }))
      )
        return false
      await moveTo(tx, order, code, 'used')
      return true
    },
    async release(tx, order) {
      const code = codeOf(order)
      if (code) await moveTo(tx, order, code, 'released')
    },
  }
  return discounts

  async function judged(
    tx: Executor,
    order: WholeOrder,
    { code, ...place }: PayerPlace & { code: string },
    promo: PromoCode | undefined,
  ): Promise<PromoVerdict> {
    const items = standing(order)
    const isApplied = promoOf(items) === code
    return judgePromo(promo, {
      now: clock.now(),
      countries: countriesOf(order, place),
      currency: order.currency,
      prices: items.map((item) => ({ product: item.product, amount: fullPriceOf([item]) })),
      isAllPaidNow: isAllPaidNow(order, items),
      ...(isApplied ? { applied: discountOf(items) } : {}),
      ...(promo
        ? await countUses(tx, { ...payerOf(order), emailKeys: emailKeysOf(order), code })
        : { uses: 0, usesOfPayer: 0 }),
    })
  }

  /** Shares the discount among the items that the code is for. */
  function set(tx: Transaction, order: WholeOrder, promo: PromoCode, discount: number) {
    const items = standing(order)
    const prices = items.map((item) => (isFor(promo, item.product) ? fullPriceOf([item]) : 0))
    const each = shareDiscount(discount, prices)
    const shares = new Map(items.map(({ id }, index) => [id, each[index] ?? 0]))
    return setDiscount(tx, order, { code: promo.code, shares, at: clock.date() })
  }

  function moveTo(tx: Transaction, order: WholeOrder, code: string, to: 'used' | 'released') {
    return moveUse(tx, { orderId: order.id, code }, to, clock.date())
  }

  function payerOf({ id: orderId, email, memberId }: WholeOrder) {
    const emailKey = signer.sign(emailPurpose, mailboxOf(email))
    return { orderId, emailKey, memberId }
  }

  /** Uses from before the site's key was replaced count too. */
  function emailKeysOf({ email }: WholeOrder) {
    return signer.signAll(emailPurpose, mailboxOf(email))
  }
}

const emailPurpose = 'promo code of an e-mail address'

/**
 * Returns the countries that a code's list has to have, all of them. Without an edge network the payer claims all there is:
 * then what they chose on the site and the country of their phone number have to agree with the list (124-countries-of-codes.md).
 */
const countriesOf = ({ contact }: WholeOrder, { edgeCountry, country }: PayerPlace) =>
  edgeCountry ? [edgeCountry] : [country, contact.phoneCountry || undefined]

/** Returns an order's code. What left it before the payment may still have the lines of another one. */
const codeOf = ({ reservations, items }: WholeOrder): string | undefined =>
  promoOf(reservations.filter(({ isCharged }) => isCharged).flatMap((each) => each.items)) ??
  promoOf(items)

/** Returns the items that are about to be paid for. */
const standing = ({ reservations }: WholeOrder): Item[] =>
  reservations.filter(isReserved).flatMap(({ items }) => items)

/** Local taxes may be paid on site, but nothing that we would have to take a discount off. */
const isAllPaidNow = ({ reservations }: WholeOrder, items: readonly Item[]): boolean =>
  !needsCard(reservations) &&
  !items.some(({ lines }) => lines.some(({ due, kind }) => due === 'on_site' && kind === 'base'))
