import type { Money } from '../../../../contract/money.ts'
import type { Translate } from '../../../locale/word-store.ts'
import type { SharedToday } from './load-shared-trip.ts'

/** Returns how today's price compares with the shared one; amounts in different currencies aren't compared. */
export function priceNote(
  t: Translate,
  money: (value: Money) => string,
  { price, sharedPrice }: Pick<SharedToday, 'price' | 'sharedPrice'>,
): { text: string; changed: boolean } | undefined {
  if (!sharedPrice) return undefined
  const amount = money(sharedPrice)
  if (sharedPrice.currency !== price.currency) {
    return { text: t('flight-share.shared-was', { amount }), changed: false }
  }
  if (sharedPrice.amount === price.amount)
    return { text: t('flight-share.shared-same'), changed: false }
  return { text: t('flight-share.shared-changed', { amount }), changed: true }
}
