import { useT } from '../../../locale/language.ts'
import { cx } from '../../../ui/cx.ts'

export interface FlightCountProps {
  /** How many flights match the filters, and how many there are. */
  found: number
  total: number
  /** Whether suppliers are still to answer, or none did, so that zero means nothing. */
  unknown: boolean
}

/** Renders how many flights are listed, and says it when it changes. */
export function FlightCount({
  found,
  total,
  unknown,
  className,
}: FlightCountProps & { className?: string }) {
  const t = useT()
  return (
    <p role="status" className={cx('font-medium tabular', className)}>
      {found < total && t('flight-results.count-of', { matching: found, total })}
      {found === total && (total > 0 || !unknown) && t('flight-results.count', { count: total })}
    </p>
  )
}
