import { useEffect, useRef } from 'react'
import type { ChangeQuote } from '../../contract/after-sales.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { useT } from '../locale/use-t.ts'
import { useUrl } from '../locale/use-url.ts'
import { Alert } from '../ui/alert.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { problemWords } from './quote-problem.ts'

interface ChangeProblemProps {
  problem: ErrorCode
  /** As far as it is still told: the search goes on where it was left. */
  quote: ChangeQuote | undefined
  orderCode: string
}

/** Why a change cannot be confirmed, and the way to flights that can. */
export function ChangeProblem({ problem, quote, orderCode }: ChangeProblemProps) {
  const t = useT()
  const url = useUrl()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  const words = problemWords(problem)
  const search = url(`aftersales/change-flight/submission/${orderCode}/search`, {
    item: quote?.itemIds[0],
    date: quote?.to.slice.departure.slice(0, 10),
  })
  return (
    <div ref={box} tabIndex={-1} className="rounded">
      <Alert
        tone={words === 'supplier' || words === 'failed' ? 'error' : 'warning'}
        code={problem}
        title={t(`aftersales.${words}-title`)}
        actions={
          <LinkButton size="sm" variant="secondary" icon="refresh" to={search}>
            {t('aftersales.change-others')}
          </LinkButton>
        }
      >
        {t(`aftersales.${words}-text`)}
      </Alert>
    </div>
  )
}
