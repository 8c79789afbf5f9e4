import type { Money } from '../../../contract/money.ts'
import { useT } from '../../locale/use-t.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PriceChange } from '../shared/price-change.tsx'
import type { BookingAnswer } from './answer-booking.ts'

const told = ['PRICE_CHANGED', 'OFFER_GONE', 'SUPPLIER_UNAVAILABLE'] as const

interface BookingProblemProps {
  answer: BookingAnswer | undefined
  /** What the booking costs now. */
  total: Money
  again: string
}

/** Why no order came of the form, when it is not for a field of it. */
export function BookingProblem({ answer, total, again }: BookingProblemProps) {
  const t = useT()
  if (answer?.kind !== 'problem' || !answer.code || answer.fields) return null
  const { code, changed } = answer
  // The answer comes a moment before the booking with its new total.
  if (changed?.was.amount === total.amount) return null
  if (changed?.by === 'airline') {
    return (
      <PriceChange
        was={changed.was}
        now={total}
        text={t('flight-book.airline-price-text')}
        actions={
          <LinkButton to={again} variant="secondary" icon="search">
            {t('flight-confirm.back')}
          </LinkButton>
        }
      />
    )
  }
  if (changed) {
    return (
      <PriceChange
        was={changed.was}
        now={total}
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
        known === 'OFFER_GONE' && (
          <LinkButton to={again} icon="search">
            {t('flight-book.search-again')}
          </LinkButton>
        )
      }
    >
      {t(`flight-book.problem-${known}`)}
    </Alert>
  )
}
