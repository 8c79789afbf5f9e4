import { useT } from '../../locale/use-t.ts'
import { Alert } from '../../ui/alert.tsx'
import { Money } from '../../ui/money.tsx'
import type { Confirmation } from './load-confirmation.ts'

/** The price before and now, side by side, when the airline has changed it. */
export function PriceChange({ confirmation: { was, now } }: { confirmation: Confirmation }) {
  const t = useT()
  if (!now) return null
  const difference = now.amount - was.amount
  const title = difference > 0 ? 'changed-up-title' : 'changed-down-title'
  return (
    <Alert tone="warning" code="PRICE_CHANGED" title={t(`flight-confirm.${title}`)}>
      <p>{t('flight-confirm.changed-text')}</p>
      <dl className="mt-3 flex flex-wrap items-end gap-x-8 gap-y-3">
        <div>
          <dt className="text-xs text-ink-soft">{t('flight-confirm.was')}</dt>
          <dd className="text-md line-through">
            <Money amount={was.amount} currency={was.currency} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">{t('flight-confirm.now')}</dt>
          <dd>
            <Money amount={now.amount} currency={now.currency} size="lg" />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">{t('flight-confirm.difference')}</dt>
          <dd>
            <Money amount={difference} currency={now.currency} size="md" sign />
          </dd>
        </div>
      </dl>
    </Alert>
  )
}
