import type { ReactNode } from 'react'
import type { PurchasedItem } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { useTitledName } from '../order/order-travellers.tsx'
import { travellerGroups } from '../order/traveller-groups.ts'
import { TravellerType } from '../order/traveller-type.tsx'
import { useItemsByProduct, useProductViews } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { Icon } from '../ui/icon.tsx'
import { Card } from '../ui/page/card.tsx'

/** Renders the purchase, by product, and its travellers. */
export function PayItems({ items, edit }: PayItemsProps) {
  return (
    <>
      {useItemsByProduct(items).map(({ product, items: own, views: { PurchasedItems } }) => (
        <PurchasedItems key={product} items={own} edit={edit} />
      ))}
      <PayTravellers items={items} edit={edit} />
    </>
  )
}

interface PayItemsProps {
  items: readonly PurchasedItem[]
  /** The link beside what can be edited; nothing if it can't. */
  edit?: ReactNode
}

/** Renders the travellers' names as on tickets and vouchers; by item if items have different people. */
function PayTravellers({ items, edit }: PayItemsProps) {
  const t = useT()
  const { list } = useFormat()
  const nameText = useTitledName()
  const viewsOf = useProductViews()
  const groups = travellerGroups(items, (item) => viewsOf(item).hasOwnTravellers)
  if (groups.length === 0) return null
  const title = productWords(t, items)('order.travellers')
  return (
    <Card title={title} aria-label={title} aside={edit}>
      <div className="grid gap-6">
        {groups.map((group, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is bought has no id before it is paid
          <section key={place}>
            {groups.length > 1 && (
              <h3 className="mb-2 text-ink-soft">
                {list(group.items.map((item) => viewsOf(item).titleOf(t, item)))}
              </h3>
            )}
            <ul className="grid gap-3">
              {group.travellers.map((traveller, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: travellers are told apart by their place
                <li key={index} className="flex items-start gap-3">
                  <Icon name="user" className="mt-0.5 text-ink-soft" />
                  <p className="min-w-0 wrap-anywhere">
                    <span className="font-semibold">{nameText(traveller)}</span>{' '}
                    <span className="text-ink-soft">
                      <TravellerType type={traveller.type} items={group.items} />
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}
