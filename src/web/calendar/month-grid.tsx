import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'

const day =
  'grid size-10 max-sm:h-11 max-sm:w-full cursor-pointer place-items-center rounded-sm tabular text-base outline-offset-[-2px] data-hovered:bg-sunk data-selected:bg-sea-soft data-selected:font-semibold data-selection-end:bg-sea data-selection-end:text-on-sea data-selection-start:bg-sea data-selection-start:text-on-sea data-disabled:cursor-default data-disabled:text-ink-soft data-disabled:opacity-50 data-focus-visible:outline-2 data-outside-month:invisible'

/** Renders one month, with an offset from the first visible one. */
export function MonthGrid({ offset }: { offset: number }) {
  return (
    <CalendarGrid
      offset={{ months: offset }}
      weekdayStyle="short"
      className="max-sm:w-full max-sm:table-fixed"
    >
      <CalendarGridHeader>
        {(name) => (
          <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-soft">
            {name}
          </CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
    </CalendarGrid>
  )
}
