import { useT, useUrl } from '../../../locale/language.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'

interface BookingEndedProps {
  code: string
  again: string
  /** The address that searches the booking's flights again; undefined if they're unknown. */
  recheck: string | undefined
}

/** Renders a booking that can't be continued: expired, or not this visitor's. */
export function BookingEnded({ code, again, recheck }: BookingEndedProps) {
  const t = useT()
  const url = useUrl()
  const kind = code === 'BOOKING_EXPIRED' ? 'expired' : 'unknown'
  return (
    <EmptyState
      icon={kind === 'expired' ? 'clock' : 'search'}
      title={t(`flight-book.${kind}-title`)}
      code={code}
      actions={
        <>
          {recheck && (
            <LinkButton to={recheck} icon="refresh">
              {t('flight-book.recheck')}
            </LinkButton>
          )}
          <LinkButton to={again} icon="search" variant={recheck ? 'secondary' : 'primary'}>
            {t('flight-book.search-again')}
          </LinkButton>
          <LinkButton to={url('order')} variant="secondary">
            {t('flight-book.find-order')}
          </LinkButton>
        </>
      }
    >
      <p>{t(`flight-book.${kind}-text`)}</p>
    </EmptyState>
  )
}
