import { onceEach } from '../../../server/platform/once-each.ts'
import { minorDigits, rateToUsd } from '../../../server/world/exchange-rates.ts'

interface Scale {
  /** Minor units for a dollar. */
  minor: number
  /** What prices are rounded to, in minor units. */
  step: number
}

/** Prices are whole where a unit is worth little: no hotel charges IDR 812,345.67. */
const scaleOf = onceEach((currency): Scale => {
  const perDollar = 1 / Number(rateToUsd(currency))
  const unit = 10 ** minorDigits(currency)
  const step =
    perDollar > 5000 ? 1000 : perDollar > 500 ? 100 : perDollar > 50 ? 10 : perDollar > 15 ? 1 : 0
  return { minor: perDollar * unit, step: step === 0 ? 1 : step * unit }
})

/** Returns an amount of dollars in minor units of a currency, rounded as prices there are. */
export function priced(usd: number, currency: string): number {
  const { minor, step } = scaleOf(currency)
  return Math.round((usd * minor) / step) * step
}
