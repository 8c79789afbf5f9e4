import { type ReactNode, useEffect, useRef } from 'react'
import { onSiteSums } from '../../contract/checkout/on-site-sums.ts'
import type { Money as MoneyValue } from '../../contract/money.ts'
import type { Payable, PurchasedItem } from '../../contract/payment/payment.ts'
import { sumMoney } from '../../contract/sum-money.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT } from '../locale/language.ts'
import { useProductViews } from '../product/product-views.ts'
import { Money } from '../ui/money.tsx'
import { Alert } from '../ui/page/alert.tsx'

interface PayLeftOutProps {
  payable: Payable
  /** Why the last attempt to start a payment failed. */
  problem: string | undefined
}

/** Renders what can't be reserved any more and left the order, and what the rest costs. */
export function PayLeftOut({ payable, problem }: PayLeftOutProps) {
  const t = useT()
  const money = useMoney()
  const viewsOf = useProductViews()
  const box = useRef<HTMLDivElement>(null)
  const { leftOut, total, oldTotal } = payable
  const isNew = problem === 'OFFER_GONE'
  const count = leftOut?.length ?? 0
  // What is gone arrives just after the problem.
  useEffect(() => {
    if (isNew && count > 0) box.current?.focus()
  }, [isNew, count])
  if (!leftOut) return null
  const lost = sumMoney(leftOut.flatMap(chargedFor), total.currency)
  const was = sumMoney([total, lost], total.currency)
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-6">
      <Alert
        tone={isNew ? 'error' : 'warning'}
        code="OFFER_GONE"
        title={t('payment.left-out-title')}
      >
        <ul className="list-disc ps-5 wrap-anywhere">
          {leftOut.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is bought has no id before it is paid
            <li key={index}>
              {viewsOf(item).titleOf(t, item)} ·{' '}
              <s>{pricesOf(item, total.currency).map(money).join(' + ')}</s>
            </li>
          ))}
        </ul>
        <p className="mt-1">{t('payment.left-out-text')}</p>
        {/* Another price of the rest is shown with its own old and new sum. */}
        {lost.amount > 0 && !oldTotal && (
          <dl className="mt-3 flex flex-wrap items-end gap-x-8 gap-y-3">
            <Sum label={t('payment.price-was')}>
              <s>
                <Money amount={was.amount} currency={was.currency} />
              </s>
            </Sum>
            <Sum label={t('payment.left-to-pay')}>
              <Money amount={total.amount} currency={total.currency} size="lg" />
            </Sum>
          </dl>
        )}
      </Alert>
    </div>
  )
}

const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Returns what we would have charged for an item. */
const chargedFor = ({ lines }: PurchasedItem): MoneyValue[] =>
  lines.filter(({ due }) => due === 'now').map(({ amount }) => amount)

/** Returns all that an item would have cost: what we charge, and what is paid on site. */
function pricesOf(item: PurchasedItem, currency: string): MoneyValue[] {
  const now = sumMoney(chargedFor(item), currency)
  const onSite = onSiteSums([item])
  return now.amount > 0 || onSite.length === 0 ? [now, ...onSite] : onSite
}
