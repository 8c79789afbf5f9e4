import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useT } from '../../locale/use-t.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CalendarGone } from './calendar-gone.tsx'
import { earliestToday, lastDateOnSale } from './check-search.ts'

const CalendarPanel = lazy(() =>
  import('./calendar-panel.tsx').catch(() => ({ default: CalendarGone })),
)

interface TravelDateProps {
  label: string
  name: string
  defaultValue: string
  error?: string | undefined
  /** The two fields a range is written to, on a round trip. */
  range?: () => boolean
  className?: string | undefined
}

/** A date with a calendar that comes when it is first opened; the browser's own input is underneath. */
export function TravelDate({
  label,
  name,
  defaultValue,
  error,
  range,
  className,
}: TravelDateProps) {
  const t = useT()
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const now = Date.now()
  return (
    <div className={className}>
      <DateField
        label={label}
        name={name}
        defaultValue={defaultValue}
        error={error}
        min={earliestToday(now)}
        max={lastDateOnSale(now)}
        suppressHydrationWarning
        opener={
          hydrated && (
            <button
              type="button"
              popoverTarget={panelId}
              aria-label={t('flight-search-form.open-calendar')}
              className="grid size-9 place-items-center rounded-sm text-ink-soft hover:bg-sunk hover:text-ink"
            >
              <Icon name="calendar" />
            </button>
          )
        }
      />
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="popover-panel popover-start rounded border border-line bg-raised p-4 text-ink shadow-float"
      >
        {open && (
          <Suspense fallback={<Skeleton className="h-84 w-74" />}>
            <CalendarPanel
              panel={panel}
              name={name}
              range={range?.() ?? false}
              min={earliestToday(now)}
              max={lastDateOnSale(now)}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
