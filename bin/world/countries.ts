import { fromPackage } from './from-package.ts'

/** Common names for countries with a longer official name in CLDR. */
const plainNames: Record<string, string> = {
  CD: 'DR Congo',
  CG: 'Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macau',
  PS: 'Palestine',
}

/** Returns CLDR's current legal tender of a region, which `country-to-currency` must match. */
function cldrTender(country: string): string[] {
  type Period = Record<string, { _tender?: string; _to?: string }>
  const { supplemental } = fromPackage<{
    supplemental: { currencyData: { region: Record<string, Period[]> } }
  }>('cldr-core/supplemental/currencyData.json')
  return (supplemental.currencyData.region[country] ?? []).flatMap((period) =>
    Object.entries(period).flatMap(([currency, { _tender, _to }]) =>
      _tender === 'false' || _to ? [] : [currency],
    ),
  )
}

/** Returns the lines of `countries.psv`: code, English name, currency. Throws if the sources disagree. */
export function compileCountries(countries: Iterable<string>): string[] {
  const { default: currencyOf } = fromPackage<{ default: Record<string, string> }>(
    'country-to-currency',
  )
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return [...new Set(countries)].sort().map((country) => {
    const currency = currencyOf[country]
    const tender = cldrTender(country)
    if (!currency || (tender.length && !tender.includes(currency))) {
      throw new Error(`${country}: ${currency} by country-to-currency, ${tender} by CLDR`)
    }
    return [country, plainNames[country] ?? names.of(country), currency].join('|')
  })
}
