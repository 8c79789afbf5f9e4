import { useRevalidator } from 'react-router'
import type { Payable } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { ItemPrices } from '../order/item-prices.tsx'
import { productWords } from '../product/product-words.ts'
import { Card } from '../ui/page/card.tsx'
import { Countdown } from '../ui/time/countdown.tsx'
import type { RefusedPromo } from './answer-promo.ts'
import type { LinkedPromo } from './linked-promo.ts'
import { AppliedPromo } from './pay-promo.tsx'
import { payWords } from './pay-words.ts'

interface PaySummaryProps {
  payable: Payable
  /** The promo code of the link that the visitor followed. */
  linked?: LinkedPromo | undefined
  /** Why the applied promo code couldn't be removed. */
  refused?: RefusedPromo | undefined
}

/** Renders the price lines and how long the price is valid: the earlier of an order's two expiries, or that of a change's quote. */
export function PaySummary({ payable, linked, refused }: PaySummaryProps) {
  const t = useT()
  const { total, items, orderCode, change } = payable
  const { reservedUntil, priceUntil, payUntil } = payable
  const words = productWords(t, items)
  const isCode = payable.needsCode === true
  // Nothing is held, so the price can still change.
  const isQuoted = !change && !payable.charge && !reservedUntil && priceUntil !== null
  return (
    <Card title={t('payment.price')}>
      <ItemPrices items={items} total={total} largest>
        {!payable.charge && !isCode && (
          <p className="mt-1 text-xs text-ink-soft">{t('payment.total-note')}</p>
        )}
      </ItemPrices>
      <AppliedPromo payable={payable} linked={linked} refused={refused} />
      <dl className="mt-4 grid gap-2 border-t border-line pt-4">
        {payable.charge ? null : isCode ? (
          <Clock label={t('payment.code-until')} until={payUntil} />
        ) : change || !(reservedUntil || priceUntil) ? (
          <Clock label={t('aftersales.pay-until')} until={payUntil} />
        ) : reservedUntil && priceUntil ? (
          <Clock label={words('payment.both-until')} until={earlier(reservedUntil, priceUntil)} />
        ) : reservedUntil ? (
          <Clock label={words('payment.reserved-until')} until={reservedUntil} />
        ) : (
          <Clock
            label={t(isQuoted ? 'payment.quoted-likely-until' : 'payment.price-until')}
            until={priceUntil}
          />
        )}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">{t('payment.order-code')}</dt>
          <dd className="tabular font-semibold tracking-wider" data-order-code={orderCode}>
            {orderCode}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-ink-soft">
        {isQuoted && !isCode ? t('payment.quoted-note') : payWords(t, payable)('clocks-note')}
      </p>
    </Card>
  )
}

/** Of two deadlines, the one that ends both promises. */
const earlier = (one: string, other: string): string =>
  Date.parse(one) < Date.parse(other) ? one : other

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
