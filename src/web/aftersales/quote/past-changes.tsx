import type { ReactNode } from 'react'
import type { OrderDispute, Quote } from '../../../contract/aftersales/after-sales.ts'
import type { Money } from '../../../contract/money.ts'
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
  /** Refunds that wait for the payer's bank, or that it has paid in place of us. */
  disputed: OrderDispute['refunds']
  /** All items of the order. */
  items: readonly OrderItem[]
}

/** Renders answered notices and completed changes, newest first: one line each, with the amounts of what was paid. */
export function PastChanges({ notices, quotes, disputed, items }: PastChangesProps) {
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
        text: endText(words, quote, {
          money,
          disputed: disputed.filter(({ quoteId }) => quoteId === quote.quoteId),
        }),
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

function endText(
  t: Translate,
  { kind, state, amount }: Quote,
  { money, disputed }: { money: (amount: Money) => string; disputed: OrderDispute['refunds'] },
): string {
  if (kind === 'refund') {
    if (state !== 'completed') return t('aftersales.past-failed-refund')
    const sumOf = (wanted: string) =>
      disputed.reduce((sum, each) => sum + (each.state === wanted ? each.amount.amount : 0), 0)
    const text = (of: number) => money({ ...amount, amount: of })
    const [waits, returned] = [sumOf('waits'), sumOf('returned')]
    const sent = amount.amount - waits - returned
    if (amount.amount === 0) return t('aftersales.past-done-nothing')
    if (waits > 0) return t('aftersales.past-done-refund-waits', { amount: text(waits) })
    if (returned === 0) return t('aftersales.past-done-refund', { amount: text(sent) })
    return sent > 0
      ? t('aftersales.past-done-refund-returned', { amount: text(sent), returned: text(returned) })
      : t('aftersales.past-done-returned', { amount: text(returned) })
  }
  return t(state === 'completed' ? 'aftersales.past-done-change' : 'aftersales.past-failed-change')
}
