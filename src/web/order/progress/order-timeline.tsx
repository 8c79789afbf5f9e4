import type { Order } from '../../../contract/order/order.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { AirportNames } from '../../place/airport-names.ts'
import { ZonedTime } from '../../place/zoned-time.tsx'
import { productWords } from '../../product/product-words.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import {
  nextDeparture,
  orderProgress,
  type StepProgress,
  waitsForAnswer,
} from './order-progress.ts'

const looks: Readonly<Record<StepProgress['state'], string>> = {
  done: 'border-sea bg-sea-soft text-sea',
  current: 'border-sea bg-sea text-on-sea',
  stopped: 'border-red bg-red-soft text-red',
  ahead: 'border-line-strong text-ink-soft',
}

interface OrderTimelineProps {
  order: Order
  airports: AirportNames
}

/** The way of an order from being made to travelling, read down. */
export function OrderTimeline({ order, airports }: OrderTimelineProps) {
  const t = useT()
  const words = productWords(t, order.items)
  const steps = orderProgress(order)
  const departure = nextDeparture(order)
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-4 pb-5 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute inset-y-0 top-8 left-[15px] w-px',
                step.state === 'done' ? 'bg-sea' : 'bg-line-strong',
              )}
            />
          )}
          <span
            className={cx(
              'grid size-8 shrink-0 place-items-center rounded-full border',
              looks[step.state],
            )}
          >
            <StepSign step={step} number={index + 1} isLive={departure !== undefined} />
          </span>
          <div className="pt-1">
            <p className={cx(step.state === 'ahead' ? 'text-ink-soft' : 'font-semibold')}>
              {words(`order.step-${step.id}`)}{' '}
              <span className="sr-only">({t(`order.step-${wordOf(step)}`)})</span>
            </p>
            <p className="text-xs text-ink-soft empty:hidden">
              <StepNote step={step} order={order} airports={airports} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A journey that is yet to begin is what comes next, not what happens now. */
const wordOf = ({ id, state }: StepProgress) =>
  id === 'travel' && state === 'current' ? 'next' : state

interface StepSignProps {
  step: StepProgress
  number: number
  /** Whether a flight is what comes next. */
  isLive: boolean
}

function StepSign({ step, number, isLive }: StepSignProps) {
  if (step.state === 'done') return <Icon name="check" />
  if (step.state === 'stopped') return <Icon name="close" />
  if (step.id !== 'travel') return <span className="tabular">{number}</span>
  return <Icon name={isLive ? 'plane' : 'flag'} />
}

function StepNote({ step, order, airports }: OrderTimelineProps & { step: StepProgress }) {
  const t = useT()
  const format = useFormat()
  if (step.at) return <LocalTime value={step.at} />
  const waiting = waitsForAnswer(order)
  if (step.id === 'answer' && waiting) {
    return (
      <ZonedTime
        id="order.announced-answer"
        value={waiting.answerBy}
        at={waiting.at}
        zone={waiting.zone}
        airports={airports}
      />
    )
  }
  const departure = nextDeparture(order)
  if (step.id !== 'travel' || step.state === 'stopped' || !departure) return null
  const day = format.date(departure.slice(0, 10), 'full')
  return step.state === 'current' ? `${day}. ${t('order.step-travel-note')}` : day
}
