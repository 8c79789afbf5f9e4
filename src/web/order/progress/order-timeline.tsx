import type { OrderRefund } from '../../../contract/aftersales/after-sales.ts'
import type { Order } from '../../../contract/order/order.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { Translate } from '../../locale/word-store.ts'
import { usePlaceNames } from '../../place/place-names.ts'
import { ZonedTime } from '../../place/zoned-time.tsx'
import { useProductViews } from '../../product/product-views.ts'
import { productWords } from '../../product/product-words.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { useArrivals } from '../sent-refunds.ts'
import { orderProgress, type StepProgress } from './order-progress.ts'
import { useNext } from './use-next.ts'

const looks: Readonly<Record<StepProgress['state'], string>> = {
  done: 'border-sea bg-sea-soft text-sea',
  current: 'border-sea bg-sea text-on-sea',
  stopped: 'border-red bg-red-soft text-red',
  ahead: 'border-line-strong text-ink-soft',
}

/** Steps that nobody looks for any more once the trip is next; a refund isn't one of them. */
const begun: ReadonlySet<StepProgress['id']> = new Set(['ordered', 'reserved', 'paid', 'confirmed'])

interface OrderTimelineProps {
  order: Order
  /** The order's refunds, as far as they're known. */
  refunds?: readonly OrderRefund[]
}

/** Renders an order's steps from booking to travelling. Once the trip is all that's left, past steps are folded below. */
export function OrderTimeline({ order, refunds = [] }: OrderTimelineProps) {
  const t = useT()
  const words = productWords(t, order.items)
  const viewsOf = useProductViews()
  const next = useNext(order)
  // The top of the page says it, with the time.
  const isCheckInKnown =
    next.item !== undefined && viewsOf(next.item).checkIn?.(next.item) !== undefined
  const arrivals = useArrivals(refunds)
  const steps = orderProgress(order, next.answer !== undefined)
  const isComing = order.status === 'confirmed' && steps.some(({ state }) => state === 'current')
  const past = isComing ? steps.filter(({ id, state }) => state === 'done' && begun.has(id)) : []
  const list = (shown: readonly StepProgress[]) => (
    <ol>
      {shown.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-4 pb-5 last:pb-0"
        >
          {index < shown.length - 1 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute inset-y-0 top-8 inset-s-[15px] w-px',
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
            <StepSign step={step} number={steps.indexOf(step) + 1} icon={next.icon} />
          </span>
          <div className="pt-1">
            <p className={cx(step.state === 'ahead' ? 'text-ink-soft' : 'font-semibold')}>
              {words(`order.step-${step.id}`)}{' '}
              <span className="sr-only">({t(`order.step-${wordOf(step)}`)})</span>
            </p>
            <p className="text-xs text-ink-soft empty:hidden">
              <StepNote step={step} next={next} words={isCheckInKnown ? undefined : words} />
            </p>
            {step.id === 'refund' &&
              arrivals.map((arrival) => (
                <p key={arrival} className="text-xs text-ink-soft">
                  {arrival}
                </p>
              ))}
          </div>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      {list(steps.filter((step) => !past.includes(step)))}
      {past.length > 0 && (
        <Disclosure summary={t('order.history')} className="mt-4 border-t border-line pt-2">
          {list(past)}
        </Disclosure>
      )}
    </>
  )
}

/** Returns the label of a step: a journey that hasn't begun is next, not current. */
const wordOf = ({ id, state }: StepProgress) =>
  id === 'travel' && state === 'current' ? 'next' : state

interface StepSignProps {
  step: StepProgress
  number: number
  /** The icon of the next item's product. */
  icon: IconName
}

function StepSign({ step, number, icon }: StepSignProps) {
  if (step.state === 'done') return <Icon name="check" />
  if (step.state === 'stopped') return <Icon name="close" />
  if (step.id !== 'travel') return <span className="tabular">{number}</span>
  return <Icon name={icon} />
}

interface StepNoteProps {
  step: StepProgress
  next: ReturnType<typeof useNext>
  /** Undefined if the page says elsewhere what to prepare. */
  words: Translate | undefined
}

function StepNote({ step, next: { answer, start }, words }: StepNoteProps) {
  const format = useFormat()
  const places = usePlaceNames()
  if (step.at) return <LocalTime value={step.at} />
  if (step.id === 'answer' && answer) {
    return (
      <ZonedTime
        id="order.announced-answer"
        value={answer.by}
        at={answer.place}
        zone={answer.zone}
        places={places}
      />
    )
  }
  if (step.id !== 'travel' || step.state === 'stopped' || !start) return null
  const day = format.date(start, 'full')
  return (
    <>
      {day}
      {words && step.state === 'current' && (
        <span className="block">{words('order.step-travel-note')}</span>
      )}
    </>
  )
}
