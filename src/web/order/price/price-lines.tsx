import type { PriceLine } from '../../../contract/flight/booking.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type { Money } from '../../../contract/money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { PriceSummary } from '../../ui/price-summary.tsx'
import { summaryLines } from './summary-lines.ts'

interface PriceLinesProps {
  lines: readonly PriceLine[]
  total: Money
  offers: readonly Offer[]
  /** The total is the largest figure of the page, its heading included. */
  largest?: boolean
  children?: React.ReactNode
}

/** A total with what it is made of. */
export function PriceLines({ lines, total, offers, largest, children }: PriceLinesProps) {
  const t = useT()
  const money = useMoney()
  return (
    <PriceSummary
      currency={total.currency}
      total={total.amount}
      totalLabel={t('order.total')}
      largest={largest}
      lines={summaryLines({ t, money, lines, offers })}
    >
      {offers.some(({ splitEstimated }) => splitEstimated) && (
        <p className="mt-3 text-xs text-ink-soft">{t('flight-shared.split-estimated')}</p>
      )}
      {children}
    </PriceSummary>
  )
}
