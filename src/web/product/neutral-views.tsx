import { isLive } from '../../contract/order/is-live.ts'
import type { OrderItem } from '../../contract/order/order.ts'
import { useT } from '../locale/language.ts'
import { Badge } from '../ui/page/badge.tsx'
import { Card } from '../ui/page/card.tsx'
import type { ProductViews } from './product-views.ts'
import { productWords } from './product-words.ts'

/** The views of products without their own, and of anything they omit. */
export const neutralViews: ProductViews = {
  icon: 'flag',
  placesOf: () => [],
  titleOf: (_, { title }) => title,
  hasOwnTravellers: false,
  partCount: () => 1,
  documentCount: (items) => items.length,
  nextStart: ({ startsOn }) => startsOn,
  searchPage: '',
  OrderItems: ({ items }) =>
    [...items.filter(isLive), ...items.filter((item) => !isLive(item))].map((item) => (
      <NeutralItem key={item.id} item={item} />
    )),
  PurchasedItems: ({ items }) =>
    items.map(({ title }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is bought has no id before it is paid
      <Card key={index} title={title} aria-label={title} />
    )),
  CartDetails: ({ items }) =>
    items.map(({ title }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is bought has no id before it is paid
      <p key={index} className="font-semibold">
        {title}
      </p>
    )),
  ItemSummary: ({ item }) => <p className="font-semibold wrap-anywhere">{item.title}</p>,
}

function NeutralItem({ item }: { item: OrderItem }) {
  const { id, title } = item
  const isEnded = !isLive(item)
  return (
    <Card
      className={isEnded ? 'border-dashed bg-transparent text-ink-soft' : ''}
      title={isEnded ? <s>{title}</s> : title}
      aside={<ItemStateBadge item={item} />}
      data-item={id}
      data-ended={isEnded || undefined}
    />
  )
}

/** Renders an item's state in its product's words. */
export function ItemStateBadge({
  item,
}: {
  item: Pick<OrderItem, 'product' | 'state' | 'isNoShow'>
}) {
  const words = productWords(useT(), [item])
  const { state, isNoShow } = item
  if (isNoShow) return <Badge tone="amber">{words('order.item-state-no_show')}</Badge>
  return (
    <Badge tone={state === 'confirmed' ? 'sea' : state === 'failed' ? 'red' : 'neutral'}>
      {words(`order.item-state-${state}`)}
    </Badge>
  )
}
