import type { RefundQuote } from '../../../contract/aftersales/after-sales.ts'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { partCount, useProductViews } from '../../product/product-views.ts'
import { productWords } from '../../product/product-words.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Money } from '../../ui/money.tsx'
import { PriceSummary } from '../../ui/price-summary.tsx'
import { ActForm } from './act-form.tsx'

interface CancelFormProps {
  seen: Pick<DeskOrder, 'order' | 'refundsByHand' | 'afterSales'>
  quote: RefundQuote
  isOpen: boolean
}

/** Renders what a quoted cancellation cancels, refunds and charges, and the button that does it. */
export function CancelForm({ seen, quote, isOpen }: CancelFormProps) {
  const { order, refundsByHand, afterSales } = seen
  const t = useT()
  const money = useMoney()
  const viewsOf = useProductViews()
  const items = order.items.filter(({ id }) => quote.itemIds.includes(id))
  const words = productWords(t, items)
  const { currency } = quote.amount
  const byHand = refundsByHand
    .filter(({ state }) => state === 'approved' || state === 'paid')
    .map(({ amount }) => amount)
  // What takes off this refund is one of its lines.
  const isTakenOff = quote.lines.some(({ kind }) => kind === 'returned_by_bank')
  const returned = isTakenOff ? undefined : afterSales.dispute?.returned
  return (
    <ActForm
      act="confirm-refund"
      target={quote.quoteId}
      isOpen={isOpen}
      buttons={
        <SubmitButton
          name="do"
          value={`confirm-refund ${quote.quoteId}`}
          variant="danger"
          className="justify-self-start"
        >
          {words('desk-order.do-cancel', {
            count: partCount(viewsOf, items),
            amount: money(quote.amount),
          })}
        </SubmitButton>
      }
    >
      {() => (
        <>
          <p>
            <span className="font-medium">{items.map(({ title }) => title).join(', ')}</span>
            <span className="block text-ink-soft">{words('desk-order.cancels')}</span>
          </p>
          <PriceSummary
            currency={currency}
            lines={quote.lines.map(({ kind, amount }) => ({
              id: kind,
              label: t(`desk-order.line-${kind}`),
              amount: amount.amount,
            }))}
            total={quote.amount.amount}
            totalLabel={t('desk-order.refund-total')}
          >
            {byHand.length > 0 && (
              <Besides label={t('desk-order.line-by-hand')} amount={sumMoney(byHand, currency)} />
            )}
            {returned && returned.amount > 0 && (
              <Besides label={t('desk-order.line-returned')} amount={returned} />
            )}
          </PriceSummary>
          {quote.charges.map(({ itemIds, amount, card }) => (
            <p key={itemIds.join()}>
              {t('desk-order.cancel-charge', { amount: money(amount), card })}
            </p>
          ))}
        </>
      )}
    </ActForm>
  )
}

/** Renders an amount that isn't part of the refund above it. */
function Besides({ label, amount }: { label: string; amount: RefundQuote['amount'] }) {
  return (
    <dl className="mt-2 flex items-baseline justify-between gap-4 text-ink-soft">
      <dt className="min-w-0">{label}</dt>
      <dd>
        <Money {...amount} />
      </dd>
    </dl>
  )
}
