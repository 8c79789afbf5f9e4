import type { ReactNode } from 'react'
import type {
  OrderDispute,
  ProductChangeQuote,
  Quote,
  RefundQuote,
} from '../../../contract/aftersales/after-sales.ts'
import type { Money } from '../../../contract/money.ts'
import type { OrderItem } from '../../../contract/order/order.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { Translate } from '../../locale/word-store.ts'
import { useItemsByProduct } from '../../product/product-views.ts'
import { productWords } from '../../product/product-words.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Countdown } from '../../ui/time/countdown.tsx'
import { SmallLines } from './quote-lines.tsx'

interface QuoteStatusProps {
  quote: Quote
  orderCode: string
  /** The order's items that the quote is about. */
  items: readonly OrderItem[]
  /** Returns the title of an item of the order. */
  titleOf: (itemId: string) => string
  /** Refunds of the quote that wait for the payer's bank, or that it has paid in place of us. */
  disputed?: OrderDispute['refunds'] | undefined
}

/** Renders the state of a confirmed refund or change. */
export function QuoteStatus(props: QuoteStatusProps) {
  const { quote } = props
  return (
    <div
      data-quote={quote.quoteId}
      data-quote-kind={quote.kind}
      data-quote-state={quote.state}
      data-amount={quote.amount.amount}
      data-currency={quote.amount.currency}
    >
      <QuoteMessage {...props} />
    </div>
  )
}

function QuoteMessage({ quote, orderCode, items, titleOf, disputed = [] }: QuoteStatusProps) {
  const t = useT()
  const words = productWords(t, items)
  const url = useUrl()
  const { state } = quote
  const kind = quote.kind === 'refund' ? 'refund' : 'change'
  if (state === 'awaiting_payment') return <AwaitingPayment quote={quote} words={words} />
  if (state === 'in_progress') {
    return (
      <Alert
        tone="info"
        title={words(`aftersales.in-progress-${kind}-title`)}
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
        {words(`aftersales.in-progress-${kind}-text`)}{' '}
        <span className="text-ink-soft">{t('aftersales.updates')}</span>
      </Alert>
    )
  }
  if (state === 'failed') {
    return (
      <Alert tone="error" title={words(`aftersales.failed-${kind}-title`)}>
        {words(`aftersales.failed-${kind}-text`)}
      </Alert>
    )
  }
  return quote.kind === 'refund' ? (
    <RefundCompleted quote={quote} titleOf={titleOf} words={words} disputed={disputed} />
  ) : (
    <ChangeCompleted quote={quote} items={items} words={words} />
  )
}

function AwaitingPayment({ quote, words }: { quote: Quote; words: Translate }) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const trxId = quote.kind === 'refund' ? undefined : quote.trxId
  return (
    <Alert
      tone="warning"
      title={t('aftersales.awaiting-payment-change-title')}
      actions={
        trxId && (
          <LinkButton size="sm" icon="lock" to={url(`pay/${trxId}/choose`)}>
            {t('aftersales.awaiting-payment-change-pay', { amount: money(quote.amount) })}
          </LinkButton>
        )
      }
    >
      {words('aftersales.awaiting-payment-change-text')} {t('aftersales.quote-stands')}{' '}
      <Countdown until={quote.validUntil} />
    </Alert>
  )
}

interface RefundCompletedProps extends Pick<QuoteStatusProps, 'titleOf'> {
  quote: RefundQuote
  disputed: OrderDispute['refunds']
  words: Translate
}

function RefundCompleted({ quote, titleOf, words, disputed }: RefundCompletedProps) {
  const t = useT()
  const money = useMoney()
  const format = useFormat()
  const { parts, amount, destination, arrivesBy } = quote
  const completed = parts.filter(({ state }) => state === 'completed')
  const back = completed.reduce((sum, part) => sum + part.amount.amount, 0)
  const sent = back - disputed.reduce((sum, each) => sum + each.amount.amount, 0)
  const lines = (
    <div className="mt-2 max-w-sm">
      <SmallLines quote={completedOf(quote, completed)} words={words} />
    </div>
  )
  const failed = parts.filter(({ state }) => state === 'failed').flatMap(({ itemIds }) => itemIds)
  const day = format.date(arrivesBy, 'long')
  return (
    <div className="grid gap-2">
      {back === 0 ? (
        <Alert tone="success" title={words('aftersales.done-refund-nothing')}>
          {lines}
        </Alert>
      ) : (
        <>
          {disputed.map((each) => (
            <DisputedRefund key={`${each.state} ${each.amount.amount}`} refund={each}>
              {sent <= 0 && lines}
            </DisputedRefund>
          ))}
          {sent > 0 && (
            <Alert
              tone="success"
              title={t('aftersales.done-refund-title', {
                amount: money({ ...amount, amount: sent }),
              })}
            >
              {t(`aftersales.done-refund-${destination}`, { day })}
              {lines}
            </Alert>
          )}
        </>
      )}
      {failed.length > 0 && (
        <Alert tone="error" title={words('aftersales.failed-part-title')}>
          {format.list(failed.map(titleOf))} · {words('aftersales.failed-refund-text')}
        </Alert>
      )}
    </div>
  )
}

interface DisputedRefundProps {
  refund: OrderDispute['refunds'][number]
  children: ReactNode
}

/** Renders a refund that waits for the payer's bank, or that the bank has paid. */
function DisputedRefund({ refund: { amount, state }, children }: DisputedRefundProps) {
  const t = useT()
  const money = useMoney()
  return (
    <Alert
      tone={state === 'waits' ? 'warning' : 'info'}
      title={t(`aftersales.refund-${state}-title`, { amount: money(amount) })}
    >
      {t(`aftersales.refund-${state}-text`)}
      {children}
    </Alert>
  )
}

/** Returns what the completed parts of a refund add up to, as a quote. */
function completedOf({ kind, amount }: RefundQuote, completed: RefundQuote['parts']) {
  const { currency } = amount
  const lines = completed.flatMap((part) => part.lines)
  const kinds = [...new Set(lines.map((line) => line.kind))]
  const amountOf = (some: readonly { amount: Money }[]) =>
    sumMoney(
      some.map((each) => each.amount),
      currency,
    )
  return {
    kind,
    lines: kinds.map((each) => ({
      kind: each,
      amount: amountOf(lines.filter((line) => line.kind === each)),
    })),
    amount: amountOf(completed),
  }
}

interface ChangeCompletedProps extends Pick<QuoteStatusProps, 'items'> {
  quote: ProductChangeQuote
  words: Translate
}

function ChangeCompleted({ quote, items, words }: ChangeCompletedProps) {
  const byProduct = useItemsByProduct(items)
  return (
    <Alert tone="success" title={words('aftersales.done-change-title')}>
      {words('aftersales.done-change-text')}
      {byProduct.map(
        ({ product, items: changed, views: { ChangeNote } }) =>
          ChangeNote && <ChangeNote key={product} quote={quote} items={changed} />,
      )}
      {quote.amount.amount > 0 && (
        <div className="mt-2 max-w-sm">
          <SmallLines quote={quote} words={words} />
        </div>
      )}
    </Alert>
  )
}
