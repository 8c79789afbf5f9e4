import type { Bounces } from '../../../../contract/desk/bounces.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { DeskPages } from '../../desk-pages.tsx'
import { DeskTable } from '../../desk-table.tsx'

/** Renders the addresses that the newsletter isn't sent to any more, with when and why. */
export function BouncedAddresses({ bounces, total, page }: Bounces & { page: number }) {
  const t = useT()
  const url = useUrl()
  const at = (number: number) => url('desk/content', { kind: 'issue', bounced: number })
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-3">
      <DeskTable
        id="bounced"
        title={t('desk-content.bounced-count', { count: total })}
        columns={[
          t('desk-content.bounced-email'),
          t('desk-content.bounced-language'),
          t('desk-content.bounced-at'),
          t('desk-content.bounced-reason'),
        ]}
        rows={bounces.map(({ email, language, at: since, reason }) => ({
          id: email,
          cells: [
            <span key="email" className="block min-w-44 wrap-anywhere">
              {email}
            </span>,
            language,
            <LocalTime key="at" value={since} />,
            <span key="reason" className="block min-w-60 wrap-anywhere">
              {reason ?? t('desk-content.bounced-unknown')}
            </span>,
          ],
        }))}
      />
      <p className="text-sm text-ink-soft">
        {total > 0 ? t('desk-content.bounced-hint') : t('desk-content.bounced-none')}
      </p>
      <DeskPages page={page} total={total} at={at} label={t('desk-content.bounced-pages')} />
    </div>
  )
}
