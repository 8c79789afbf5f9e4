import type { ReactNode } from 'react'
import type { Quote } from '../../../contract/aftersales/after-sales.ts'
import type { OrderItem } from '../../../contract/order/order.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { productWords } from '../../product/product-words.ts'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { SmallLines } from './quote-lines.tsx'

interface PastLine {
  id: string
  at: string
  text: ReactNode
  /** The amounts it's made of. */
  details?: ReactNode
}

interface PastChangesProps {
  /** Answered notices. */
  notices: readonly PastLine[]
  quotes: readonly Quote[]
  /** All items of the order. */
  items: readonly OrderItem[]
}

/** Renders answered notices and completed changes, newest first: one line each, with the amounts of what was paid. */
export function PastChanges({ notices, quotes, items }: PastChangesProps) {
  const t = useT()
  const money = useMoney()
  const lines: PastLine[] = [
    ...notices,
    ...quotes.map((quote) => {
      const words = productWords(
        t,
        items.filter(({ id }) => quote.itemIds.includes(id)),
      )
      return {
        id: quote.quoteId,
        at: quote.createdAt,
        text: endText(words, quote, money(quote.amount)),
        details: quote.state === 'completed' && quote.amount.amount > 0 && (
          <div className="mt-1 max-w-sm text-xs">
            <SmallLines quote={quote} words={words} />
          </div>
        ),
      }
    }),
  ].sort((a, b) => b.at.localeCompare(a.at))
  if (lines.length === 0) return null
  const list = (
    <ul className="grid gap-2">
      {lines.map(({ id, at, text, details }) => (
        <li key={id}>
          {text}{' '}
          <span className="text-xs text-ink-soft">
            <LocalTime value={at} />
          </span>
          {details}
        </li>
      ))}
    </ul>
  )
  if (lines.length <= fewLines) {
    return <div className="rounded border border-line bg-surface p-4 md:px-6">{list}</div>
  }
  return (
    <Disclosure
      className="rounded border border-line bg-surface px-4 md:px-6"
      summary={t('aftersales.past')}
    >
      <div className="pb-4">{list}</div>
    </Disclosure>
  )
}

/** How many are visible; more are collapsed. */
const fewLines = 2

function endText(t: Translate, { kind, state }: Quote, amount: string): string {
  if (kind === 'refund') {
    return state === 'completed'
      ? t('aftersales.past-done-refund', { amount })
      : t('aftersales.past-failed-refund')
  }
  return t(state === 'completed' ? 'aftersales.past-done-change' : 'aftersales.past-failed-change')
}
