import type { DeskApplication } from '../../../contract/desk/applications.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'

/** Renders applications, each with its CV to download. What applicants typed is text. */
export function ApplicationRows({ applications }: { applications: readonly DeskApplication[] }) {
  const t = useT()
  const url = useUrl()
  return (
    <ul className="divide-y divide-line rounded border border-line bg-surface">
      {applications.map(({ id, at, name, email, message, jobTitle, job_id, job_detail_id, cv }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 px-4 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
          <div className="grid content-start justify-items-start gap-1 wrap-anywhere">
            <h3 className="font-semibold">{name}</h3>
            <p>{email}</p>
            <p className="text-xs text-ink-soft">
              {jobTitle ?? t('desk-application.job-gone')}
              {` · ${job_id}-${job_detail_id} · `}
              <LocalTime value={at} />
            </p>
            {cv ? (
              <LinkButton
                to={url(`desk/applications/${id}/cv`)}
                variant="secondary"
                size="sm"
                reloadDocument
                aria-label={t('desk-application.download-of', { name })}
                className="mt-2"
              >
                {t('desk-application.download')}
              </LinkButton>
            ) : (
              <p className="mt-2 text-sm">{t('desk-application.no-cv')}</p>
            )}
          </div>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>
        </li>
      ))}
    </ul>
  )
}
