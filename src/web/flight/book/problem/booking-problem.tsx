import { useEffect, useRef } from 'react'
import type { Money } from '../../../../contract/money.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Alert } from '../../../ui/page/alert.tsx'
import { PriceChange } from '../../fare/price-change.tsx'
import type { BookingAnswer } from '../answer-booking.ts'
import { goOnId } from '../submit-box.tsx'

const told = [
  'PRICE_CHANGED',
  'OFFER_GONE',
  'SUPPLIER_UNAVAILABLE',
  'TOO_MANY_HOLDS',
  'TOO_MANY_NETWORK_HOLDS',
  'RATE_LIMITED',
] as const

interface BookingProblemProps {
  answer: BookingAnswer | undefined
  /** A total that waits for consent. */
  changed: BookingAnswer['changed']
  /** The booking's current total. */
  total: Money
  again: string
  /** The address that searches the booking's flights again. */
  recheck: string
}

/** Renders why no order was created, unless it's about a field. Receives the focus after the form was sent. */
export function BookingProblem(props: BookingProblemProps) {
  const { answer, changed, total, again, recheck } = props
  const box = useRef<HTMLDivElement>(null)
  const isRefused = answer?.kind === 'problem' && !answer.fields
  const isOther = isRefused && !answer.changed
  // The response arrives just before the booking with its new total.
  const isChanged = changed !== undefined && changed.oldPrice.amount !== total.amount
  const isShown = isOther || isChanged
  useEffect(() => {
    if (answer && isRefused && isShown) box.current?.focus()
  }, [answer, isRefused, isShown])
  if (!isShown) return null
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-6 max-lg:scroll-mt-32">
      <Problem
        code={answer?.code ?? ''}
        changed={isOther ? undefined : changed}
        holds={answer?.holds ?? []}
        total={total}
        again={again}
        recheck={recheck}
      />
    </div>
  )
}

interface ProblemProps extends Pick<BookingProblemProps, 'total' | 'again' | 'recheck'> {
  code: string
  changed: BookingAnswer['changed']
  holds: NonNullable<BookingAnswer['holds']>
}

function Problem({ code, changed, holds, total, again, recheck }: ProblemProps) {
  const t = useT()
  const url = useUrl()
  if (changed?.by === 'airline') {
    return (
      <PriceChange
        oldPrice={changed.oldPrice}
        newPrice={total}
        text={t('flight-book.airline-price-text')}
        actions={
          <>
            <a href={`#${goOnId}`} className="self-center font-medium underline">
              {t('flight-book.skip-to-end')}
            </a>
            <LinkButton to={again} variant="quiet" size="sm">
              {t('flight-confirm.back')}
            </LinkButton>
          </>
        }
      />
    )
  }
  if (changed) {
    return (
      <PriceChange
        oldPrice={changed.oldPrice}
        newPrice={total}
        title={t('flight-book.problem-PRICE_CHANGED-title')}
        text={t('flight-book.problem-PRICE_CHANGED')}
      />
    )
  }
  const known = told.find((each) => each === code) ?? 'other'
  return (
    <Alert
      tone="error"
      code={code}
      title={t(`flight-book.problem-${known}-title`)}
      actions={
        known === 'OFFER_GONE' ? (
          <>
            <LinkButton to={recheck} icon="refresh">
              {t('flight-book.recheck')}
            </LinkButton>
            <LinkButton to={again} icon="search" variant="secondary">
              {t('flight-book.search-again')}
            </LinkButton>
          </>
        ) : (
          holds.length > 0 &&
          holds.map(({ orderCode }) => (
            <LinkButton
              key={orderCode}
              to={url(`order/${orderCode}`)}
              variant="secondary"
              size="sm"
              icon="ticket"
            >
              {t('flight-book.open-held', { code: orderCode })}
            </LinkButton>
          ))
        )
      }
    >
      {t(`flight-book.problem-${known}`)}
    </Alert>
  )
}
