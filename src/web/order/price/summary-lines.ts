import type { PriceLine } from '../../../contract/flight/booking.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type { Money } from '../../../contract/money.ts'
import type { Translate } from '../../locale/word-store.ts'
import type { PriceSummaryLine } from '../../ui/price-summary.tsx'

interface Summary {
  t: Translate
  money: (value: Money) => string
  lines: readonly PriceLine[]
  offers: readonly Offer[]
}

/**
 * What a total is made of, as people read it: one line for each kind of traveller on each journey, with fare and
 * taxes told apart below, then bags and fees. The amounts still add up to the total.
 */
export function summaryLines({ t, money, lines, offers }: Summary): PriceSummaryLine[] {
  const groups = Map.groupBy(lines, ({ kind, offerId, passengerType, kg }) =>
    kind === 'base' || kind === 'taxes'
      ? `fare ${offerId} ${passengerType}`
      : [kind, offerId, kg].join(' '),
  )
  return [...groups].map(([id, group]) => {
    const [first] = group as [PriceLine, ...PriceLine[]]
    const { currency } = first.amount
    const sum = (kind: PriceLine['kind']) =>
      money({ amount: sumOf(group.filter((each) => each.kind === kind)), currency })
    const journey = journeyOf(first, offers)
    const parts = id.startsWith('fare')
      ? t('order.line-parts', { base: sum('base'), taxes: sum('taxes') })
      : undefined
    const note = [journey, parts].filter(Boolean).join(' · ')
    return {
      id,
      label: labelOf(t, group),
      amount: sumOf(group),
      ...(note && { note }),
    }
  })
}

/** Lines of one booking are all in its currency. */
const sumOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount.amount, 0)

function labelOf(t: Translate, group: readonly PriceLine[]): string {
  const [{ kind, passengerType, count, kg }] = group as [PriceLine, ...PriceLine[]]
  if (kind === 'bag') {
    const bags = group.reduce((sum, each) => sum + each.count, 0)
    return kg === undefined
      ? t('order.line-bag', { count: bags })
      : t('order.line-bag-kg', { count: bags, kg })
  }
  if (kind === 'change') return t('aftersales.order-line-change')
  if (kind === 'fee') return t('aftersales.order-line-fee')
  return passengerType ? t(`order.travellers-${passengerType}`, { count }) : t('order.line-fare')
}

/** Journeys are named when there is more than one. */
function journeyOf(line: PriceLine, offers: readonly Offer[]): string | undefined {
  if (offers.length < 2) return undefined
  const offer = offers.find((each) => each.id === line.offerId)
  return offer && `${offer.slice.from} – ${offer.slice.to}`
}
