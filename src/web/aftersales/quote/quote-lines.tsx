import type { Quote, RefundQuote } from '../../../contract/aftersales/after-sales.ts'
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
  const { kind, lines, amount } = quote
  return (
    <PriceSummary
      currency={amount.currency}
      total={amount.amount}
      totalLabel={t(kind === 'refund' ? 'aftersales.quote-back' : 'aftersales.quote-to-pay')}
      lines={lines.map((line, index) => ({
        id: `${line.kind} ${index}`,
        label: lineText(words, kind, line),
        amount: line.amount.amount,
      }))}
    />
  )
}

interface PartLinesProps {
  part: RefundQuote['parts'][number]
  words: Translate
}

/** Renders one item's part of the refund, small, above the total. */
export function PartLines({ part, words }: PartLinesProps) {
  const t = useT()
  const money = useMoney()
  const lines = [
    ...part.lines.map((line) => [lineText(words, 'refund', line), line.amount] as const),
    [t('aftersales.quote-back'), part.amount] as const,
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

function lineText(words: Translate, quoted: Quote['kind'], { kind }: QuoteLine): string {
  if (kind === 'paid') return words('aftersales.line-paid')
  if (kind === 'supplier_fee') return words(`aftersales.line-fee-${quoted}`)
  return words('aftersales.line-difference')
}
