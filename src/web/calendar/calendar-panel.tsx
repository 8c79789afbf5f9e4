import { type CalendarDate, parseDate } from '@internationalized/date'
import { type RefObject, useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useT } from '../locale/language.ts'
import { useVisitor } from '../session/page-state/page-state.tsx'
import { Button } from '../ui/button.tsx'
import { OneDayCalendar, RangedCalendar } from './calendars.tsx'
import type { DateRange } from './form-date.ts'
import { clearFormDate, formDate, setFormDate } from './form-date.ts'
import { placeBeside } from './place-beside.ts'

interface CalendarPanelProps {
  panel: RefObject<HTMLDivElement | null>
  name: string
  range: DateRange | undefined
  /** The first and last selectable day. */
  first: string
  last: string
}

// React Aria adds a style element, which needs the CSP's nonce.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
})

/** Renders the calendar of a form's date fields and writes the selection into them. */
export default function CalendarPanel({ panel, name, range, first, last }: CalendarPanelProps) {
  const t = useT()
  const { locale } = useVisitor()
  const form = panel.current?.closest('form')
  const [months] = useState(() => shownMonths(first, last))
  const done = () => panel.current?.hidePopover()

  // It loads after the panel was opened, when the browser has already placed the focus and the panel.
  useEffect(() => {
    const open = panel.current
    if (open?.previousElementSibling) placeBeside(open, open.previousElementSibling)
    // In the frame that places it, but afterwards: the browser scrolls the page to a focused day that is out of view.
    const frame = requestAnimationFrame(() =>
      open?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [panel])

  if (!form) return null
  const start = formDate(form, range?.start ?? name)
  const end = range ? formDate(form, range.end) : null
  const common = {
    months,
    minValue: parseDate(first),
    maxValue: parseDate(last),
    // Without it, calendars open at today by the browser's clock, which may be wrong.
    focused: start ?? parseDate(first),
  }
  return (
    <I18nProvider locale={locale.tag}>
      {range ? (
        <RangedCalendar
          {...common}
          label={t('calendar.choose-dates')}
          value={start && end && end.compare(start) >= 0 ? { start, end } : null}
          hints={range.hints}
          // If it's opened from the second field, only that is selected.
          from={name === range.end ? start : null}
          onStart={(picked) => {
            setFormDate(form, range.start, picked)
            if (end && end.compare(picked) < range.fewestNights) clearFormDate(form, range.end)
          }}
          onChange={(picked) => {
            const nights = picked.end.compare(picked.start)
            const missing = Math.max(0, range.fewestNights - nights)
            setFormDate(form, range.start, picked.start)
            setFormDate(form, range.end, picked.end.add({ days: missing }))
            done()
          }}
        />
      ) : (
        <OneDayCalendar
          {...common}
          label={t('calendar.choose-date')}
          value={start}
          onChange={(picked: CalendarDate) => {
            setFormDate(form, name, picked)
            done()
          }}
        />
      )}
      <div className="sticky -bottom-4 -mx-2 -mb-4 mt-4 border-t border-line bg-raised p-4 sm:hidden">
        <Button block onClick={done}>
          {t('calendar.done')}
        </Button>
      </div>
    </I18nProvider>
  )
}

/** Returns how many months are shown: two side by side, one where there's no room for two, on phones all to scroll through. */
function shownMonths(first: string, last: string): number {
  if (matchMedia('(width >= 48rem)').matches) return 2
  if (matchMedia('(width >= 40rem)').matches) return 1
  const month = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return month(last) - month(first) + 1
}
