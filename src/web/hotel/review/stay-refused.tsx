import { useLocation } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { errorText, useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

const retryable: readonly ErrorCode[] = ['SUPPLIER_UNAVAILABLE', 'UNAVAILABLE', 'RATE_LIMITED']

/** Renders why a stay can't be shown, and what to do. */
export function StayRefused({ code }: { code: ErrorCode }) {
  const t = useT()
  const url = useUrl()
  const here = useLocation()
  const canRetry = retryable.includes(code)
  const isPast = code === 'PAST_DATE'
  return (
    <EmptyState
      icon={canRetry ? 'warning' : isPast ? 'calendar' : 'search'}
      code={code}
      title={
        canRetry
          ? t('hotel-review.unavailable-title')
          : isPast
            ? t('hotel-review.past-title')
            : t('hotel-review.gone-title')
      }
      actions={
        <>
          {canRetry && (
            <LinkButton to={here.pathname + here.search} reloadDocument icon="refresh">
              {t('hotel-review.try-again')}
            </LinkButton>
          )}
          <LinkButton to={url('hotel')} icon="search" variant={canRetry ? 'secondary' : 'primary'}>
            {t('hotel-review.search')}
          </LinkButton>
        </>
      }
    >
      {code === 'SUPPLIER_UNAVAILABLE' ? t('hotel-review.unavailable-text') : errorText(t, code)}
    </EmptyState>
  )
}
