import { type ReactNode, useEffect, useRef } from 'react'
import type { ErrorCode } from '../../../contract/errors.ts'
import { useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { problemWords } from './quote-problem.ts'

interface ProblemBoxProps {
  problem: ErrorCode
  /** What can be done about it right here. */
  actions?: ReactNode
}

/** Why something could not be searched, quoted or confirmed; takes the focus, as it answers what was just pressed. */
export function ProblemBox({ problem, actions }: ProblemBoxProps) {
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
        actions={actions}
      >
        {t(`aftersales.${words}-text`)}
      </Alert>
    </div>
  )
}
