import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import type { Money as MoneyValue } from '../../../contract/money.ts'
import type { OrderItem } from '../../../contract/order/order.ts'
import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { useItemsByProduct, useProductViews } from '../../product/product-views.ts'
import { productWords } from '../../product/product-words.ts'
import { Money } from '../../ui/money.tsx'

export const isOnSite = ({ due }: PriceLine): boolean => due === 'on_site'

interface OnSiteProps {
  items: readonly (OrderItem | PurchasedItem)[]
}

/** Renders what is paid at the destination, in its own currency and not part of our total. */
export function OnSite({ items }: OnSiteProps) {
  const t = useT()
  const money = useMoney()
  const estimate = useEstimate(items)
  const viewsOf = useProductViews()
  const lines = items.flatMap((item) => {
    const title = viewsOf(item).titleOf(t, item)
    const due = item.lines.filter(isOnSite)
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
  const [currency] = lines.map(({ amount }) => amount.currency)
  if (!currency) return null
  const total = onSiteSum(items)
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
      {estimate && estimate.currency !== currency && (
        <p className="mt-1 text-end text-xs text-ink-soft" data-estimate={estimate.amount}>
          {t('order.on-site-about', { amount: money(estimate) })}
        </p>
      )}
    </section>
  )
}

/**
 * Renders the whole price, if the items' products have an estimate of what is paid on site: what we charge and that estimate
 * as one sum. If all is paid on site, that's the price, in its own currency.
 */
export function WholePrice({ items, charged }: OnSiteProps & { charged: MoneyValue }) {
  const t = useT()
  const estimate = useEstimate(items)
  if (!estimate) return null
  const both = { amount: charged.amount + estimate.amount, currency: charged.currency }
  const whole = (charged.amount === 0 && onSiteSum(items)) || both
  return (
    <dl className="mt-4 flex items-baseline justify-between gap-4 font-semibold">
      <dt>{productWords(t, items)('order.whole-price')}</dt>
      <dd data-sum="total">
        <Money amount={whole.amount} currency={whole.currency} size="lg" />
      </dd>
    </dl>
  )
}

/** Returns the sum of what is paid on site; undefined if that's in several currencies. */
function onSiteSum(items: OnSiteProps['items']): MoneyValue | undefined {
  const amounts = items.flatMap(({ lines }) => lines.filter(isOnSite)).map(({ amount }) => amount)
  const [currency, ...others] = new Set(amounts.map((amount) => amount.currency))
  return currency && others.length === 0 ? sumMoney(amounts, currency) : undefined
}

/** Returns what is paid on site, estimated in the currency that we charge; undefined if a product doesn't know it. */
export function useEstimate(items: OnSiteProps['items']): MoneyValue | undefined {
  const byProduct = useItemsByProduct(items.filter(({ lines }) => lines.some(isOnSite)))
  const known = byProduct.flatMap(({ items: own, views }) => views.estimateOnSite?.(own) ?? [])
  const [first] = known
  return first && known.length === byProduct.length ? sumMoney(known, first.currency) : undefined
}
