import { useContext } from 'react'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { minorDigits } from '../../../contract/minor-digits.ts'
import type { Money } from '../../../contract/money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { useProductViews } from '../../product/product-views.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { PriceSummary } from '../../ui/price-summary.tsx'
import { ActForm, ActForms } from './act-form.tsx'

/** Renders the forms that give money back: by quote, and by hand. */
export function RefundForms({ seen, staffId }: { seen: DeskOrder; staffId: string }) {
  const { afterSales, refundsByHand, order } = seen
  const t = useT()
  const money = useMoney()
  const [quote] = afterSales.quotes
  const cancellable = afterSales.reservations.filter(({ refund }) => refund !== 'not_allowed')
  const titleOf = (ids: readonly string[]) =>
    order.items.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])).join(', ')
  return (
    <>
      {quote?.kind === 'refund' && quote.state === 'open' && (
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
                  <SubmitButton name="decision" value="approved">
                    {t('desk-order.approve', { amount: money(amount) })}
                  </SubmitButton>
                  <SubmitButton name="decision" value="rejected" variant="secondary">
                    {t('desk-order.reject')}
                  </SubmitButton>
                </div>
              }
            >
              {() => (
                <p>
                  {t('desk-order.proposed', { amount: money(amount), name: proposedBy.name, why })}
                </p>
              )}
            </ActForm>
          ),
        )}
      {cancellable.length > 0 && (
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
      {seen.refundable.amount > 0 && <RefundByHandForm seen={seen} />}
    </>
  )
}

/** Renders the form for an amount by hand. What is typed is shown once more before anything is done. */
function RefundByHandForm({ seen }: { seen: DeskOrder }) {
  const { refundable, refundableAlone, order } = seen
  const t = useT()
  const money = useMoney()
  const { refused } = useContext(ActForms)
  const { currency } = refundable
  const asked =
    refused?.act === 'propose-refund' && refused.code === null && refused.wrong.length === 0
      ? refused.amount
      : null
  if (asked !== null) return <ConfirmRefund amount={{ amount: asked, currency }} />
  return (
    <ActForm act="propose-refund">
      {(field) => (
        <>
          <input type="hidden" name="currency" value={currency} />
          <RefundConditions items={order.items} />
          <TextField
            {...field('amount')}
            label={t('desk-order.amount', { currency })}
            hint={t('desk-order.amount-hint', {
              amount: money(refundable),
              alone: money(refundableAlone),
            })}
            inputMode={minorDigits(currency) > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            required
          />
        </>
      )}
    </ActForm>
  )
}

/** Asks whether to refund an amount that was typed. */
function ConfirmRefund({ amount }: { amount: Money }) {
  const t = useT()
  const money = useMoney()
  const value = 'propose-refund '
  return (
    <ActForm
      act="propose-refund"
      asksWhy={false}
      buttons={
        <div className="flex flex-wrap gap-2">
          <SubmitButton name="do" value={value}>
            {t('desk-order.do-confirm-refund', { amount: money(amount) })}
          </SubmitButton>
          <SubmitButton name="back" value="amount" variant="secondary">
            {t('desk-order.back-to-amount')}
          </SubmitButton>
        </div>
      }
    >
      {(_, refused) => (
        <>
          {['amount', 'currency', 'why'].map((name) => (
            <input key={name} type="hidden" name={name} value={refused?.typed[name] ?? ''} />
          ))}
          <input type="hidden" name="confirmed" value={amount.amount} />
          <Alert tone="warning" title={t('desk-order.confirm-amount', { amount: money(amount) })}>
            {t('desk-order.confirm-amount-text')}
            <p className="mt-2 wrap-anywhere">
              {t('desk-order.why')}: {refused?.typed.why}
            </p>
          </Alert>
        </>
      )}
    </ActForm>
  )
}

/** Renders what was agreed about refunds of each item: what is refunded by hand is more than that. */
function RefundConditions({ items }: { items: DeskOrder['order']['items'] }) {
  const t = useT()
  const money = useMoney()
  const viewsOf = useProductViews()
  return (
    <div className="text-xs text-ink-soft" data-conditions>
      <p>{t('desk-order.conditions')}</p>
      <ul className="mt-1 grid gap-1">
        {items.map((item) => {
          const { conditionText, CancellationTerms } = viewsOf(item)
          const text = conditionText?.(t, 'refund', item, money)
          return (
            <li key={item.id}>
              <span className="font-medium text-ink">{item.title}</span>
              {text ? `: ${text}` : CancellationTerms && <CancellationTerms items={[item]} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
