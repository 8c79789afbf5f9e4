import { useEffect, useRef } from 'react'
import type { StayBooking } from '../../../contract/hotel/booking.ts'
import { refusedChildren } from '../../../contract/hotel/child-rule.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { StayPriceChange } from '../price/stay-price-change.tsx'
import { ChildRule } from '../terms/child-rule.tsx'
import type { BookingAnswer } from './answer-booking.ts'
import type { PriceChange } from './load-booking.ts'
import { goOnId } from './submit-box.tsx'

const told = [
  'OFFER_GONE',
  'SUPPLIER_UNAVAILABLE',
  'TOO_MANY_HOLDS',
  'TOO_MANY_NETWORK_HOLDS',
  'TOO_MANY_STAYS',
  'RATE_LIMITED',
] as const

interface BookingProblemProps {
  booking: Pick<StayBooking, 'hotel' | 'stay'>
  answer: BookingAnswer | undefined
  /** A price that waits for consent. */
  changed: PriceChange | undefined
  again: string
  /** The property's page for this stay. */
  review: string
}

/** Renders why no order was created, unless it's about a field. Receives the focus after the form was sent. */
export function BookingProblem(props: BookingProblemProps) {
  const { booking, answer, changed, again, review } = props
  const t = useT()
  const url = useUrl()
  const box = useRef<HTMLDivElement>(null)
  const isRefused = answer?.kind === 'problem' && !answer.fields
  const { code, holds = [] } = answer ?? {}
  const isOther = isRefused && code !== 'PRICE_CHANGED'
  // The new price arrives just after the response.
  const hasRule = refusedChildren(booking.hotel, booking.stay).length > 0
  const isShown = isOther || changed !== undefined || hasRule
  useEffect(() => {
    if (answer && isRefused && isShown) box.current?.focus()
  }, [answer, isRefused, isShown])
  if (!isShown) return null
  const known = told.find((each) => each === code) ?? 'other'
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-6 max-lg:scroll-mt-32">
      {hasRule ? (
        <ChildRule
          hotel={booking.hotel}
          stay={booking.stay}
          actions={
            <LinkButton to={again} icon="search" variant="secondary" size="sm">
              {t('hotel-book.search-again')}
            </LinkButton>
          }
        />
      ) : changed && !isOther ? (
        <StayPriceChange
          changed={changed}
          text={t('hotel-book.changed-text')}
          actions={
            <>
              <a href={`#${goOnId}`} className="self-center font-medium underline">
                {t('hotel-book.skip-to-end')}
              </a>
              <LinkButton to={review} variant="quiet" size="sm">
                {t('hotel-book.other-rates')}
              </LinkButton>
            </>
          }
        />
      ) : (
        <Alert
          tone="error"
          code={code}
          title={t(`hotel-book.problem-${known}-title`)}
          actions={
            known === 'OFFER_GONE' ? (
              <>
                <LinkButton to={review} icon="refresh">
                  {t('hotel-book.other-rates')}
                </LinkButton>
                <LinkButton to={again} icon="search" variant="secondary">
                  {t('hotel-book.search-again')}
                </LinkButton>
              </>
            ) : (
              holds.map(({ orderCode }) => (
                <LinkButton
                  key={orderCode}
                  to={url(`order/${orderCode}`)}
                  variant="secondary"
                  size="sm"
                  icon="ticket"
                >
                  {t('hotel-book.open-held', { code: orderCode })}
                </LinkButton>
              ))
            )
          }
        >
          {t(`hotel-book.problem-${known}`)}
        </Alert>
      )}
    </div>
  )
}
