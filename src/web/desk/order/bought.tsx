import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useT } from '../../locale/language.ts'
import { OrderTravellers } from '../../order/order-travellers.tsx'
import { useItemsByProduct } from '../../product/product-views.ts'

/** Renders what was sold as its travellers see it: flights or stays, with their terms, and who travels. */
export function Bought({ order }: Pick<DeskOrder, 'order'>) {
  const t = useT()
  const byProduct = useItemsByProduct(order.items)
  return (
    <section id="items" aria-labelledby="items-heading" className="min-w-0 scroll-mt-4">
      <h2 id="items-heading" className="mb-2 text-lg font-semibold tracking-tight">
        {t('desk-order.items')}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {byProduct.map(({ product, items, views: { OrderItems } }) => (
          <OrderItems key={product} items={items} isNoticeShown={false} areTermsOpen />
        ))}
        <OrderTravellers items={order.items} />
      </div>
    </section>
  )
}
