import type { Quote, QuoteLine, RefundQuote } from '../../../contract/aftersales/after-sales.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { cx } from '../../ui/cx.ts'
import { PriceSummary } from '../../ui/price-summary.tsx'

/** Every line of a quote and its amount, the largest figure of the page. */
export function QuoteLines({ quote }: { quote: Pick<Quote, 'kind' | 'lines' | 'amount'> }) {
  const t = useT()
  const { kind, lines, amount } = quote
  return (
    <PriceSummary
      currency={amount.currency}
      total={amount.amount}
      totalLabel={t(kind === 'refund' ? 'aftersales.quote-back' : 'aftersales.quote-to-pay')}
      lines={lines.map((line, index) => ({
        id: `${line.kind} ${index}`,
        label: lineText(t, kind, line),
        amount: line.amount.amount,
      }))}
    />
  )
}

/** What one of several journeys brings back, in small: the sum of all stands below. */
export function PartLines({ part }: { part: RefundQuote['parts'][number] }) {
  const t = useT()
  const money = useMoney()
  const lines = [
    ...part.lines.map((line) => [lineText(t, 'refund', line), line.amount] as const),
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

function lineText(t: Translate, quoted: Quote['kind'], { kind }: QuoteLine): string {
  if (kind === 'paid') return t('aftersales.line-paid')
  if (kind === 'airline_fee') return t(`aftersales.line-fee-${quoted}`)
  return t('aftersales.line-difference')
}
