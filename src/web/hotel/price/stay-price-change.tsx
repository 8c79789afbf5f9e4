import type { ReactNode } from 'react'
import type { Money as MoneyValue } from '../../../contract/money.ts'
import { useT } from '../../locale/language.ts'
import { Money } from '../../ui/money.tsx'
import { Alert } from '../../ui/page/alert.tsx'

interface StayPriceChangeProps {
  oldPrice: MoneyValue
  newPrice: MoneyValue
  text: string
  actions?: ReactNode
}

/** Renders the old and the new total side by side after a change. */
export function StayPriceChange({ oldPrice, newPrice, text, actions }: StayPriceChangeProps) {
  const t = useT()
  const difference = newPrice.amount - oldPrice.amount
  const columns = [
    [
      'price-was',
      <s key="was">
        <Money amount={oldPrice.amount} currency={oldPrice.currency} />
      </s>,
    ],
    [
      'price-now',
      <Money key="now" amount={newPrice.amount} currency={newPrice.currency} size="lg" />,
    ],
    [
      'price-difference',
      <Money key="difference" amount={difference} currency={newPrice.currency} sign />,
    ],
  ] as const
  return (
    <Alert
      tone="warning"
      code="PRICE_CHANGED"
      title={t(difference > 0 ? 'hotel.changed-up' : 'hotel.changed-down')}
      actions={actions}
    >
      <p>{text}</p>
      <dl className="mt-3 flex flex-wrap items-end gap-x-8 gap-y-3">
        {columns.map(([name, amount]) => (
          <div key={name}>
            <dt className="text-xs text-ink-soft">{t(`hotel.${name}`)}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}
