import type { ReactNode } from 'react'
import type { Money as MoneyValue } from '../../contract/money.ts'
import { Money } from './money.tsx'
import { Alert } from './page/alert.tsx'

export interface PriceChangeProps {
  oldPrice: MoneyValue
  newPrice: MoneyValue
  title: string
  text: string
  labels: Record<'was' | 'now' | 'difference', string>
  /** What the price consists of and the price itself as the last one, if it isn't paid all at once. */
  sums?: readonly ChangedSum[] | undefined
  actions?: ReactNode
}

export interface ChangedSum {
  label: string
  was: MoneyValue
  now: MoneyValue
}

/** Renders an old and a new price side by side, and what follows from the change. */
export function PriceChange(props: PriceChangeProps) {
  const { oldPrice, newPrice, title, text, labels, sums = [], actions } = props
  return (
    <Alert tone="warning" code="PRICE_CHANGED" title={title} actions={actions}>
      <p>{text}</p>
      {sums.length === 0 && (
        <div className="mt-3">
          <Sum was={oldPrice} now={newPrice} labels={labels} isLarge />
        </div>
      )}
      {sums.map(({ label, was, now }, index) => (
        <section key={label} aria-label={label} className="mt-3">
          <p className="font-semibold">{label}</p>
          <Sum was={was} now={now} labels={labels} isLarge={index === sums.length - 1} />
        </section>
      ))}
    </Alert>
  )
}

interface SumProps extends Pick<PriceChangeProps, 'labels'>, Pick<ChangedSum, 'was' | 'now'> {
  isLarge: boolean
}

/** Renders an old and a new amount with their difference; an amount that stays the same once. */
function Sum({ was, now, labels, isLarge }: SumProps) {
  const difference = now.amount - was.amount
  return (
    <dl className="mt-1 flex flex-wrap items-end gap-x-8 gap-y-3">
      {difference !== 0 && (
        <Part label={labels.was}>
          <s>
            <Money amount={was.amount} currency={was.currency} />
          </s>
        </Part>
      )}
      <Part label={labels.now}>
        <Money amount={now.amount} currency={now.currency} size={isLarge ? 'lg' : 'md'} />
      </Part>
      {difference !== 0 && (
        <Part label={labels.difference}>
          <Money amount={difference} currency={now.currency} size="md" sign />
        </Part>
      )}
    </dl>
  )
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="text-md">{children}</dd>
  </div>
)
