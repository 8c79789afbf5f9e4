import { Form } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { ProblemBox } from '../quote/problem-box.tsx'
import type { ConfirmedReservation } from '../reservations-of.ts'

interface RefundProblemProps {
  problem: ErrorCode
  /** The reservations asked about. */
  reservations: readonly ConfirmedReservation[]
  /** Whether to offer a new quote for them. */
  canRetry: boolean
  /** Ids of items that their supplier changed: the other options are in its notice. */
  noticed: readonly string[]
}

/** Renders why a refund wasn't quoted or confirmed, and a button to retry. */
export function RefundProblem(props: RefundProblemProps) {
  const { problem, reservations, canRetry, noticed } = props
  const t = useT()
  const items = reservations.flatMap((reservation) => reservation.items)
  return (
    <ProblemBox
      problem={problem}
      items={items}
      hasNotice={items.some(({ id }) => noticed.includes(id))}
      actions={
        canRetry &&
        reservations.length > 0 && (
          <Form method="post">
            {reservations.map(({ id }) => (
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
