import type { ErrorCode } from '../../../contract/errors.ts'
import { errorText, useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

/** Renders a link that has expired, or couldn't be looked up at the moment. */
export function ReportLinkDead({ code }: { code: ErrorCode }) {
  const t = useT()
  const url = useUrl()
  const kind = code === 'REMINDER_NOT_FOUND' ? 'unknown' : 'unavailable'
  return (
    <EmptyState
      icon={kind === 'unknown' ? 'mail' : 'clock'}
      title={t(`report-abandoned.${kind}-title`)}
      code={code}
      actions={
        <LinkButton to={url('flight')} icon="search">
          {t('report-abandoned.search-flights')}
        </LinkButton>
      }
    >
      <p>{errorText(t, code)}</p>
    </EmptyState>
  )
}
