import { useRevalidator } from 'react-router'
import type { Transaction } from '../../contract/payment.ts'
import { useT } from '../locale/use-t.ts'
import { Card } from '../ui/card.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { Money } from '../ui/money.tsx'
import { payWords } from './pay-words.ts'

/** The amount, and the clocks it stands under: an order has two, a change of one the quote's. */
export function PayClocks({ transaction }: { transaction: Transaction }) {
  const t = useT()
  const { total, orderCode, seatsHeldUntil, priceHeldUntil, payUntil, change } = transaction
  return (
    <Card>
      <dl className="grid gap-4" data-total={total.amount} data-currency={total.currency}>
        <div>
          <dt className="text-ink-soft">{t('pay.amount')}</dt>
          <dd>
            <Money amount={total.amount} currency={total.currency} size="xl" />
          </dd>
        </div>
        {change ? (
          <Clock label={t('aftersales.pay-until')} until={payUntil} />
        ) : (
          <>
            <Clock label={t('pay.seats-until')} until={seatsHeldUntil} />
            <Clock label={t('pay.price-until')} until={priceHeldUntil} />
          </>
        )}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">{t('pay.order-code')}</dt>
          <dd className="tabular font-semibold tracking-wider" data-order-code={orderCode}>
            {orderCode}
          </dd>
        </div>
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-xs text-ink-soft">
        {payWords(t, transaction)('clocks-note')}
      </p>
    </Card>
  )
}

function Clock({ label, until }: { label: string; until: string | null }) {
  const revalidator = useRevalidator()
  if (!until) return null
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <Countdown until={until} onEnd={() => void revalidator.revalidate()} />
      </dd>
    </div>
  )
}
