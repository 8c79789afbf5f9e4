import type { CalendarDate } from '@internationalized/date'
import { useContext, useEffect, useEffectEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarHeading } from 'react-aria-components/Calendar'
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { Icon } from '../ui/icon.tsx'
import type { DateRange } from './form-date.ts'
import { MonthGrid } from './month-grid.tsx'

interface CommonProps {
  label: string
  months: number
  minValue: CalendarDate
  maxValue: CalendarDate
  /** The day that it opens at. */
  focused: CalendarDate
}

/** Renders a calendar for one day. */
export function OneDayCalendar(
  props: CommonProps & { value: CalendarDate | null; onChange: (day: CalendarDate) => void },
) {
  const { label, months, focused, ...rest } = props
  return (
    <Calendar
      aria-label={label}
      visibleDuration={{ months }}
      defaultFocusedValue={focused}
      {...rest}
    >
      <Months count={months} />
    </Calendar>
  )
}

type Range = { start: CalendarDate; end: CalendarDate }

/** Renders a calendar for two days, which shows the number of nights in between. */
export function RangedCalendar(
  props: CommonProps & {
    value: Range | null
    hints: DateRange['hints']
    /** The start of the range if only its end is selected. */
    from: CalendarDate | null
    onStart: (day: CalendarDate) => void
    onChange: (range: Range) => void
  },
) {
  const { label, months, hints, focused, from, onStart, ...rest } = props
  return (
    <RangeCalendar
      aria-label={label}
      visibleDuration={{ months }}
      defaultFocusedValue={(from && rest.value?.end) ?? focused}
      // Closing it midway keeps the first day and doesn't set the second.
      commitBehavior="reset"
      {...rest}
    >
      <RangeLine from={from} hints={hints} onStart={onStart} />
      <Months count={months} />
    </RangeCalendar>
  )
}

/** Renders what to select next or, once there are two days, both days and the nights in between. */
function RangeLine({
  from,
  hints,
  onStart,
}: {
  from: CalendarDate | null
  hints: DateRange['hints']
  onStart: (day: CalendarDate) => void
}) {
  const t = useT()
  const format = useFormat()
  const state = useContext(RangeCalendarStateContext)
  const anchor = state?.anchorDate
  const begin = useEffectEvent(() => {
    if (from) state?.setAnchorDate(from)
  })
  useEffect(() => begin(), [])
  const tellStart = useEffectEvent(onStart)
  useEffect(() => {
    if (anchor && anchor !== from) tellStart(anchor as CalendarDate)
  }, [anchor, from])
  const range = state?.highlightedRange ?? state?.value
  const nights = range?.end && range.start ? range.end.compare(range.start) : 0
  return (
    <p
      role="status"
      className="flex flex-wrap gap-x-3 bg-raised pb-2 text-xs text-ink-soft max-sm:sticky max-sm:-top-4 max-sm:z-10 max-sm:-mx-2 max-sm:-mt-4 max-sm:border-b max-sm:border-line max-sm:p-4"
    >
      {range?.start && range.end && nights > 0 ? (
        <>
          <span>
            {format.date(range.start.toString())} – {format.date(range.end.toString())}
          </span>
          <strong className="text-ink">{t('calendar.nights', { count: nights })}</strong>
        </>
      ) : (
        <span>{anchor ? hints.end : hints.start}</span>
      )}
    </p>
  )
}

const step =
  'absolute top-0 grid size-10 max-sm:hidden place-items-center rounded outline-offset-2 data-hovered:bg-sunk data-focus-visible:outline-2 data-disabled:opacity-40'

function Months({ count }: { count: number }) {
  const t = useT()
  return (
    <div className="relative flex justify-center gap-6 max-sm:flex-col max-sm:pt-2">
      <Button
        slot="previous"
        aria-label={t('calendar.previous-month')}
        className={`inset-s-0 ${step}`}
      >
        <Icon name="chevron-left" />
      </Button>
      {Array.from({ length: count }, (_, month) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month's place, its only identity
          key={month}
          className="max-sm:[contain-intrinsic-size:auto_24rem] max-sm:[content-visibility:auto]"
        >
          <CalendarHeading
            offset={{ months: month }}
            className="mx-10 pb-2 text-center text-md leading-10 font-semibold"
          />
          <MonthGrid offset={month} />
        </div>
      ))}
      <Button slot="next" aria-label={t('calendar.next-month')} className={`inset-e-0 ${step}`}>
        <Icon name="chevron-right" />
      </Button>
    </div>
  )
}
