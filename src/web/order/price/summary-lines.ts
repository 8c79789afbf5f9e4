import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import type { Money } from '../../../contract/money.ts'
import type { Translate } from '../../locale/word-store.ts'
import type { PriceSummaryLine } from '../../ui/price-summary.tsx'

/** Something with a price: an item of an order, or a journey about to be booked. */
export interface PricedPart {
  id: string
  name: string
  /** In the total's currency. */
  lines: readonly PriceLine[]
  /** Messages of its product. */
  words: Translate
}

/**
 * Returns a total's lines for display: one for each type of traveller of each part, with price and taxes below, then
 * bags and fees. The amounts still add up to the total. Parts are named if several have a price.
 */
export function summaryLines(
  parts: readonly PricedPart[],
  money: (value: Money) => string,
): PriceSummaryLine[] {
  const isNamed = parts.filter(({ lines }) => lines.length > 0).length > 1
  return parts.flatMap((part) => {
    const groups = Map.groupBy(part.lines, ({ kind, label, passengerType, kg }) =>
      kind === 'base' || kind === 'taxes'
        ? ['fare', label, passengerType].filter(Boolean).join(' ')
        : [kind, label, kg].join(' '),
    )
    return [...groups].map(([id, group]): PriceSummaryLine => {
      const label = labelOf(part, group)
      const notes = [isNamed && label !== part.name && part.name, taxesOf(part, group, money)]
      const note = notes.filter(Boolean).join(' · ')
      return {
        id: `${part.id} ${id}`,
        label,
        amount: sumOf(group),
        ...(note && { note }),
      }
    })
  })
}

const sumOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount.amount, 0)

/** Returns price and taxes of a line that has both. */
function taxesOf(
  { words }: PricedPart,
  group: readonly PriceLine[],
  money: (value: Money) => string,
): string | undefined {
  const currency = group[0]?.amount.currency
  const [base, taxes] = (['base', 'taxes'] as const).map((kind) =>
    group.filter((each) => each.kind === kind),
  )
  if (!currency || !base?.length || !taxes?.length) return undefined
  const text = (lines: readonly PriceLine[]) => money({ amount: sumOf(lines), currency })
  return words('checkout.line-parts', { base: text(base), taxes: text(taxes) })
}

function labelOf({ name, words }: PricedPart, group: readonly PriceLine[]): string {
  const [first] = group
  if (!first) return name
  const { kind, label, passengerType, count, kg } = first
  if (kind === 'promo') return words('checkout.line-promo', { code: label ?? '' })
  if (label) return label
  switch (kind) {
    case 'bag': {
      const bags = group.reduce((sum, each) => sum + each.count, 0)
      return kg === undefined
        ? words('checkout.line-bag', { count: bags })
        : words('checkout.line-bag-kg', { count: bags, kg })
    }
    case 'change':
      return words('aftersales.order-line-change')
    case 'fee':
      return words('aftersales.order-line-fee')
    case 'charge':
      return words('aftersales.order-line-charge')
    default:
      return passengerType ? words(`traveller.count-${passengerType}`, { count }) : name
  }
}
