import type { OrderItem } from '../../../contract/order/order.ts'
import { useProductViews } from '../../product/product-views.ts'

/** Renders a reservation's items. */
export function ReservationItems({ items }: { items: readonly OrderItem[] }) {
  const viewsOf = useProductViews()
  return (
    <div className="grid gap-4">
      {items.map((item) => {
        const { ItemSummary } = viewsOf(item)
        return (
          <div key={item.id}>
            <ItemSummary item={item} />
          </div>
        )
      })}
    </div>
  )
}
