import { createHash } from 'node:crypto'
import type { Condition, Offer, PassengerPrice } from '../../contract/flight/offer.ts'
import type { OfferId } from '../../contract/ids.ts'
import { type Money, money } from '../../contract/money.ts'
import { sumMoney } from '../../contract/sum-money.ts'
import type { FlightSupplier, SupplierOffer } from '../supplier/flight-supplier.ts'
import { convert, ratesDate } from '../world/exchange-rates.ts'

/**
 * An offer as we quote it, with the supplier's own offer. Amounts are converted here and nowhere else: what is shown
 * is what is charged.
 */
export interface QuotedOffer {
  offer: Offer
  source: SupplierOffer
  extraBags: { kg: number; price: Money }[]
  /** The date of the exchange rates used. */
  ratesDate: string
}

/** Quotes a supplier's offer in `currency`. The same offer always gets the same id. */
export function quoteOffer(
  supplier: Pick<FlightSupplier, 'id' | 'name'>,
  source: SupplierOffer,
  currency: string,
): QuotedOffer {
  const exchanged = (amount: Money) => exchange(amount, currency)
  const passengers = source.passengers.map((each) => {
    const { base, taxes, one } = exchangedFare(each, currency)
    return { ...each, base, taxes, total: money(one.amount * each.count, currency) }
  })
  const { ref: _, extraBags, ...facts } = source
  return {
    offer: {
      ...facts,
      id: offerId(supplier.id, source, currency),
      supplier: supplier.id,
      supplierName: supplier.name,
      passengers,
      price: sumMoney(
        passengers.map((each) => each.total),
        currency,
      ),
      refund: exchangedCondition(source.refund, exchanged),
      change: exchangedCondition(source.change, exchanged),
    },
    source,
    extraBags: extraBags.map(({ kg, price }) => ({ kg, price: exchanged(price) })),
    ratesDate,
  }
}

/**
 * Returns one passenger's fare. The parts are converted first and then added up, so that the lines always match the
 * total.
 */
export function exchangedFare(fare: Pick<PassengerPrice, 'base' | 'taxes'>, currency: string) {
  const base = exchange(fare.base, currency)
  const taxes = exchange(fare.taxes, currency)
  return { base, taxes, one: sumMoney([base, taxes], currency) }
}

function exchange({ amount, currency: from }: Money, currency: string): Money {
  return money(convert(amount, from, currency), currency)
}

function exchangedCondition(condition: Condition, exchanged: (amount: Money) => Money): Condition {
  return condition.kind === 'allowed'
    ? { kind: 'allowed', penalty: exchanged(condition.penalty) }
    : condition
}

/** Short, because it's part of URLs. A different price gives a different id. */
function offerId(supplier: string, source: SupplierOffer, currency: string): OfferId {
  const parts = [supplier, source.ref, source.price.amount, source.price.currency, currency]
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return digest.slice(0, 14).replace(/^-/, '_') as OfferId
}
