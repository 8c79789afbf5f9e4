import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/use-t.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { BookingAnswer } from './answer-booking.ts'

const told = ['PRICE_CHANGED', 'OFFER_GONE', 'SUPPLIER_UNAVAILABLE'] as const

/** Why no order came of the form, when it is not for a field of it. */
export function BookingProblem({
  answer,
  again,
}: {
  answer: BookingAnswer | undefined
  again: string
}) {
  const t = useT()
  const money = useMoney()
  if (answer?.kind !== 'problem' || !answer.code || answer.fields) return null
  const { code, was, now } = answer
  const known = told.find((each) => each === code) ?? 'other'
  const text =
    known !== 'PRICE_CHANGED'
      ? t(`flight-book.problem-${known}`)
      : was && now
        ? t('flight-book.problem-PRICE_CHANGED', { was: money(was), now: money(now) })
        : t('flight-book.problem-PRICE_CHANGED-plain')
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
      {text}
    </Alert>
  )
}
