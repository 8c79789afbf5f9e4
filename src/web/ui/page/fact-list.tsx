import type { ReactNode } from 'react'

/** Renders facts, each value below its label. `className` lays them out. */
export const FactList = ({
  facts,
  className,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  className: string
}) => (
  <dl className={className}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt className="text-xs text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
