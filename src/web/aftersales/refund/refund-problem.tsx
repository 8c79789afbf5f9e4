import { Form } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import type { HeldBooking } from '../bookings-of.ts'
import { ProblemBox } from '../quote/problem-box.tsx'

interface RefundProblemProps {
  problem: ErrorCode
  /** The bookings asked about. */
  bookings: readonly HeldBooking[]
  /** Whether to offer a new quote for them. */
  canRetry: boolean
}

/** Renders why a refund wasn't quoted or confirmed, and a button to retry. */
export function RefundProblem({ problem, bookings, canRetry }: RefundProblemProps) {
  const t = useT()
  return (
    <ProblemBox
      problem={problem}
      items={bookings.flatMap(({ items }) => items)}
      actions={
        canRetry &&
        bookings.length > 0 && (
          <Form method="post">
            {bookings.map(({ id }) => (
              <input key={id} type="hidden" name="item" value={id} />
            ))}
            <SubmitButton size="sm" variant="secondary" icon="refresh">
              {t('aftersales.ask-again')}
            </SubmitButton>
          </Form>
        )
      }
    />
  )
}
