import { Link } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { type Preset, queryOf, type ReportQuery } from './report-query.ts'

interface PeriodLinksProps {
  asked: ReportQuery
  /** The periods that are asked for most. */
  presets: readonly Preset[]
}

/** Renders links to the same report of other periods. */
export function PeriodLinks({ asked, presets }: PeriodLinksProps) {
  const t = useT()
  const url = useUrl()
  return (
    <nav aria-label={t('desk-reports.periods')} className="mb-3">
      <ul className="flex flex-wrap gap-2">
        {presets.map(({ name, from, to }) => (
          <li key={name}>
            <Link
              to={url(`desk/reports/${asked.report}`, queryOf({ ...asked, from, to }))}
              aria-current={from === asked.from && to === asked.to ? 'true' : undefined}
              className="inline-flex min-h-10 items-center rounded-full border border-line-strong bg-surface px-3 text-xs text-ink no-underline hover:bg-sunk aria-[current=true]:border-sea aria-[current=true]:bg-sea-soft aria-[current=true]:font-semibold aria-[current=true]:text-sea"
            >
              {t(`desk-reports.preset-${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
