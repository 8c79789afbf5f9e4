import { areSameSums, onSiteSums } from '../../contract/checkout/on-site-sums.ts'
import type { Money } from '../../contract/money.ts'
import type { Payable, PurchasedItem } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { isOnSite, useEstimate } from '../order/price/on-site.tsx'
import { productWords } from '../product/product-words.ts'
import { PriceChange } from '../ui/price-change.tsx'
import { isCardOnly, isCodeOnly } from './pay-words.ts'
import type { SeenPrice } from './seen-price.ts'

interface PayPriceChangeProps {
  payable: Payable
  /** The sums that the payer just agreed to, if that's known: the price may have changed before. */
  agreed: SeenPrice | undefined
}

interface Change {
  was: Money
  now: Money
}

/**
 * Renders prices that the payer hasn't agreed to yet. A price that is partly paid on site is shown with each part and as a
 * whole, as far as its products can estimate that; otherwise each sum that has changed is shown on its own.
 */
export function PayPriceChange({ payable, agreed }: PayPriceChangeProps) {
  const t = useT()
  const { total, items, oldTotal, oldItems = items } = payable
  const estimate = useWhole(items)
  const oldEstimate = useWhole(oldItems)
  if (!oldTotal) return null
  const words = productWords(t, items)
  const labels = {
    was: t('payment.price-was'),
    now: t('payment.price-now'),
    difference: t('payment.price-difference'),
  }
  const wasOnSite = payable.oldOnSite ?? onSiteSums(oldItems)
  const own = { was: agreed?.accepted ?? oldTotal, now: total }
  const onSite = changesOf(agreed?.acceptedOnSite ?? wasOnSite, onSiteSums(items))
  if (![own, ...onSite].some(isChanged)) return null
  const isSplit = own.was.amount + own.now.amount > 0 && onSite.length > 0
  // What was agreed to since has no estimate.
  const isKnown =
    own.was.amount === oldTotal.amount &&
    areSameSums(agreed?.acceptedOnSite ?? wasOnSite, onSiteSums(oldItems))
  if (isSplit && isKnown && estimate !== undefined && oldEstimate !== undefined) {
    const whole = { was: plus(own.was, oldEstimate), now: plus(own.now, estimate) }
    return (
      <PriceChange
        oldPrice={whole.was}
        newPrice={whole.now}
        title={t(`payment.changed-${wayOf(isChanged(whole) ? whole : own)}`)}
        text={t('payment.changed-text')}
        labels={labels}
        sums={[
          { ...own, label: t('order.charged-now') },
          ...onSite.map((sum) => ({ ...sum, label: words('order.on-site') })),
          { ...whole, label: words('order.whole-price') },
        ]}
      />
    )
  }
  return [own, ...onSite].filter(isChanged).map((change) => {
    const way = wayOf(change)
    return (
      <PriceChange
        key={`${change === own} ${change.was.currency}`}
        oldPrice={change.was}
        newPrice={change.now}
        title={change === own ? t(`payment.changed-${way}`) : words(`payment.changed-${way}-there`)}
        text={t(
          `payment.${isCardOnly(payable) ? 'card-' : isCodeOnly(payable) ? 'code-' : ''}changed-text`,
        )}
        labels={labels}
      />
    )
  })
}

const isChanged = ({ was, now }: Change): boolean => was.amount !== now.amount

const wayOf = ({ was, now }: Change) => (now.amount > was.amount ? 'up' : 'down')

const plus = ({ amount, currency }: Money, more: number): Money => ({
  amount: amount + more,
  currency,
})

/** Returns what is paid on site, estimated in the currency that we charge, in minor units; undefined if that's unknown. */
function useWhole(items: readonly PurchasedItem[]): number | undefined {
  const estimate = useEstimate(items)
  return items.some(({ lines }) => lines.some(isOnSite)) ? estimate?.amount : 0
}

/** Returns the sums on site before and now, by currency. */
function changesOf(before: readonly Money[], after: readonly Money[]): Change[] {
  const currencies = new Set([...before, ...after].map(({ currency }) => currency))
  return [...currencies].map((currency) => {
    const sumIn = (all: readonly Money[]) =>
      all.find((sum) => sum.currency === currency) ?? { amount: 0, currency }
    return { was: sumIn(before), now: sumIn(after) }
  })
}
