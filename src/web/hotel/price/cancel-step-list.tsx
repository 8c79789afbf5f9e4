import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { Translate } from '../../locale/word-store.ts'
import { cx } from '../../ui/cx.ts'
import type { CancelStep } from './cancel-steps.ts'
import { chargeText } from './charge-text.ts'

const dots = { all: 'bg-sea', part: 'bg-amber', none: 'bg-line-strong' } as const

interface CancelStepListProps {
  steps: readonly CancelStep[]
  /** The property's. */
  zone: string
}

/** Renders in words what cancelling refunds until when, in the property's time. */
export function CancelStepList({ steps, zone }: CancelStepListProps) {
  const t = useT()
  const format = useFormat()
  const money = useMoney()
  const time = (instant: string) => format.date(instant, 'date-time', zone)
  return (
    <ol className="grid gap-1" suppressHydrationWarning>
      {steps.map((step) => (
        <li key={step.refunds + step.until} className="flex items-start gap-2">
          <span
            aria-hidden="true"
            className={cx('mt-2 size-2 shrink-0 rounded-full', dots[step.refunds])}
          />
          <span>{stepText(t, step, steps.length === 1, { time, money })}</span>
        </li>
      ))}
    </ol>
  )
}

function stepText(
  t: Translate,
  { refunds, refund, until = '', isUnpaid, charge }: CancelStep,
  isOnly: boolean,
  { time, money }: { time: (instant: string) => string; money: ReturnType<typeof useMoney> },
): string {
  if (charge) {
    const values = { charge: chargeText(t, charge, money) }
    return t(isOnly ? 'hotel.cancel-never-charge' : 'hotel.cancel-after-charge', values)
  }
  if (isUnpaid) return t(isOnly ? 'hotel.cancel-never-some' : 'hotel.cancel-after-some')
  if (refunds === 'none') return t(isOnly ? 'hotel.cancel-never' : 'hotel.cancel-after')
  const at = t('hotel.time-there', { time: time(until) })
  if (refunds === 'all') return t('hotel.cancel-free', { time: at })
  return t('hotel.cancel-part', { time: at, refund: refund ? money(refund) : '' })
}
