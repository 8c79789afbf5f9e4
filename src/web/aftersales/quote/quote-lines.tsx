import type { Quote } from '../../../contract/aftersales/after-sales.ts'
import type { QuoteLine } from '../../../contract/checkout/quote.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { cx } from '../../ui/cx.ts'
import { PriceSummary } from '../../ui/price-summary.tsx'

interface QuoteLinesProps {
  quote: Pick<Quote, 'kind' | 'lines' | 'amount'>
  /** Messages of its product. */
  words: Translate
}

/** Renders a quote's lines and its amount, the largest figure of the page. */
export function QuoteLines({ quote, words }: QuoteLinesProps) {
  const t = useT()
  const { lines, amount } = quote
  return (
    <PriceSummary
      currency={amount.currency}
      total={isChangeBack(quote) ? -amount.amount : amount.amount}
      totalLabel={t(isBack(quote) ? 'aftersales.quote-back' : 'aftersales.quote-to-pay')}
      lines={lines.filter(isCharged).map((line, index) => ({
        id: `${line.kind} ${index}`,
        label: lineText(words, quote.kind, line),
        amount: line.amount.amount,
      }))}
    />
  )
}

interface SmallLinesProps {
  quote: Pick<Quote, 'kind' | 'lines' | 'amount'>
  /** Messages of its product. */
  words: Translate
}

/** Renders the lines of one part of a quote, or of a completed one, in small print; none if it's about no money. */
export function SmallLines({ quote, words }: SmallLinesProps) {
  const t = useT()
  const money = useMoney()
  const { kind, amount: own } = quote
  if (!quote.lines.some(isCharged)) return null
  const total = t(isBack(quote) ? 'aftersales.quote-back' : 'aftersales.change-paid')
  const amount = isChangeBack(quote) ? { ...own, amount: -own.amount } : own
  const lines = [
    ...quote.lines
      .filter(isCharged)
      .map((line) => [lineText(words, kind, line), line.amount] as const),
    [total, amount] as const,
  ]
  return (
    <dl className="grid gap-1">
      {lines.map(([label, amount], index) => (
        <div
          key={label}
          className={cx(
            'flex justify-between gap-4',
            index < lines.length - 1 ? 'text-ink-soft' : 'font-medium',
          )}
        >
          <dt>{label}</dt>
          <dd className="tabular">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

type Total = Pick<Quote, 'kind' | 'amount'>

/** A change that costs less is named for what comes back, not for a negative sum to pay. */
const isChangeBack = ({ kind, amount }: Total): boolean => kind !== 'refund' && amount.amount < 0

const isBack = (quote: Total): boolean => quote.kind === 'refund' || isChangeBack(quote)

const isCharged = ({ amount }: QuoteLine): boolean => amount.amount !== 0

function lineText(words: Translate, quoted: Quote['kind'], { kind }: QuoteLine): string {
  if (kind === 'paid') return words('aftersales.line-paid')
  if (kind === 'supplier_fee') {
    return words(quoted === 'refund' ? 'aftersales.line-fee-refund' : 'aftersales.line-fee-change')
  }
  if (kind === 'returned_by_bank') return words('aftersales.line-returned-by-bank')
  if (kind === 'refunded_before') return words('aftersales.line-refunded-before')
  return words('aftersales.line-difference')
}
