import type { Quote } from '../../contract/after-sales.ts'
import { useMoney } from '../currency/use-money.ts'
import { useFormat } from '../locale/use-format.ts'
import { useT } from '../locale/use-t.ts'
import { useUrl } from '../locale/use-url.ts'
import { Alert } from '../ui/alert.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** How a refund or change that was confirmed stands. */
export function QuoteStatus({ quote, orderCode }: { quote: Quote; orderCode: string }) {
  return (
    <div
      data-quote={quote.quoteId}
      data-quote-kind={quote.kind}
      data-quote-state={quote.state}
      data-amount={quote.amount.amount}
      data-currency={quote.amount.currency}
    >
      <Told quote={quote} orderCode={orderCode} />
    </div>
  )
}

function Told({ quote, orderCode }: { quote: Quote; orderCode: string }) {
  const t = useT()
  const url = useUrl()
  const { kind, state } = quote
  if (state === 'due') return <Due quote={quote} />
  if (state === 'working') {
    return (
      <Alert
        tone="info"
        title={t(`aftersales.working-${kind}-title`)}
        actions={
          <LinkButton
            variant="secondary"
            size="sm"
            icon="refresh"
            reloadDocument
            to={url(`order/${orderCode}`)}
          >
            {t('aftersales.refresh')}
          </LinkButton>
        }
      >
        {t(`aftersales.working-${kind}-text`)}{' '}
        <span className="text-ink-soft">{t('aftersales.updates')}</span>
      </Alert>
    )
  }
  if (state === 'failed') {
    return (
      <Alert tone="error" title={t(`aftersales.failed-${kind}-title`)}>
        {t(`aftersales.failed-${kind}-text`)}
      </Alert>
    )
  }
  return quote.kind === 'refund' ? <MoneyBack quote={quote} /> : <Changed />
}

function Due({ quote }: { quote: Quote }) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const trxId = quote.kind === 'change' ? quote.trxId : undefined
  return (
    <Alert
      tone="warning"
      title={t('aftersales.due-change-title')}
      actions={
        trxId && (
          <LinkButton size="sm" icon="lock" to={url(`pay/${trxId}/choose`)}>
            {t('aftersales.due-change-pay', { amount: money(quote.amount) })}
          </LinkButton>
        )
      }
    >
      {t('aftersales.due-change-text')} {t('aftersales.quote-stands')}{' '}
      <Countdown until={quote.validUntil} />
    </Alert>
  )
}

function MoneyBack({ quote }: { quote: Extract<Quote, { kind: 'refund' }> }) {
  const t = useT()
  const money = useMoney()
  const format = useFormat()
  if (quote.amount.amount === 0) {
    return <Alert tone="success" title={t('aftersales.done-refund-nothing')} />
  }
  return (
    <Alert
      tone="success"
      title={t('aftersales.done-refund-title', { amount: money(quote.amount) })}
    >
      {t(`aftersales.done-refund-${quote.destination}`, {
        day: format.date(quote.arrivesBy, 'long'),
      })}
    </Alert>
  )
}

function Changed() {
  const t = useT()
  return (
    <Alert tone="success" title={t('aftersales.done-change-title')}>
      {t('aftersales.done-change-text')}
    </Alert>
  )
}
