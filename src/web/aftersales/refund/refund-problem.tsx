import { Form } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { ProblemBox } from '../quote/problem-box.tsx'

interface RefundProblemProps {
  problem: ErrorCode
  /** The bookings that were asked about, each by one of its items: one press asks for them again. */
  items: readonly string[]
}

/** Why a refund was not quoted or not confirmed, and the button that asks once more. */
export function RefundProblem({ problem, items }: RefundProblemProps) {
  const t = useT()
  return (
    <ProblemBox
      problem={problem}
      actions={
        items.length > 0 && (
          <Form method="post">
            {items.map((item) => (
              <input key={item} type="hidden" name="item" value={item} />
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
