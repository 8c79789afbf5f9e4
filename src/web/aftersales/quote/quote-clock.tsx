import { useRevalidator } from 'react-router'
import { useT } from '../../locale/language.ts'
import { Countdown } from '../../ui/time/countdown.tsx'

/** Renders how long a quote is valid; when it expires, the page is reloaded and says so. */
export function QuoteClock({ until }: { until: string }) {
  const t = useT()
  const revalidator = useRevalidator()
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{t('aftersales.quote-stands')}</dt>
      <dd>
        <Countdown until={until} onEnd={() => void revalidator.revalidate()} />
      </dd>
    </div>
  )
}
