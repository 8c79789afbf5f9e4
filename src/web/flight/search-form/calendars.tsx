import type { CalendarDate } from '@internationalized/date'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarHeading } from 'react-aria-components/Calendar'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { useT } from '../../locale/use-t.ts'
import { Icon } from '../../ui/icon.tsx'
import { MonthGrid } from './month-grid.tsx'

interface CommonProps {
  label: string
  months: number
  minValue: CalendarDate
  maxValue: CalendarDate
}

/** A calendar for one day. */
export function OneDayCalendar(
  props: CommonProps & { value: CalendarDate | null; onChange: (day: CalendarDate) => void },
) {
  const { label, months, ...rest } = props
  return (
    <Calendar aria-label={label} visibleDuration={{ months }} {...rest}>
      <MonthHead>
        <Months count={months} />
      </MonthHead>
    </Calendar>
  )
}

/** A calendar for a journey there and back. */
export function RangedCalendar(
  props: CommonProps & {
    value: { start: CalendarDate; end: CalendarDate } | null
    focused: CalendarDate | null
    onChange: (range: { start: CalendarDate; end: CalendarDate }) => void
  },
) {
  const { label, months, focused, ...rest } = props
  return (
    <RangeCalendar
      aria-label={label}
      visibleDuration={{ months }}
      defaultFocusedValue={focused}
      {...rest}
    >
      <MonthHead>
        <Months count={months} />
      </MonthHead>
    </RangeCalendar>
  )
}

const Months = ({ count }: { count: number }) => (
  <div className="flex gap-6">
    {Array.from({ length: count }, (_, month) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month's place, its only identity
      <MonthGrid key={month} offset={month} />
    ))}
  </div>
)

const step =
  'grid size-10 place-items-center rounded outline-offset-2 data-hovered:bg-sunk data-focus-visible:outline-2 data-disabled:opacity-40'

function MonthHead({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <>
      <header className="flex items-center justify-between pb-2">
        <Button
          slot="previous"
          aria-label={t('flight-search-form.previous-month')}
          className={step}
        >
          <Icon name="chevron-left" />
        </Button>
        <CalendarHeading className="text-md font-semibold" />
        <Button slot="next" aria-label={t('flight-search-form.next-month')} className={step}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      {children}
    </>
  )
}
