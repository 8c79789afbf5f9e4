/**
 * How many digits an amount has after the point, where it is not two. They are CLDR's, which is what
 * people use (Indonesians write no sen), and kept here rather than asked of `Intl`: Chromium answers 0
 * for RSD where Node answers 2, and an integer of minor units must mean the same amount on both sides.
 */
const digitsByCurrency = new Map<string, number>()

const none =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV XAF XOF XPF YER'
const three = 'BHD JOD KWD LYD OMR TND'
for (const currency of none.split(' ')) digitsByCurrency.set(currency, 0)
for (const currency of three.split(' ')) digitsByCurrency.set(currency, 3)

/** Returns how many digits an amount of this currency has after the point: MYR 2, JPY and IDR 0, KWD 3. */
export function minorDigits(currency: string): number {
  return digitsByCurrency.get(currency) ?? 2
}
