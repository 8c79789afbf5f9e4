import { useLocation } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { errorText, useT, useUrl } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

const retryable: readonly ErrorCode[] = ['SUPPLIER_UNAVAILABLE', 'UNAVAILABLE', 'RATE_LIMITED']

/** Returns the title of a page that can't show its stay. */
export function refusedTitle(t: Translate, code: ErrorCode): string {
  if (retryable.includes(code)) return t('hotel-review.unavailable-title')
  return t(code === 'PAST_DATE' ? 'hotel-review.past-title' : 'hotel-review.gone-title')
}

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
      isWholePage
      title={refusedTitle(t, code)}
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
