import type { Money } from '../../../contract/money.ts'
import type { ChangeCost } from '../../aftersales/quote.ts'
import { atRateOf, penaltySold, type Sold } from '../order-item/fare-penalty.ts'

/** Returns the cost of replacing an item's flights with others. */
export function changeCost(item: Sold, change: { difference: Money; penalty: Money }): ChangeCost {
  return {
    difference: atRateOf([item], change.difference),
    fee: penaltySold([item], change.penalty, 'change'),
  }
}
