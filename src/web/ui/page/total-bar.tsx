import type { ReactNode } from 'react'
import type { Money as MoneyValue } from '../../../contract/money.ts'
import { Money } from '../money.tsx'

interface TotalBarProps {
  label: string
  total: MoneyValue
  /** In place of a total of zero. */
  nothing?: string
  /** The button that continues. */
  children: ReactNode
}

/**
 * Renders total and button at the bottom of narrow screens, always visible, in their normal place at the end of the
 * page.
 */
export function TotalBar({ label, total, nothing, children }: TotalBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 -mb-6 flex items-center justify-between gap-4 border-t border-line bg-raised px-4 py-3 md:-mx-6 md:-mb-8 md:px-6 lg:hidden">
      {/* Never narrower than the amount: the button's words wrap instead. */}
      <p>
        <span className="block text-xs text-ink-soft">{label}</span>
        {nothing && total.amount === 0 ? (
          <span className="text-lg font-bold">{nothing}</span>
        ) : (
          <Money amount={total.amount} currency={total.currency} size="lg" />
        )}
      </p>
      {children}
    </div>
  )
}
