import { type ReactNode, useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { useT } from '../../locale/language.ts'
import { productWords } from '../../product/product-words.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { AskSupport } from '../ask-support.tsx'
import { problemWords } from './quote-problem.ts'

interface ProblemBoxProps {
  problem: ErrorCode
  /** The items it's about. */
  items: readonly { product: string }[]
  /** Actions to resolve it. */
  actions?: ReactNode
  /** A supplier changed one of them, which can be answered on the order's page even while its payment is disputed. */
  hasNotice?: boolean
}

/**
 * Renders why something couldn't be searched, quoted or confirmed; takes the focus, because it's the result of a
 * click.
 */
export function ProblemBox({ problem, items, actions, hasNotice }: ProblemBoxProps) {
  const words = productWords(useT(), items)
  const { id } = useParams()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  const kind = problemWords(problem)
  return (
    <div ref={box} tabIndex={-1} className="rounded">
      <Alert
        tone={kind === 'supplier' || kind === 'failed' ? 'error' : 'warning'}
        code={problem}
        title={words(`aftersales.${kind}-title`)}
        actions={kind === 'disputed' ? <AskSupport orderCode={id} /> : actions}
      >
        {kind === 'disputed' && hasNotice
          ? words('aftersales.disputed-text-noticed')
          : words(`aftersales.${kind}-text`)}
      </Alert>
    </div>
  )
}
