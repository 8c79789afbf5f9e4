import type { PriceLine } from '../../contract/booking.ts'
import type { Money } from '../../contract/money.ts'
import type { Offer } from '../../contract/offer.ts'
import { useT } from '../locale/use-t.ts'
import type { Translate } from '../locale/word-store.ts'
import { PriceSummary } from '../ui/price-summary.tsx'

interface PriceLinesProps {
  lines: readonly PriceLine[]
  total: Money
  offers: readonly Offer[]
  totalLabel?: string
  children?: React.ReactNode
}

/** What a total is made of, line by line; journeys are named when there is more than one. */
export function PriceLines({ lines, total, offers, totalLabel, children }: PriceLinesProps) {
  const t = useT()
  return (
    <PriceSummary
      currency={total.currency}
      total={total.amount}
      totalLabel={totalLabel ?? t('order.total')}
      lines={lines.map((line, index) => ({
        id: `${index}`,
        label: lineLabel(t, line),
        amount: line.amount.amount,
        note: journeyOf(line, offers),
      }))}
    >
      {children}
    </PriceSummary>
  )
}

export function lineLabel(t: Translate, line: PriceLine): string {
  const { kind, count, passengerType } = line
  if (kind === 'bag') return t('order.line-bag', { count })
  if (kind === 'fee') return t('order.line-fee')
  if (!passengerType) return t(`order.line-${kind}`)
  const who = t(`order.travellers-${passengerType}`, { count })
  return kind === 'base' ? t('order.line-base-for', { who }) : t('order.line-taxes-for', { who })
}

function journeyOf(line: PriceLine, offers: readonly Offer[]): string | undefined {
  if (offers.length < 2) return undefined
  const offer = offers.find((each) => each.id === line.offerId)
  return offer && `${offer.slice.from} – ${offer.slice.to}`
}

/** The lines of offers that are not booked yet. */
export function offerLines(offers: readonly Offer[]): PriceLine[] {
  return offers.flatMap((offer) =>
    offer.passengers.flatMap(({ type, count, base, taxes }) => {
      const line = (kind: 'base' | 'taxes', each: Money): PriceLine => ({
        kind,
        offerId: offer.id,
        passengerType: type,
        count,
        amount: { amount: each.amount * count, currency: each.currency },
      })
      return [line('base', base), line('taxes', taxes)]
    }),
  )
}
