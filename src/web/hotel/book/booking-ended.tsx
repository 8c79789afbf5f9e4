import type { ErrorCode } from '../../../contract/errors.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

interface BookingEndedProps {
  code: ErrorCode
  again: string
  /** The property's page for the same stay, if it's known. */
  review: string | undefined
}

/** Renders a draft that can't be continued: expired, or not this visitor's. */
export function BookingEnded({ code, again, review }: BookingEndedProps) {
  const t = useT()
  const url = useUrl()
  const kind = code === 'BOOKING_EXPIRED' ? 'expired' : 'unknown'
  return (
    <EmptyState
      icon={kind === 'expired' ? 'clock' : 'search'}
      title={t(`hotel-book.${kind}-title`)}
      code={code}
      actions={
        <>
          {review && (
            <LinkButton to={review} icon="refresh">
              {t('hotel-book.other-rates')}
            </LinkButton>
          )}
          <LinkButton to={again} icon="search" variant={review ? 'secondary' : 'primary'}>
            {t('hotel-book.search-again')}
          </LinkButton>
          <LinkButton to={url('order')} variant="secondary">
            {t('hotel-book.find-order')}
          </LinkButton>
        </>
      }
    >
      {t(`hotel-book.${kind}-text`)}
    </EmptyState>
  )
}
