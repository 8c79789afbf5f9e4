import type { ReactNode } from 'react'
import type { Money } from '../../../contract/money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { PriceSummary } from '../../ui/price-summary.tsx'
import { type PricedPart, summaryLines } from './summary-lines.ts'

interface PriceLinesProps {
  parts: readonly PricedPart[]
  total: Money
  totalLabel?: string | undefined
  /** Whether the total is the largest text on the page. */
  largest?: boolean
  /** As in `PriceSummary`. */
  isMarked?: boolean | undefined
  children?: ReactNode
}

/** Renders a total with its lines. */
export function PriceLines(props: PriceLinesProps) {
  const { parts, total, totalLabel, largest, isMarked, children } = props
  const t = useT()
  const money = useMoney()
  return (
    <PriceSummary
      currency={total.currency}
      total={total.amount}
      totalLabel={totalLabel ?? t('checkout.total')}
      largest={largest}
      isMarked={isMarked}
      lines={summaryLines(parts, money)}
    >
      {children}
    </PriceSummary>
  )
}
