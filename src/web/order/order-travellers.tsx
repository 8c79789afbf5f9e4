import type { OrderItem } from '../../contract/order/order.ts'
import { titledName } from '../../contract/traveller/written-name.ts'
import { useLocale, useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import type { Translate } from '../locale/word-store.ts'
import { useItemsByProduct, useProductViews } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { Card } from '../ui/page/card.tsx'
import { DateTime } from '../ui/time/date-time.tsx'
import { travellerGroups } from './traveller-groups.ts'
import { TravellerType } from './traveller-type.tsx'

/** Renders the travellers with their ticket numbers; by item if items have different people. */
export function OrderTravellers({ items }: { items: readonly OrderItem[] }) {
  const t = useT()
  const { list } = useFormat()
  const nameText = useTitledName()
  const viewsOf = useProductViews()
  const groups = travellerGroups(items, (item) => viewsOf(item).hasOwnTravellers)
  if (groups.length === 0) return null
  return (
    <Card title={productWords(t, items)('order.travellers')}>
      <div className="grid gap-6">
        {groups.map((group) => (
          <section key={group.items[0]?.id}>
            {groups.length > 1 && (
              <h3 className="mb-3 text-ink-soft">
                {list(group.items.map((item) => viewsOf(item).titleOf(t, item)))}
              </h3>
            )}
            <ul className="grid gap-4">
              {group.travellers.map((traveller, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: travellers are told apart by their place
                  key={index}
                  className="border-t border-line pt-4 first:border-0 first:pt-0"
                >
                  <p translate="no" className="font-semibold">
                    {nameText(traveller)}
                  </p>
                  <p className="text-xs text-ink-soft">
                    <TravellerType type={traveller.type} items={group.items} />
                    {traveller.birthDate && (
                      <>
                        {` · ${t('order.birth-date')} `}
                        <DateTime value={traveller.birthDate} look="long" />
                      </>
                    )}
                    {traveller.passport && ` · ${t('order.passport')} ${traveller.passport}`}
                    {traveller.idCard && ` · ${t('order.id-card')} ${traveller.idCard}`}
                  </p>
                  <Documents items={group.items} traveller={index} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

function Documents({ items, traveller }: { items: readonly OrderItem[]; traveller: number }) {
  return useItemsByProduct(items).map(
    ({ product, items: own, views: { TravellerDocuments } }) =>
      TravellerDocuments && <TravellerDocuments key={product} items={own} traveller={traveller} />,
  )
}

const titles = ['mr', 'mrs', 'ms', 'mstr', 'miss'] as const

interface Named {
  title: string
  givenName: string
  surname: string
}

/** Returns a function that writes a traveller's name with their title in the visitor's language. */
export function useTitledName() {
  const t = useT()
  const { code } = useLocale()
  return (named: Named): string => titledName(titleText(t, named.title), named, code)
}

/** Returns a title as on tickets; '' for one that isn't known. */
export function titleText(t: Translate, title: string): string {
  const known = titles.find((each) => each === title)
  return known ? t(`traveller.title-${known}`) : ''
}
