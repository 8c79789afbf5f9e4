import type { OrderItem } from '../../contract/order/order.ts'
import type { PurchasedItem } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { useProductViews } from '../product/product-views.ts'

interface TravellerTypeProps {
  type: OrderItem['travellers'][number]['type']
  /** The items that they travel on. */
  items: readonly (OrderItem | PurchasedItem)[]
}

/** Renders a traveller's type or, where they stand for others, who they are. */
export function TravellerType({ type, items }: TravellerTypeProps) {
  const t = useT()
  const viewsOf = useProductViews()
  const Party = items[0] && viewsOf(items[0]).TravellerParty
  return Party ? <Party items={items} /> : t(`order.type-${type}`)
}
