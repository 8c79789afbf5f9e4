import type { ReactNode } from 'react'
import type { Money as MoneyValue } from '../../contract/money.ts'
import type { OrderItem } from '../../contract/order/order.ts'
import type { PurchasedItem } from '../../contract/payment/payment.ts'
import { sumMoney } from '../../contract/sum-money.ts'
import { useT } from '../locale/language.ts'
import { useItemsByProduct, useProductViews } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { Money } from '../ui/money.tsx'
import { PriceLines } from './price/price-lines.tsx'
import type { PricedPart } from './price/summary-lines.ts'

interface ItemPricesProps {
  items: readonly (OrderItem | PurchasedItem)[]
  total: MoneyValue
  /** Whether the total is the largest text on the page. */
  largest?: boolean
  children?: ReactNode
}

/** Renders what items cost: the total we charge, its lines, and separately what is paid on site. */
export function ItemPrices({ items, total, largest = false, children }: ItemPricesProps) {
  const t = useT()
  const byProduct = useItemsByProduct(items)
  const viewsOf = useProductViews()
  const parts = items.map(
    (item, index): PricedPart => ({
      id: String(index),
      name: viewsOf(item).titleOf(t, item),
      lines: item.lines.filter(({ due }) => due === 'now'),
      words: productWords(t, [item]),
    }),
  )
  return (
    <>
      <PriceLines parts={parts} total={total} largest={largest}>
        {byProduct.map(
          ({ product, items: own, views: { PriceNote } }) =>
            PriceNote && <PriceNote key={product} items={own} />,
        )}
        {children}
      </PriceLines>
      <OnSite items={items} />
    </>
  )
}

/** Renders what is paid at the destination, in its own currency and not part of our total. */
function OnSite({ items }: Pick<ItemPricesProps, 'items'>) {
  const t = useT()
  const viewsOf = useProductViews()
  const lines = items.flatMap((item) => {
    const title = viewsOf(item).titleOf(t, item)
    const due = item.lines.filter((line) => line.due === 'on_site')
    // A price and its taxes have no labels of their own, and are paid as one.
    return [
      ...Map.groupBy(due, ({ label, amount }) => `${amount.currency} ${label ?? ''}`).values(),
    ].flatMap(([first, ...more]) => {
      if (!first) return []
      const { label = title, amount } = first
      const amounts = [first, ...more].map((line) => line.amount)
      return [{ item, title, label, amount: sumMoney(amounts, amount.currency) }]
    })
  })
  const [currency, ...others] = new Set(lines.map(({ amount }) => amount.currency))
  if (!currency) return null
  const total =
    others.length === 0 &&
    sumMoney(
      lines.map(({ amount }) => amount),
      currency,
    )
  const words = productWords(
    t,
    lines.map(({ item }) => item),
  )
  return (
    <section className="mt-4 rounded bg-sunk p-4" data-on-site>
      <h3 className="font-semibold">{words('order.on-site')}</h3>
      <p className="text-xs text-ink-soft">{words('order.on-site-note')}</p>
      <dl className="mt-2 grid gap-2">
        {lines.map(({ label, title, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <div key={index} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere">
              {label}
              {items.length > 1 && label !== title && (
                <span className="block text-xs text-ink-soft">{title}</span>
              )}
            </dt>
            <dd>
              <Money amount={amount.amount} currency={amount.currency} />
            </dd>
          </div>
        ))}
        {total && lines.length > 1 && (
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold">
            <dt>{words('order.on-site-total')}</dt>
            <dd>
              <Money amount={total.amount} currency={total.currency} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
