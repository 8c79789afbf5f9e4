import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { StayPriceChange } from '../price/stay-price-change.tsx'
import type { StayAnswer } from './answer-stay.ts'

const told = ['OFFER_GONE', 'OFFER_NOT_FOUND', 'SUPPLIER_UNAVAILABLE', 'RATE_LIMITED'] as const

interface StayProblemProps {
  answer: StayAnswer | undefined
  formKey: string
}

/** Renders why a rate couldn't be booked; for a changed price, both prices and the button that accepts the new one. */
export function StayProblem({ answer, formKey }: StayProblemProps) {
  const t = useT()
  const money = useMoney()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  if (!answer) return null
  const { code, changed, intent } = answer
  const known = told.find((each) => each === code)
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-16">
      {changed ? (
        <StayPriceChange
          changed={changed}
          text={t('hotel-review.changed-text')}
          actions={
            <Form method="post">
              <input type="hidden" name="key" value={`${formKey}-2`} />
              <input type="hidden" name="rate" value={changed.rateId} />
              <input type="hidden" name="amount" value={changed.newPrice.amount} />
              <input type="hidden" name="currency" value={changed.newPrice.currency} />
              <SubmitButton name="intent" value={intent}>
                {t(intent === 'cart' ? 'hotel-review.add-new' : 'hotel-review.book-new', {
                  price: money(changed.newPrice),
                })}
              </SubmitButton>
            </Form>
          }
        />
      ) : (
        <Alert tone="error" code={code}>
          {t(`hotel-review.problem-${known ?? 'other'}`)}
        </Alert>
      )}
    </div>
  )
}
