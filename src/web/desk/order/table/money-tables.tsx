import type { DeskOrder } from '../../../../contract/desk/order/desk-order.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { DateTime } from '../../../ui/time/date-time.tsx'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { useAgencyZone } from '../../agency-clock.ts'
import { Amount } from '../../amount.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { causeWord, disputeReason, reasonWord } from './order-words.ts'
import { ShortId } from './short-id.tsx'
import { useHeads } from './use-heads.ts'

/** Renders where the money is: payments, refunds and quotes. */
export function MoneyTables({ seen }: { seen: DeskOrder }) {
  const { payables, payments, refunds, disputes, refundsByHand, quotes } = seen
  const t = useT()
  const url = useUrl()
  const heads = useHeads()
  const zone = useAgencyZone()
  const isReturned = payments.some(({ returned }) => returned.amount > 0)
  const money = (amount: { amount: number; currency: string }) => <Amount key="money" {...amount} />
  const time = (value: string | null) => value && <LocalTime key={value} value={value} />
  return (
    <>
      <DeskTable
        id="payables"
        title={t('desk-order.payables')}
        columns={heads('payable', 'state', 'amount-column', 'reference', 'until')}
        rows={payables.map((each) => ({
          id: each.trxId,
          cells: [
            t(`desk-state.purpose-${each.purpose}`),
            t(`desk-state.payable-${each.state}`),
            money(each.amount),
            <ShortId key="id" id={each.trxId} />,
            time(each.until),
          ],
        }))}
      />
      <DeskTable
        id="payments"
        title={t('desk-order.payments')}
        columns={heads(
          'method',
          'state',
          'amount-column',
          'refunded',
          ...(isReturned ? (['returned-by-bank'] as const) : []),
          'reason',
          'terms',
          'reference',
          'at',
        )}
        rows={payments.map((each) => ({
          id: each.paymentId,
          cells: [
            [
              t(`desk-state.method-${each.method}`),
              each.cardDigits && t('desk-order.card-digits', { digits: each.cardDigits }),
              each.gateway,
            ]
              .filter(Boolean)
              .join(' · '),
            t(`desk-state.payment-${paymentWord(each)}`),
            money(each.amount),
            money(each.refunded),
            ...(isReturned ? [each.returned.amount > 0 && money(each.returned)] : []),
            each.reason && reasonWord(t, each.reason),
            each.terms && (
              <TextLink key="terms" to={url('terms/condition', { version: each.terms })}>
                {/* A version is named by when it applied from: a day, or a moment. */}
                <DateTime value={each.terms} look="medium" zone={zone} />
              </TextLink>
            ),
            <span key="id" className="grid">
              <ShortId id={each.paymentId} />
              {each.gatewayReference && <ShortId id={each.gatewayReference} />}
            </span>,
            time(each.createdAt),
          ],
        }))}
      />
      {disputes.length > 0 && (
        <div className="grid gap-2">
          <DeskTable
            id="disputes"
            title={t('desk-order.disputes')}
            columns={heads(
              'reason',
              'state',
              'amount-column',
              'withdrawn',
              'answer-by',
              'reference',
              'at',
            )}
            rows={disputes.map((each) => ({
              id: each.reference,
              cells: [
                `${disputeReason(t, each.reason)} · ${each.gateway}`,
                t(`desk-state.dispute-${each.state}`),
                money(each.amount),
                money(each.withdrawn),
                time(each.dueAt),
                <ShortId key="id" id={each.reference} />,
                time(each.openedAt),
              ],
            }))}
          />
          <p className="text-xs text-ink-soft">{t('desk-order.disputes-answer')}</p>
        </div>
      )}
      <DeskTable
        id="refunds"
        title={t('desk-order.refunds')}
        columns={heads('cause', 'state', 'amount-column', 'bank-reference', 'at')}
        rows={refunds.map((each) => ({
          id: each.refundId,
          cells: [
            causeWord(t, each.cause),
            t(`desk-state.refund-${each.state}`),
            money(each.amount),
            each.bankReference,
            time(each.doneAt ?? each.createdAt),
          ],
        }))}
      />
      <DeskTable
        id="by-hand"
        title={t('desk-order.by-hand')}
        columns={heads('by', 'state', 'amount-column', 'reason', 'at')}
        rows={refundsByHand.map((each) => ({
          id: each.refundByHandId,
          cells: [
            [each.proposedBy.name, each.decidedBy?.name].filter(Boolean).join(', '),
            t(`desk-state.by-hand-${each.state}`),
            money(each.amount),
            each.why,
            time(each.paidAt ?? each.decidedAt ?? each.createdAt),
          ],
        }))}
      />
      <DeskTable
        id="quotes"
        title={t('desk-order.quotes')}
        columns={heads('kind', 'state', 'amount-column', 'shown', 'reason', 'at')}
        rows={quotes.map((each) => ({
          id: each.quoteId,
          cells: [
            t(`desk-state.quote-of-${each.kind}`),
            t(`desk-state.quote-${each.state}`),
            money(each.amount),
            <QuoteLines key="shown" lines={each.lines} />,
            each.reason && reasonWord(t, each.reason),
            time(each.createdAt),
          ],
        }))}
      />
    </>
  )
}

/** Renders the lines that the traveller saw of a quote. */
function QuoteLines({ lines }: Pick<DeskOrder['quotes'][number], 'lines'>) {
  const t = useT()
  return (
    <ul>
      {lines.map(({ kind, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quote never change
        <li key={place}>
          {t(`desk-state.quote-line-${kind}`)} <Amount {...amount} />
        </li>
      ))}
    </ul>
  )
}

/** Returns the word for a payment's state: what a bank returned isn't refunded by us. */
function paymentWord({ state, refunded, returned }: DeskOrder['payments'][number]) {
  const isGone = state === 'refunded' || state === 'partially_refunded'
  if (!isGone || returned.amount === 0) return state
  if (refunded.amount > 0) return `${state}_returned` as const
  return state === 'refunded' ? ('returned' as const) : ('partially_returned' as const)
}
