import { useId, useRef, useState } from 'react'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { LazyPart, partScript } from '../offline/lazy-part.tsx'
import { useClockAhead } from '../session/page-state/page-state.tsx'
import { DateField } from '../ui/form/date-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { dayAt, firstDayFrom, lastDayFrom } from './days.ts'
import type { DateRange } from './form-date.ts'
import { placeBeside } from './place-beside.ts'
import { useFormText } from './use-form-text.ts'

export const calendarPanel = partScript(() => import('./calendar-panel.tsx'))

interface TravelDateProps {
  label: string
  name: string
  defaultValue: string
  error?: string | undefined
  /** The field with the place whose local date counts, and how to find the time zone of its text. */
  place?: { field: string; zoneOf: (text: string) => string | undefined } | undefined
  /** The first and last selectable day, if the page knows them. */
  bounds?: { first: string; last: string } | undefined
  /** The date field that this one can't precede. */
  after?: string | undefined
  /** Set if the calendar selects this date together with another one. */
  range?: DateRange | undefined
  className?: string | undefined
}

/**
 * Renders a travel date. The browser's own input holds the value, for visitors without scripts and keyboard users; a
 * button over it shows the date in the visitor's language and opens a calendar, which is loaded on demand.
 */
export function TravelDate(props: TravelDateProps) {
  const { label, name, defaultValue, error, place, bounds, after, range, className } = props
  const t = useT()
  const format = useFormat()
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const now = Date.now() + useClockAhead()
  const names = [name, place?.field, after].filter((each) => each !== undefined)
  const texts = useFormText(panelId, names, { [name]: defaultValue })
  const value = texts[name] ?? ''
  const zone = place?.zoneOf(texts[place.field] ?? '')
  // The visitor's own day until the place is known: nobody searches for yesterday.
  const today = hydrated ? dayAt(now, zone) : firstDayFrom(now, undefined)
  const [soonest, last] = bounds ? [bounds.first, bounds.last] : [today, lastDayFrom(today)]
  const first = laterOf(soonest, (after && texts[after]) || '')
  return (
    <div className={className}>
      <DateField
        label={label}
        name={name}
        defaultValue={defaultValue}
        error={error}
        min={soonest}
        max={last}
        suppressHydrationWarning
        opener={
          hydrated && (
            <button
              type="button"
              popoverTarget={panelId}
              aria-haspopup="dialog"
              // It covers the whole input, so that there's one click target; the input's border shows through.
              className="absolute inset-0 flex items-center gap-2 rounded border border-transparent bg-surface bg-clip-padding px-2 text-start outline-offset-2 sm:px-3 peer-focus-within:inset-s-auto peer-focus-within:*:nth-2:hidden"
            >
              {/* Not an aria-label, because the button's name also contains the date it shows. */}
              <span className="sr-only">{t('calendar.open-calendar', { label })}</span>
              <span className={`min-w-0 flex-1 leading-tight ${value ? '' : 'text-ink-soft'}`}>
                {value ? format.date(value) : t('calendar.pick-date')}
              </span>
              <Icon name="calendar" className="text-ink-soft" />
            </button>
          )
        }
      />
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={t(`calendar.${range ? 'choose-dates' : 'choose-date'}`)}
        onBeforeToggle={(event) => {
          const box = event.currentTarget.previousElementSibling
          if (event.newState === 'open' && box) placeBeside(event.currentTarget, box)
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="popover-panel popover-placed rounded border border-line bg-raised text-ink shadow-float"
      >
        {open && (
          <LazyPart
            of={calendarPanel}
            props={{ panel, name, range, first, last }}
            waiting={<Skeleton className="h-[calc(90dvh-2rem)] sm:h-84 sm:w-74 md:w-154" />}
          />
        )}
      </div>
    </div>
  )
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)
