import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import { useT } from '../locale/use-t.ts'
import { Alert } from '../ui/alert.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { problemWords } from './quote-problem.ts'

interface RefundProblemProps {
  problem: ErrorCode
  /** The booking that was asked about, by one of its items: one press asks for it anew. */
  item: string | undefined
}

/** Why a refund was not quoted or not confirmed, and the button that asks once more. */
export function RefundProblem({ problem, item }: RefundProblemProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  const words = problemWords(problem)
  return (
    <div ref={box} tabIndex={-1} className="rounded">
      <Alert
        tone={words === 'supplier' || words === 'failed' ? 'error' : 'warning'}
        code={problem}
        title={t(`aftersales.${words}-title`)}
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
      >
        {t(`aftersales.${words}-text`)}
      </Alert>
    </div>
  )
}
