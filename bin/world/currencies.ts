import { fromPackage } from './from-package.ts'

/** Formats decimals without an exponent, because the rates are parsed digit by digit. */
const plainDecimal = (value: number) => value.toFixed(12).replace(/0+$/, '').replace(/\.$/, '')

/** Returns the date of the package's rates and the lines of `currencies.psv`: code, units per dollar. */
export function compileCurrencies(currencies: Iterable<string>): { date: string; lines: string[] } {
  const { date, usd } = fromPackage<{ date: string; usd: Record<string, number> }>(
    '@fawazahmed0/currency-api/v1/currencies/usd.json',
  )
  const lines = [...new Set(currencies)].sort().map((currency) => {
    const unitsPerDollar = usd[currency.toLowerCase()]
    if (!unitsPerDollar) throw new Error(`no rate for ${currency}`)
    return [currency, plainDecimal(unitsPerDollar)].join('|')
  })
  return { date, lines }
}
