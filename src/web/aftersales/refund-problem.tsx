import { Form } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import { useT } from '../locale/use-t.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { ProblemBox } from './problem-box.tsx'

interface RefundProblemProps {
  problem: ErrorCode
  /** The booking that was asked about, by one of its items: one press asks for it anew. */
  item: string | undefined
}

/** Why a refund was not quoted or not confirmed, and the button that asks once more. */
export function RefundProblem({ problem, item }: RefundProblemProps) {
  const t = useT()
  return (
    <ProblemBox
      problem={problem}
      actions={
        item && (
          <Form method="post">
            <input type="hidden" name="item" value={item} />
            <SubmitButton size="sm" variant="secondary" icon="refresh">
              {t('aftersales.ask-again')}
            </SubmitButton>
          </Form>
        )
      }
    />
  )
}
