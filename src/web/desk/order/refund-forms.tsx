import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PriceSummary } from '../../ui/price-summary.tsx'
import { ActForm } from './act-form.tsx'
import { RefundByHandForm } from './refund-by-hand-form.tsx'

/** Renders the forms that give money back: by quote, and by hand. */
export function RefundForms({ seen, staffId }: { seen: DeskOrder; staffId: string }) {
  const { afterSales, refundsByHand, refundable, order } = seen
  const t = useT()
  const money = useMoney()
  const [quote] = afterSales.quotes
  const cancellable = afterSales.reservations.filter(({ refund }) => refund !== 'not_allowed')
  const titleOf = (ids: readonly string[]) =>
    order.items.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])).join(', ')
  const isDisputed = afterSales.dispute?.blocksRefunds === true
  return (
    <>
      {isDisputed && (
        <p className="py-3" data-disputed>
          {t('error.PAYMENT_DISPUTED')}
        </p>
      )}
      {!isDisputed && quote?.kind === 'refund' && quote.state === 'open' && (
        <ActForm
          act="confirm-refund"
          target={quote.quoteId}
          isOpen
          buttons={
            <SubmitButton
              name="do"
              value={`confirm-refund ${quote.quoteId}`}
              className="justify-self-start"
            >
              {t('desk-order.do-confirm-refund', { amount: money(quote.amount) })}
            </SubmitButton>
          }
        >
          {() => (
            <>
              <p>{titleOf(quote.itemIds)}</p>
              <PriceSummary
                currency={quote.amount.currency}
                lines={quote.lines.map(({ kind, amount }) => ({
                  id: kind,
                  label: t(`desk-order.line-${kind}`),
                  amount: amount.amount,
                }))}
                total={quote.amount.amount}
                totalLabel={t('desk-order.refund-total')}
              />
            </>
          )}
        </ActForm>
      )}
      {refundsByHand
        .filter(({ state }) => state === 'proposed')
        .map(({ refundByHandId, amount, why, proposedBy }) =>
          proposedBy.id === staffId ? (
            <p key={refundByHandId} className="py-3 text-ink-soft">
              {t('desk-order.proposed-by-you', { amount: money(amount) })}
            </p>
          ) : (
            <ActForm
              key={refundByHandId}
              act="decide-refund"
              target={refundByHandId}
              isOpen
              buttons={
                <div className="flex flex-wrap gap-2">
                  {amount.amount <= refundable.amount && (
                    <SubmitButton name="decision" value="approved">
                      {t('desk-order.approve', { amount: money(amount) })}
                    </SubmitButton>
                  )}
                  <SubmitButton name="decision" value="rejected" variant="secondary">
                    {t('desk-order.reject')}
                  </SubmitButton>
                </div>
              }
            >
              {() => (
                <p className="wrap-anywhere">
                  {t('desk-order.proposed', { amount: money(amount), name: proposedBy.name, why })}
                </p>
              )}
            </ActForm>
          ),
        )}
      {!isDisputed && cancellable.length > 0 && (
        <ActForm act="quote-refund" asksWhy={false}>
          {(field) => {
            const { error } = field('items')
            return (
              <fieldset>
                <legend className="text-xs font-medium text-ink-soft">
                  {t('desk-order.quote-items')}
                </legend>
                {cancellable.map(({ itemIds, refund }) => (
                  <Checkbox
                    key={itemIds.join()}
                    name="items"
                    value={itemIds.join()}
                    label={titleOf(itemIds)}
                    hint={refund === 'nothing' ? t('desk-order.quote-nothing') : null}
                    defaultChecked={cancellable.length === 1}
                    aria-invalid={error ? true : undefined}
                  />
                ))}
                {error && <FieldError id="items-error">{error}</FieldError>}
              </fieldset>
            )
          }}
        </ActForm>
      )}
      {refundable.amount > 0 && <RefundByHandForm seen={seen} />}
    </>
  )
}
