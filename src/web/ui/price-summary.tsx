import type { ReactNode } from 'react'
import { Money } from './money.tsx'

export interface PriceSummaryLine {
  id: string
  label: ReactNode
  amount: number
  note?: ReactNode
}

interface PriceSummaryProps {
  currency: string
  lines: readonly PriceSummaryLine[]
  total: number
  totalLabel: ReactNode
  /** Larger than the page's heading, for pages where somebody is about to pay. */
  largest?: boolean | undefined
  /** Whether it's marked as the page's total; not if something around it is. */
  isMarked?: boolean | undefined
  children?: ReactNode
}

/** Renders price lines and their total, the largest figure on the page. */
export function PriceSummary(props: PriceSummaryProps) {
  const { currency, lines, total, totalLabel, largest = false, isMarked = true } = props
  return (
    <div {...(isMarked && { 'data-total': total, 'data-currency': currency })}>
      <dl className="flex flex-col gap-2">
        {lines.map((line) => (
          <div key={line.id} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">
              {line.label}
              {line.note && <span className="block text-xs text-ink-soft">{line.note}</span>}
            </dt>
            <dd>
              <Money amount={line.amount} currency={currency} />
            </dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-semibold">{totalLabel}</dt>
          <dd>
            <Money amount={total} currency={currency} size={largest ? '2xl' : 'xl'} />
          </dd>
        </div>
      </dl>
      {props.children}
    </div>
  )
}
