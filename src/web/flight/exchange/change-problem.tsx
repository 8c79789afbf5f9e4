import type { ChangeQuote } from '../../../contract/aftersales/after-sales.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { ProblemBox } from '../../aftersales/quote/problem-box.tsx'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'

interface ChangeProblemProps {
  problem: ErrorCode
  /** The quote, if it's still known: the search continues where it was left. */
  quote: ChangeQuote | undefined
  orderCode: string
}

/** Renders why a change can't be confirmed, and a link to flights that can. */
export function ChangeProblem({ problem, quote, orderCode }: ChangeProblemProps) {
  const t = useT()
  const url = useUrl()
  const search = url(`aftersales/change-flight/submission/${orderCode}/search`, {
    item: quote?.itemIds[0],
    date: quote?.to.slice.departure.slice(0, 10),
  })
  return (
    <ProblemBox
      problem={problem}
      items={[{ product: 'flight' }]}
      actions={
        <LinkButton size="sm" variant="secondary" icon="refresh" to={search}>
          {t('flight-changes.change-others')}
        </LinkButton>
      }
    />
  )
}
