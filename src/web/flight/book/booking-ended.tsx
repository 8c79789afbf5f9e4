import { useT } from '../../locale/use-t.ts'
import { useUrl } from '../../locale/use-url.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** A booking that cannot be gone on with: run out, or not this visitor's. */
export function BookingEnded({ code, again }: { code: string; again: string }) {
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
          <LinkButton to={again} icon="search">
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
