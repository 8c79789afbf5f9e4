import type { Order } from '../../contract/order/order.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { usePlaceNames } from '../place/place-names.ts'
import { useProducts } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'

/** Renders searches for what a confirmed order doesn't have, for its city, dates and travellers: a stay after a flight. */
export function OrderMore({ order }: { order: Order }) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const places = usePlaceNames()
  const products = useProducts()
  if (order.status !== 'confirmed') return null
  const bought = new Set(order.items.map((item) => item.product))
  const trip = products
    .filter(({ product }) => bought.has(product))
    .map(({ views }) => views.tripOf?.(order, places))
    .find((each) => each !== undefined)
  if (!trip) return null
  const { city, from, to } = trip
  return products.map(({ product, views }) => {
    const search = bought.has(product) ? undefined : views.searchFor?.(trip)
    if (!search) return null
    const words = productWords(t, [{ product }])
    return (
      <Card key={product} title={words('order.more', { city })}>
        <p className="-mt-2 mb-4 text-ink-soft" suppressHydrationWarning>
          {to
            ? t('order.more-dates', { from: format.date(from), to: format.date(to) })
            : t('order.more-from', { from: format.date(from) })}
        </p>
        <LinkButton variant="secondary" icon="search" to={url(search.path, search.query)}>
          {words('order.more-search')}
        </LinkButton>
      </Card>
    )
  })
}
