import type { Quote, QuoteLine } from '../../contract/after-sales.ts'
import { useT } from '../locale/use-t.ts'
import type { Translate } from '../locale/word-store.ts'
import { PriceSummary } from '../ui/price-summary.tsx'

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

function lineText(t: Translate, quoted: Quote['kind'], { kind }: QuoteLine): string {
  if (kind === 'paid') return t('aftersales.line-paid')
  if (kind === 'airline_fee') return t(`aftersales.line-fee-${quoted}`)
  return t('aftersales.line-difference')
}
