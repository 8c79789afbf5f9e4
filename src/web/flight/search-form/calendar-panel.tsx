import { type CalendarDate, parseDate } from '@internationalized/date'
import { type RefObject, useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useT } from '../../locale/use-t.ts'
import { useVisitor } from '../../session/page-state.tsx'
import { OneDayCalendar, RangedCalendar } from './calendars.tsx'
import { formDate, setFormDate } from './form-date.ts'

interface CalendarPanelProps {
  panel: RefObject<HTMLDivElement | null>
  name: string
  range: boolean
  min: string
  max: string
}

// React Aria adds a style element of its own, which the page's policy wants to see a nonce on.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
})

/** The calendar over a search form's own date inputs: what is picked is written into them. */
export default function CalendarPanel({ panel, name, range, min, max }: CalendarPanelProps) {
  const t = useT()
  const { locale } = useVisitor()
  const form = panel.current?.closest('form')
  const [wide] = useState(() => matchMedia('(min-width: 48rem)').matches)
  const common = {
    months: wide ? 2 : 1,
    minValue: parseDate(min),
    maxValue: parseDate(max),
  }
  const done = () => panel.current?.hidePopover()

  // Loaded after the panel was opened, so the browser has placed the focus without it.
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus()
  }, [panel])

  if (!form) return null
  const start = formDate(form, range ? 'depDate' : name)
  const end = formDate(form, 'retDate')
  return (
    <I18nProvider locale={locale.tag}>
      {range ? (
        <>
          <p className="pb-2 text-xs text-ink-soft">
            {t('flight-search-form.calendar-hint-return')}
          </p>
          <RangedCalendar
            {...common}
            label={t('flight-search-form.choose-dates')}
            value={start && end && end.compare(start) >= 0 ? { start, end } : null}
            focused={start}
            onChange={(picked) => {
              setFormDate(form, 'depDate', picked.start)
              setFormDate(form, 'retDate', picked.end)
              done()
            }}
          />
        </>
      ) : (
        <OneDayCalendar
          {...common}
          label={t('flight-search-form.choose-date')}
          value={start}
          onChange={(picked: CalendarDate) => {
            setFormDate(form, name, picked)
            done()
          }}
        />
      )}
    </I18nProvider>
  )
}
