import type { SavedDates } from '../../../contract/hotel/saved-stays.ts'

/** Returns what a stay cost as a form sends it: the page, the amount in minor units, the currency and the time. */
export const savedPriceText = ({ hash, price }: SavedDates): string =>
  price ? [hash, price.total.amount, price.total.currency, price.seenAt].join(' ') : ''

/** Reads such texts; the contract checks their parts. */
export const readSavedPrices = (texts: readonly FormDataEntryValue[]) =>
  texts.flatMap((text) => {
    if (typeof text !== 'string') return []
    const [hash, amount, currency, seenAt] = text.split(' ')
    return seenAt ? [{ hash, total: { amount: Number(amount), currency }, seenAt }] : []
  })
