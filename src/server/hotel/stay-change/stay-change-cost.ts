import type { Rate } from '../../../contract/hotel/rate.ts'
import { money } from '../../../contract/money.ts'
import type { ChangeCost } from '../../aftersales/quote.ts'
import type { ChangeTerms } from '../../supplier/stay-change.ts'
import type { StayDetails } from '../order-item/stay-item.ts'
import { exchange, paidNow } from '../rate/stay-price.ts'

/**
 * Returns what a change costs in the order's currency. Where the supplier charges the difference of the two rates, it's
 * the difference of their prices as they were shown.
 */
export function stayChangeCost(
  { rate, source }: Pick<StayDetails, 'rate' | 'source'>,
  {
    rate: bought,
    difference: asked,
    fee: askedFee,
  }: Pick<ChangeTerms, 'rate' | 'difference' | 'fee'>,
  quoted: Rate,
): ChangeCost {
  const { currency } = rate.price.now
  const ofRates = paidNow(bought.rooms) - paidNow(source.rooms)
  const theirs = asked.amount - askedFee.amount
  const difference =
    theirs === ofRates
      ? quoted.price.now.amount - rate.price.now.amount
      : exchange(money(theirs, asked.currency), currency).amount
  return { difference, fee: exchange(askedFee, currency).amount }
}
