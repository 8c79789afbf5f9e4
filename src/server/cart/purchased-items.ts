import type { PurchasedItem } from '../../contract/payment/payment.ts'
import { purchasedItemView } from '../order/order-view.ts'
import type { NewOrder } from '../order/place-order.ts'
import type { ProductOf } from '../order/product.ts'
import { sealTravellers } from '../order/travellers.ts'
import type { Item } from '../order/whole-order.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import type { Say } from '../platform/words.ts'

/** Returns what an order of one product would contain, and the search for the same again. */
export function purchasedItems(
  order: NewOrder,
  { seal, productOf, say }: { seal: Seal; productOf: ProductOf; say: Say },
): { items: PurchasedItem[]; searchAgain: string } {
  const items = order.bundles.flatMap((bundle) =>
    bundle.flatMap(({ product, supplier, items: own }) =>
      own.map(
        (item): Item => ({
          ...item,
          id: '',
          reservationId: '',
          reference: '',
          product,
          supplier,
          bundle: 0,
          state: 'draft',
          travellers: sealTravellers(seal, '', item.travellers),
        }),
      ),
    ),
  )
  items.sort((a, b) => a.position - b.position)
  const [first] = items
  if (!first) throw new Error('nothing would be ordered')
  return {
    items: items.map((item) => purchasedItemView(item, productOf(item), say)),
    searchAgain: productOf(first).searchAgain(items),
  }
}
