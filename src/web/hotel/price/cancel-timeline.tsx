import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { cx } from '../../ui/cx.ts'
import { CancelStepList } from './cancel-step-list.tsx'
import { type CancelStep, type CancelTerms, cancelSteps } from './cancel-steps.ts'

interface CancelTimelineProps {
  rate: CancelTerms
  /** Local date of arrival, and the property's zone. */
  checkIn: string
  zone: string
}

const tones = { all: 'fill-sea', part: 'fill-amber', none: 'fill-line-strong' } as const

/** The least share of the bar that a step gets. */
const least = 0.12

/** Renders what cancelling refunds until when: a bar from today to arrival, and the same in words. */
export function CancelTimeline({ rate, checkIn, zone }: CancelTimelineProps) {
  const t = useT()
  const format = useFormat()
  const now = Date.now() + useClockAhead()
  const steps = cancelSteps(rate, now)
  return (
    <div suppressHydrationWarning>
      {steps.length > 1 && (
        <div className="print:hidden">
          <Bar steps={steps} from={now} to={Date.parse(`${checkIn}T23:59:00Z`)} />
          <p className="mt-1 flex justify-between text-xs text-ink-soft" aria-hidden="true">
            <span>{t('hotel.cancel-today')}</span>
            <span>{t('hotel.cancel-arrival', { date: format.date(checkIn, 'short') })}</span>
          </p>
        </div>
      )}
      <div className={cx(steps.length > 1 && 'mt-2')}>
        <CancelStepList steps={steps} zone={zone} />
      </div>
    </div>
  )
}

/** Renders the steps as parts of a bar, as long as they last; short ones keep a visible width. */
function Bar({ steps, from, to }: { steps: readonly CancelStep[]; from: number; to: number }) {
  const span = Math.max(1, to - from)
  let at = from
  const shares = steps.map(({ until }) => {
    const end = until ? Math.min(Date.parse(until), to) : to
    const share = Math.max(least, (end - at) / span)
    at = Math.max(at, end)
    return share
  })
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let left = 0
  return (
    // Attributes rather than styles, because the CSP allows no inline styles.
    <svg aria-hidden="true" className="h-3 w-full rounded-full" preserveAspectRatio="none">
      {steps.map((step, index) => {
        const width = (100 * (shares[index] ?? 0)) / whole
        const x = left
        left += width
        return (
          <rect
            key={step.refunds + step.until}
            x={`${x.toFixed(2)}%`}
            width={`${Math.max(0, width - 0.6).toFixed(2)}%`}
            height="100%"
            className={tones[step.refunds]}
          />
        )
      })}
    </svg>
  )
}
