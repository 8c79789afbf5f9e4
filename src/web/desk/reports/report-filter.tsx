import { Form, Link } from 'react-router'
import {
  filterDimensions,
  longestPeriod,
  reportDimensions,
} from '../../../contract/desk/report-terms.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DayField, isDay } from '../day-field.tsx'
import { isBrokenDown, type PeriodError, queryOf, type ReportQuery } from './report-query.ts'

/** Renders the form that a report's days and rows are chosen with, and what it's narrowed to. It only sends its fields. */
export function ReportFilter({
  asked,
  error,
}: {
  asked: ReportQuery
  error: PeriodError | undefined
}) {
  const t = useT()
  const url = useUrl()
  const { report, from, to, by, only } = asked
  const told = error && t(`desk-reports.period-${error}`, { days: longestPeriod })
  const isFirstWrong = error === 'invalid' && !isDay(from)
  const isLastWrong = error !== 'invalid' || !isDay(to)
  const canFilter = isBrokenDown(report)
  const chosen = filterDimensions.flatMap((name) => {
    const value = only[name]
    return value === undefined ? [] : [{ name, value }]
  })
  return (
    <>
      <Form
        // Another address fills the fields again, as by the browser's back button.
        key={JSON.stringify(asked)}
        action={url(`desk/reports/${report}`)}
        role="search"
        className={cx(
          'grid items-start gap-3 rounded border border-line bg-surface p-4 sm:grid-cols-2',
          canFilter ? 'lg:grid-cols-[1fr_1fr_1fr_auto]' : 'lg:grid-cols-[1fr_1fr_auto]',
        )}
      >
        <DayField
          name="from"
          label={t('desk-reports.from')}
          value={from}
          required
          error={isFirstWrong ? told : null}
        />
        <DayField
          name="to"
          label={t('desk-reports.to')}
          value={to}
          required
          error={isLastWrong ? told : null}
        />
        {canFilter && (
          <Select
            name="by"
            label={t('desk-reports.by')}
            options={reportDimensions.map((value) => ({
              value,
              label: t(`desk-reports.by-${value}`),
            }))}
            defaultValue={by}
          />
        )}
        {chosen.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton className="min-h-12 sm:mt-6">{t('desk-reports.show')}</SubmitButton>
      </Form>
      {canFilter && chosen.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {chosen.map(({ name, value }) => {
            const { [name]: _, ...rest } = only
            const label = t(`desk-reports.by-${name}`)
            return (
              <li key={name}>
                <Link
                  to={url(`desk/reports/${report}`, queryOf({ ...asked, only: rest }))}
                  className="inline-flex min-h-8 items-center gap-1 rounded-full border border-line-strong px-3 text-xs text-ink no-underline hover:bg-sunk"
                >
                  <span className="sr-only">{t('desk-reports.remove')}</span>
                  {label}: {value || t('desk-reports.unknown')}
                  <Icon name="close" size={16} />
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
