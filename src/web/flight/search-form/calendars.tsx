import type { CalendarDate } from '@internationalized/date'
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
      <Months count={months} />
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
      <Months count={months} />
    </RangeCalendar>
  )
}

const step =
  'absolute top-0 grid size-10 place-items-center rounded outline-offset-2 data-hovered:bg-sunk data-focus-visible:outline-2 data-disabled:opacity-40'

function Months({ count }: { count: number }) {
  const t = useT()
  return (
    <div className="relative flex justify-center gap-6">
      <Button
        slot="previous"
        aria-label={t('flight-search-form.previous-month')}
        className={`left-0 ${step}`}
      >
        <Icon name="chevron-left" />
      </Button>
      {Array.from({ length: count }, (_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month's place, its only identity
        <div key={month}>
          <CalendarHeading
            offset={{ months: month }}
            className="mx-10 pb-2 text-center text-md leading-10 font-semibold"
          />
          <MonthGrid offset={month} />
        </div>
      ))}
      <Button
        slot="next"
        aria-label={t('flight-search-form.next-month')}
        className={`right-0 ${step}`}
      >
        <Icon name="chevron-right" />
      </Button>
    </div>
  )
}
