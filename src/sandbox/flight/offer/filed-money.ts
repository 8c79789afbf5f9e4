import type { Money } from '../../../contract/money.ts'
import { minorDigits, rateToUsd } from '../../../server/world/exchange-rates.ts'

/** How a supplier files amounts in one currency. */
export interface Filing {
  currency: string
  /** Returns an amount rounded up to this currency's fare rounding unit. */
  fare(usd: number): number
  /** Returns an amount rounded up to the minor unit. */
  tax(usd: number): number
  /** Returns part of an amount, rounded up as fares are. */
  part(amount: number, share: number): number
  /** Returns a fee or penalty, rounded up as fares are. */
  fee(usd: number): Money
}

const filings = new Map<string, Filing>()

/**
 * Creates the filing of a currency. Fares are rounded, as with IATA's rounding units: here to the power of ten of
 * minor units worth about a dollar or a little less (1 MYR, 100 JPY, 10,000 IDR, 0.10 GBP).
 */
export function filingIn(currency: string): Filing {
  const filing = filings.get(currency) ?? makeFiling(currency)
  filings.set(currency, filing)
  return filing
}

function makeFiling(currency: string): Filing {
  const minorPerUsd = 10 ** minorDigits(currency) / Number(rateToUsd(currency))
  const unit = Math.max(1, 10 ** Math.floor(Math.log10(minorPerUsd)))
  const roundUp = (amount: number) => Math.ceil(Number((amount / unit).toFixed(6))) * unit
  const fare = (usd: number) => roundUp(usd * minorPerUsd)
  return {
    currency,
    fare,
    tax: (usd) => Math.ceil(usd * minorPerUsd),
    part: (amount, share) => roundUp(amount * share),
    fee: (usd) => ({ amount: usd === 0 ? 0 : fare(usd), currency }),
  }
}
