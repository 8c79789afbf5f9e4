/**
 * The number of decimal digits of currencies where it isn't two. From CLDR, which reflects actual use (Indonesians use
 * no sen). Not read from `Intl`, because Chromium returns 0 for RSD where Node returns 2, and minor units must mean
 * the same on both sides.
 */
const digitsByCurrency = new Map<string, number>()

const none =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV XAF XOF XPF YER'
const three = 'BHD JOD KWD LYD OMR TND'
for (const currency of none.split(' ')) digitsByCurrency.set(currency, 0)
for (const currency of three.split(' ')) digitsByCurrency.set(currency, 3)

/** Returns the number of decimal digits of a currency: MYR 2, JPY and IDR 0, KWD 3. */
export function minorDigits(currency: string): number {
  return digitsByCurrency.get(currency) ?? 2
}
