import type { ReactNode } from 'react'
import type { Money as MoneyValue } from '../../../contract/money.ts'
import { useT } from '../../locale/language.ts'
import { Money } from '../../ui/money.tsx'
import { Alert } from '../../ui/page/alert.tsx'

interface PriceChangeProps {
  oldPrice: MoneyValue
  newPrice: MoneyValue
  /** The title, if it isn't the airline's price that changed. */
  title?: string
  text: string
  actions?: ReactNode
}

/** Renders the old and the new price side by side after a change. */
export function PriceChange({ oldPrice, newPrice, title, text, actions }: PriceChangeProps) {
  const t = useT()
  const difference = newPrice.amount - oldPrice.amount
  const moved = difference > 0 ? 'changed-up-title' : 'changed-down-title'
  return (
    <Alert
      tone="warning"
      code="PRICE_CHANGED"
      title={title ?? t(`flight-confirm.${moved}`)}
      actions={actions}
    >
      <p>{text}</p>
      <dl className="mt-3 flex flex-wrap items-end gap-x-8 gap-y-3">
        <div>
          <dt className="text-xs text-ink-soft">{t('flight-confirm.was')}</dt>
          <dd className="text-md line-through">
            <Money amount={oldPrice.amount} currency={oldPrice.currency} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">{t('flight-confirm.now')}</dt>
          <dd>
            <Money amount={newPrice.amount} currency={newPrice.currency} size="lg" />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">{t('flight-confirm.difference')}</dt>
          <dd>
            <Money amount={difference} currency={newPrice.currency} size="md" sign />
          </dd>
        </div>
      </dl>
    </Alert>
  )
}
